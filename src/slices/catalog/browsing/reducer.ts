import { wellFormedText } from '../../../domain/wellFormedText.ts';
import type { EventOf } from '../../../kernel/event.ts';
import type { CatalogState } from '../state.ts';
import type { browsingEvents } from './events.ts';

type BrowsingEvents = typeof browsingEvents;
type Next<K extends keyof BrowsingEvents> = (
  state: CatalogState,
  event: EventOf<BrowsingEvents, K>,
) => CatalogState;

const looking = (state: CatalogState, search: string, filters: readonly string[]): CatalogState =>
  state.search === search && state.filters === filters ? state : { ...state, search, filters };

/** Said without Immer: a page that is alive knows these before its library is there. */
export const browsingMeanings: { readonly [K in keyof BrowsingEvents]: { readonly next: Next<K> } } = {
  'catalog/searchTyped': {
    next(state, { payload }) {
      // An address may ask too, with anything in it.
      const search = wellFormedText(payload.text);
      return looking(state, search, search === '' ? state.filters : []);
    },
  },
  'catalog/filterToggled': {
    next: (state, { payload: { code } }) =>
      looking(
        state,
        '',
        state.filters.includes(code)
          ? state.filters.filter((other) => other !== code)
          : [...state.filters, code],
      ),
  },
  'catalog/filtersCleared': { next: (state) => looking(state, state.search, []) },
};
