import { wellFormedText } from '../../../domain/wellFormedText.ts';
import type { Meanings } from '../../../kernel/define.ts';
import type { CatalogState } from '../state.ts';
import type { browsingEvents } from './events.ts';

type BrowsingEvents = typeof browsingEvents;

export const browsingMeanings: Meanings<BrowsingEvents, keyof BrowsingEvents, CatalogState> = {
  'catalog/searchTyped': (state, { payload }) => {
    // An address may ask too, with anything in it.
    state.search = wellFormedText(payload.text);
    if (state.search !== '') state.filters = [];
  },
  'catalog/filterToggled': (state, { payload: { code } }) => {
    state.search = '';
    state.filters = state.filters.includes(code)
      ? state.filters.filter((other) => other !== code)
      : [...state.filters, code];
  },
  'catalog/filtersCleared': (state) => {
    state.filters = [];
  },
};
