import { selectCity } from '../../slices/city/selectors.ts';
import type { AppState } from '../../slices/state.ts';
import { initialState } from '../../slices/state.ts';

/** What all pages of a city share until a version changes: a resource of its own. Nothing in it is personal. */
export interface SharedState extends Pick<AppState, 'setting'> {
  readonly catalog: Omit<AppState['catalog'], 'search'>;
  readonly city: Omit<AppState['city'], 'currentId'>;
}

/** What a page carries itself: nothing personal, and nothing that its markup says as well. */
export interface PageState {
  readonly citySlug: string | null;
  readonly path: string;
  readonly search: string;
  /** Where there is no resource to share, since the API has never answered. */
  readonly own: SharedState | null;
}

export const sharedStateOf = ({
  catalog: { search: _ofPage, ...catalog },
  city: { currentId: _alsoOfPage, ...city },
  setting,
}: AppState): SharedState => ({ catalog, city, setting });

export const pageStateOf = (state: AppState, isShared: boolean): PageState => ({
  citySlug: selectCity(state)?.slug ?? null,
  path: state.view.path,
  search: state.catalog.search,
  own: isShared ? null : sharedStateOf(state),
});

/** The state that the page was rendered from. */
export const stateFrom = (
  { catalog, city, setting }: SharedState,
  { citySlug, path, search }: Omit<PageState, 'own'>,
): AppState => ({
  ...initialState,
  // A copy of the page may have lain in a cache for an hour.
  catalog: { ...catalog, search, isFresh: false },
  city: { ...city, currentId: city.list.find(({ slug }) => slug === citySlug)?.id ?? null },
  setting: { ...setting, isFresh: false },
  view: { ...initialState.view, path },
});

/** JSON that can stand in a script element: no text in it can end the element. */
export const embeddable = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
