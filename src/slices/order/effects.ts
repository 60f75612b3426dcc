import { EMPTY, map, timer } from 'rxjs';
import { customerCall } from '../customerCall.ts';
import { effect } from '../effect.ts';
import { draft } from '../draft.ts';

/** Specification, section 9: a completed order is cleared after this. */
const COMPLETED_MS = 10_000;

const loadActiveOrder = customerCall({
  name: 'order/loadActiveOrder',
  on: ['order/refreshDue'],
  // Messages that come in one go ask once.
  delay: () => 0,
  ask: (api, { id }) => api.activeOrder(id),
  loaded: (order, _event, { order: { losses } }) =>
    order ? draft('order/activeLoaded', { order, losses }) : draft('order/activeAbsent'),
  failed: () => draft('order/activeFailed'),
});

const announceStatus = effect({
  name: 'order/announceStatus',
  on: ['order/statusApplied'],
  policy: 'every',
  belongsTo: 'page',
  run({ event, world }) {
    world.announceStatus(event.payload.status);
    return EMPTY;
  },
});

const clearCompleted = effect({
  name: 'order/clearCompleted',
  on: ['order/completed'],
  policy: 'first',
  belongsTo: 'customer',
  key: ({ payload }) => payload.orderId,
  until: ['auth/loggedOut'],
  run: ({ event }) => timer(COMPLETED_MS).pipe(map(() => draft('order/cleared', event.payload))),
});

const loadLastOrder = customerCall({
  name: 'order/loadLastOrder',
  on: ['user/profileDue', 'cart/orderPlaced', 'order/cleared'],
  ask: (api, { id }) => api.lastOrder(id),
  loaded: (order) => draft('order/lastLoaded', { order }),
  failed: () => draft('order/lastFailed'),
});

const loadHistory = customerCall({
  name: 'order/loadHistory',
  on: ['user/profileDue', 'cart/orderPlaced', 'order/cleared', 'order/historyDue'],
  ask: (api, { phone }) => api.history(phone),
  loaded: (orders) => draft('order/historyLoaded', { orders }),
  failed: () => draft('order/historyFailed'),
});

export const orderEffects = [
  loadActiveOrder,
  announceStatus,
  clearCompleted,
  loadLastOrder,
  loadHistory,
] as const;
