import { selectBasePath } from '../../city/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';
import { promoDue } from '../coupons/calculation.ts';
import { lostRestaurant, lostTime } from '../receiving/judging.ts';
import { settled, validated } from '../settling.ts';
import type { PartRules } from '../tables.ts';
import type { placingEvents } from './events.ts';
import { leaveTapped } from './givenUp.ts';
import { orderTapped, pressReleased, resumeOrder, totalAccepted } from './press.ts';
import { returnTapped } from './returning.ts';
import { orderPlaced, replaced, toldLate } from './shown.ts';
import { pageOfUnpaid } from './selectors.ts';
import { payAgain } from './unpaid.ts';

/** The cart is free again, and a calculation that was cut off by the order is made. */
const reckonedAnew = ({ cart }: AppState): readonly AppDraft[] =>
  cart.lines.length > 0 ? [draft('cart/promoCalculationDue')] : [];

export const placingRules: PartRules<keyof typeof placingEvents | 'view/pageShown'> = {
  'cart/orderTapped': orderTapped,
  'cart/totalAccepted': totalAccepted,
  // What the answer changed may lead to further changes: the total counts when nothing is left to settle.
  'cart/pressReleased': (state, event) => {
    const changed = settled(state, event);
    return changed.length > 0
      ? [...changed, draft('cart/pressReleased', event.payload)]
      : pressReleased(state, event);
  },
  'cart/intentMade': resumeOrder,
  'cart/orderPlaced': orderPlaced,
  'cart/orderRefused': (state) => [
    draft('view/navigationDue', { to: `${selectBasePath(state)}complete-error`, mode: 'push' }),
    ...reckonedAnew(state),
  ],
  'cart/leaveTapped': leaveTapped,
  'cart/orderAbandoned': (state) => [
    draft('order/refreshDue'),
    draft('view/navigationDue', { to: `${selectBasePath(state)}cart`, mode: 'push' }),
    ...reckonedAnew(state),
  ],
  'cart/lateAnswered': (state, { payload }) => toldLate(state, payload.answer),
  'cart/replaced': (state, event) => [
    ...validated(state, event),
    ...promoDue(state),
    ...resumeOrder(state, event),
    ...replaced(state, event),
  ],
  'cart/payAgainTapped': payAgain,
  // The checkout that a browser has kept as it was left.
  'view/pageShown': (state, { time }) => {
    const page = state.view.isPaymentOpen ? pageOfUnpaid(state, time) : null;
    return page === null ? [] : [draft('view/navigationDue', { to: page, mode: 'replace' })];
  },
  'cart/returnTapped': returnTapped,
  // Prices, the restaurant and the time may have changed since the order.
  'cart/returned': (state, event) => [
    ...validated(state, event),
    ...lostRestaurant(state),
    ...lostTime(state, event.time),
    ...promoDue(state),
  ],
};
