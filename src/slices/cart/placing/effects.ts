import { EMPTY, filter, mergeMap, take, timer } from 'rxjs';
import { purchaseOf } from '../../../domain/purchase.ts';
import { effect } from '../../effect.ts';
import { draft } from '../../draft.ts';
import { isAnalyticsAllowed } from '../../view/selectors.ts';
import { PROMO_FAILED } from '../coupons/effects.ts';
import { givenUp } from './provisional.ts';

/** A press waits for the sum as long as for an answer. */
const PRESS_MS = 10_000;

/** One tab at a time settles: the one that comes second finds in storage that there is nothing left to settle. */
const TURN = 'shop:purchase';

/** After that what is still awaited counts as not to be had, and the press goes on with the sum that is known. */
export const endWaiting = effect({
  name: 'cart/endWaiting',
  belongsTo: 'page',
  on: ['cart/pressKept'],
  policy: 'latest',
  run: ({ state }) =>
    timer(PRESS_MS).pipe(
      filter(() => state().cart.seenTotal !== null),
      mergeMap(() => givenUp(state(), PROMO_FAILED)),
    ),
});

/** Lets an order go whose page was reached, and has its purchase told by the one tab that does so. */
export const settleOrder = effect({
  name: 'cart/settleOrder',
  on: ['cart/settleDue'],
  policy: 'first',
  belongsTo: 'page',
  key: ({ payload }) => payload.orderId,
  until: ['auth/loggedOut'],
  run: ({ event: { payload }, state, world }) =>
    world.locks.hold(TURN).pipe(
      filter((isHeld) => isHeld),
      take(1),
      mergeMap(() => {
        const isOurs = ({ id }: { readonly id: string }) => id === payload.orderId;
        const order = state().cart.unsettled.find(isOurs);
        const stored = world.savedCart();
        if (!order || (stored && !stored.unsettled?.some(isOurs))) return [];
        return [draft('cart/orderSettled', { ...payload, purchase: purchaseOf(order.id, order.body) })];
      }),
    ),
});

/** The fact that the order is settled lies in storage by then: the purchase is told once or, if the page dies here, not at all. */
export const tellPurchase = effect({
  name: 'cart/tellPurchase',
  belongsTo: 'page',
  on: ['cart/orderSettled'],
  policy: 'every',
  run({ event, state, world }) {
    if (isAnalyticsAllowed(state())) world.analytics.push(event.payload.purchase);
    return EMPTY;
  },
});
