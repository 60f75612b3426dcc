import { catchError, EMPTY, map, of, timer } from 'rxjs';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';

/** Specification, section 9: a completed order is cleared after this. */
const COMPLETED_MS = 10_000;

const loadActiveOrder = effect({
  name: 'order/loadActiveOrder',
  on: ['order/refreshDue'],
  policy: 'latest',
  until: ['auth/loggedOut'],
  run({ state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.activeOrder(customer.id).pipe(
      map((order) => (order ? draft('order/activeLoaded', { order }) : draft('order/activeAbsent'))),
      catchError((error: unknown) => {
        world.report(error, 'order/loadActiveOrder');
        return of(draft('order/activeFailed'));
      }),
    );
  },
});

const announceStatus = effect({
  name: 'order/announceStatus',
  on: ['order/statusApplied'],
  policy: 'every',
  run({ event, world }) {
    world.announceStatus(event.payload.status);
    return EMPTY;
  },
});

/** The fact that an order was placed lies in storage by then: the purchase is told once or, if the page dies here, not at all. */
const tellPurchase = effect({
  name: 'order/tellPurchase',
  on: ['order/purchaseDue'],
  policy: 'every',
  run({ event, state, world }) {
    // Whoever must be asked first has not been asked yet.
    if (!state().setting.values?.isAnalyticsConsentAsked) world.analytics.push(event.payload.purchase);
    return EMPTY;
  },
});

const clearCompleted = effect({
  name: 'order/clearCompleted',
  on: ['order/completed'],
  policy: 'first',
  key: ({ payload }) => payload.orderId,
  until: ['auth/loggedOut'],
  run: ({ event }) => timer(COMPLETED_MS).pipe(map(() => draft('order/cleared', event.payload))),
});

const loadLastOrder = effect({
  name: 'order/loadLastOrder',
  on: ['user/profileDue', 'order/placed', 'order/cleared'],
  policy: 'latest',
  until: ['auth/loggedOut'],
  run({ state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.lastOrder(customer.id).pipe(
      map((order) => draft('order/lastLoaded', { order })),
      catchError(() => of(draft('order/lastFailed'))),
    );
  },
});

const loadHistory = effect({
  name: 'order/loadHistory',
  on: ['user/profileDue', 'order/placed', 'order/cleared'],
  policy: 'latest',
  until: ['auth/loggedOut'],
  run({ state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.history(customer.phone).pipe(
      map((orders) => draft('order/historyLoaded', { orders })),
      catchError(() => of(draft('order/historyFailed'))),
    );
  },
});

export const orderEffects = [
  loadActiveOrder,
  announceStatus,
  tellPurchase,
  clearCompleted,
  loadLastOrder,
  loadHistory,
] as const;
