import { formatAddress } from '../../../domain/address.ts';
import { pathWithoutCity } from '../../../domain/citySlug.ts';
import { isFinal } from '../../../domain/orderStatus.ts';
import { isKept, type UnsettledOrder } from '../../../domain/unsettledOrder.ts';
import { selectBasePath } from '../../city/selectors.ts';
import { select, selectEach } from '../../select.ts';
import { selectRestaurants } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';
import { checkoutGap } from './gaps.ts';
import { isSumProvisional } from './provisional.ts';

/** What «Проверяем заказ» tells of the order whose answer did not come; null where there is none. */
export const selectChecking = select(
  (state: AppState) => state.cart.intent,
  (state: AppState) => state.cart.leaveOffered,
  selectRestaurants,
  (intent, leaveOffered, restaurants) => {
    if (intent?.state !== 'uncertain') return null;
    const { key, body, madeAt, check } = intent;
    const restaurant = restaurants.find(({ id }) => id === body.terminalId);
    return {
      place: body.deliveryMethod === 'self' ? (restaurant?.name ?? null) : formatAddress(body.address),
      total: body.total,
      madeAt,
      failedAt: check?.failedAt ?? null,
      nextAt: check?.nextAt ?? null,
      message: check?.message ?? null,
      attempt: (check?.tries ?? 0) + 1,
      mayLeave: leaveOffered === key,
    };
  },
);

export interface UnpaidOrder {
  readonly order: UnsettledOrder;
  /** The restaurant has ended it: there is nothing left to pay. */
  readonly isOver: boolean;
}

/** An order that waits for its payment, by its id; null where it is none, is paid, or has waited too long. */
export const selectUnpaidOrder = selectEach((id: string) =>
  select(
    (state: AppState) => state.cart.unsettled,
    (state: AppState) => state.order.active,
    (state: AppState) => state.order.completedIds,
    (state: AppState) => state.view.now,
    (unsettled, active, completedIds, now): UnpaidOrder | null => {
      const order = unsettled.find((each) => each.id === id && each.paymentUrl !== null);
      if (!order || !isKept(order, now)) return null;
      const isOver = completedIds.includes(id) || (active?.id === id && isFinal(active.status));
      return { order, isOver };
    },
  ),
);

/** The page of the address, without its city, and the order that the address names. */
export const placeOf = ({
  city,
  view,
}: AppState): { readonly page: string; readonly orderId: string | null } => {
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

const newestUnpaid = ({ cart }: AppState, time: number): UnsettledOrder | undefined =>
  cart.unsettled.findLast(
    (order) => order.paymentUrl !== null && !order.isCartReturned && isKept(order, time),
  );

/**
 * Where a checkout leads whose order has gone to the payment page, and whose customer has come back without an answer of
 * that page: by the browser's «Назад». Its cart is empty, so it would be a dead end. Null where that is not so.
 */
export const pageOfUnpaid = (state: AppState, time: number): string | null => {
  const order = newestUnpaid(state, time);
  if (!order || placeOf(state).page !== '/checkout' || state.cart.lines.length > 0) return null;
  return pageOfOrder(state, order.id);
};

const cart = (state: AppState) => state.cart;
const whole = (state: AppState) => state;

/** Whether the sum still depends on an answer. */
export const selectIsCalculating = select(whole, isSumProvisional);

/** How far the press of «Заказать» has come; `isWaiting`: the sum is being reckoned first. */
export const selectOrderState = select(cart, ({ intent, orderFailure, seenTotal }) => ({
  isWaiting: seenTotal !== null,
  isSending: intent?.state === 'sending',
  isUncertain: intent?.state === 'uncertain',
  failure: orderFailure,
}));
export const selectCheckoutGap = select(whole, checkoutGap);
