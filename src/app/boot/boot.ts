import type { AppState } from '../../slices/state.ts';
import { initialState } from '../../slices/state.ts';

/** The part of the state that the server renders from and the page starts with; nothing in it is personal. */
export type PublicState = Pick<AppState, 'catalog' | 'city' | 'setting'> & { readonly path: string };

export const publicStateOf = ({ catalog, city, setting, view }: AppState): PublicState => ({
  catalog,
  city,
  setting,
  path: view.path,
});

export const stateFrom = ({ catalog, city, setting, path }: PublicState): AppState => ({
  ...initialState,
  // A copy of the page may have lain in a cache for an hour.
  catalog: { ...catalog, isFresh: false },
  city,
  setting: { ...setting, isFresh: false },
  view: { ...initialState.view, path },
});

/** JSON that can stand in a script element: no text in it can end the element. */
export const embeddable = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
