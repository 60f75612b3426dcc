import { isKept, type UnsettledOrder } from '../domain/unsettledOrder.ts';
import { pathWithoutCity } from '../domain/citySlug.ts';
import { selectBasePath } from './city/selectors.ts';
import { draft, type AppDraft, type AppEvent } from './events.ts';
import type { AppState } from './state.ts';

/** The page of the address, without its city, and the order that the address names. */
const placeOf = ({ city, view }: AppState): { readonly page: string; readonly orderId: string | null } => {
  const [path = '/', query = ''] = view.path.split('#')[0]?.split('?') ?? [];
  const { path: page } = pathWithoutCity(
    path,
    city.list.map(({ slug }) => slug),
  );
  return { page: page.replace(/(.)\/$/, '$1'), orderId: new URLSearchParams(query).get('order') };
};

/** Where an order that was taken is shown: one that waits for its payment says so, whichever tab it was placed in. */
export const pageOfOrder = (state: AppState, id: string): string => {
  const isUnpaid = state.cart.unsettled.some((order) => order.id === id && order.paymentUrl !== null);
  return `${selectBasePath(state)}${isUnpaid ? 'complete-error' : 'complete'}?order=${encodeURIComponent(id)}`;
};

/** An order that this page shows as unpaid, and that another tab has come back with from its payment. */
export const settledElsewhere = (
  state: AppState,
  { payload: { facts } }: AppEvent<'view/factsArrived'>,
): readonly AppDraft[] => {
  const { page, orderId } = placeOf(state);
  const isSettled = facts.some(
    ({ type, payload }) => type === 'order/settled' && payload.orderId === orderId,
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
      ? [draft('order/settleDue', { orderId: reached.id })]
      : [];
  };

/** An hour is enough for a payment; nothing of the order is kept longer. */
export const lapses = ({ cart }: AppState, { time }: { readonly time: number }): readonly AppDraft[] =>
  cart.unsettled
    .filter((order) => !isKept(order, time))
    .map(({ id }) => draft('order/lapsed', { orderId: id }));

/** «Оплатить ещё раз» leads to the payment page of the same order. */
export const payAgain = (
  { cart }: AppState,
  { payload, time }: AppEvent<'order/payAgainTapped'>,
): readonly AppDraft[] => {
  const order = cart.unsettled.find(({ id }) => id === payload.orderId);
  return order?.paymentUrl && isKept(order, time)
    ? [draft('view/navigationDue', { to: order.paymentUrl, mode: 'page' })]
    : [];
};

const newestUnpaid = ({ cart }: AppState, time: number): UnsettledOrder | undefined =>
  cart.unsettled.findLast(
    (order) => order.paymentUrl !== null && !order.isCartReturned && isKept(order, time),
  );

/**
 * Where a checkout leads whose order has gone to the payment page, and whose customer has come back without an answer of
 * that page: by the browser's «Назад». Its cart is empty, so it would be a dead end.
 */
export function unpaidPage(state: AppState, { time }: { readonly time: number }): readonly AppDraft[] {
  const order = newestUnpaid(state, time);
  if (!order || placeOf(state).page !== '/checkout' || state.cart.lines.length > 0) return [];
  return [draft('view/navigationDue', { to: pageOfOrder(state, order.id), mode: 'replace' })];
}
