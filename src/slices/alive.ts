import type { Behaviour } from '../kernel/core.ts';
import { browsingEvents } from './catalog/browsing/events.ts';
import { browsingMeanings } from './catalog/browsing/reducer.ts';
import type { AppEvents } from './events.ts';
import type { AppState } from './state.ts';

type Next = (state: AppState['catalog'], event: unknown) => AppState['catalog'];
const meanings = new Map(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is found by the type of its event
  Object.entries(browsingMeanings).map(([type, { next }]) => [type, next as Next]),
);

/**
 * As much of the shop as a page knows before all of it is there: what the customer looks for in the menu. Nothing else means
 * anything until the customer's own state has come, and waits for `app` (decision 0032).
 */
export const alive: Behaviour<AppEvents, AppState> = {
  events: browsingEvents,
  known: new Set(Object.keys(browsingEvents)),
  rules: [],
  reduce(state, event) {
    const catalog = meanings.get(event.type)?.(state.catalog, event) ?? state.catalog;
    return catalog === state.catalog ? state : { ...state, catalog };
  },
};
