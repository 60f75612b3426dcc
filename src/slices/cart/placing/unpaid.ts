import { isKept } from '../../../domain/unsettledOrder.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent } from '../../events.ts';
import type { AppState } from '../../state.ts';
import { pageOfOrder, placeOf } from './selectors.ts';

/** An order that this page shows as unpaid, and that another tab has come back with from its payment. */
export const settledElsewhere = (
  state: AppState,
  { payload: { facts } }: AppEvent<'view/factsArrived'>,
): readonly AppDraft[] => {
  const { page, orderId } = placeOf(state);
  const isSettled = facts.some(
    ({ type, payload }) => type === 'cart/orderSettled' && payload.orderId === orderId,
  );
  return orderId !== null && isSettled && page === '/complete-error'
    ? [draft('view/navigationDue', { to: pageOfOrder(state, orderId), mode: 'replace' })]
    : [];
};

/**
 * The order whose page was reached. In the shop itself that says nothing of a payment: only a payment page that leads
 * back to /complete, which opens it anew, does.
 */
export const settleDue =
  (isOpenedAnew: boolean) =>
  (state: AppState): readonly AppDraft[] => {
    const { page, orderId } = placeOf(state);
    if (!state.view.isRestored || page !== '/complete') return [];
    const reached = state.cart.unsettled.find(({ id }) => id === orderId);
    return reached && (isOpenedAnew || reached.paymentUrl === null)
      ? [draft('cart/settleDue', { orderId: reached.id })]
      : [];
  };

/** An hour is enough for a payment; nothing of the order is kept longer. */
export const lapses = ({ cart }: AppState, { time }: { readonly time: number }): readonly AppDraft[] =>
  cart.unsettled
    .filter((order) => !isKept(order, time))
    .map(({ id }) => draft('cart/orderLapsed', { orderId: id }));

/** «Оплатить ещё раз» leads to the payment page of the same order. */
export const payAgain = (
  { cart }: AppState,
  { payload, time }: AppEvent<'cart/payAgainTapped'>,
): readonly AppDraft[] => {
  const order = cart.unsettled.find(({ id }) => id === payload.orderId);
  return order?.paymentUrl && isKept(order, time)
    ? [draft('view/navigationDue', { to: order.paymentUrl, mode: 'page' })]
    : [];
};
