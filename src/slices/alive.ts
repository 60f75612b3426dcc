import type { Meaning } from '../kernel/core.ts';
import { defineReducer } from '../kernel/define.ts';
import { browsingEvents } from './catalog/browsing/events.ts';
import { browsingMeanings } from './catalog/browsing/reducer.ts';
import type { AppEvents } from './events.ts';
import type { AppState } from './state.ts';

type Browsing = typeof browsingEvents;
const reduceMenu = defineReducer<Browsing, keyof Browsing, AppState['catalog']>(browsingMeanings);

/**
 * As much of the shop as a page knows before all of it is there: what the customer looks for in the menu. Nothing else means
 * anything until the customer's own state has come, and waits for `app` (decision 0032).
 */
export const alive: Meaning<AppEvents, AppState> = {
  events: browsingEvents,
  known: new Set(Object.keys(browsingEvents)),
  rules: [],
  reduce(state, event) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the store lets no other event in
    const catalog = reduceMenu(state.catalog, event as never);
    return catalog === state.catalog ? state : { ...state, catalog };
  },
};
