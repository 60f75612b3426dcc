import { stepOf, stepsFor, type OrderStep } from '../../domain/orderStatus.ts';
import { select, selectEach, selectField } from '../select.ts';
import type { AppState } from '../state.ts';

export const selectActiveOrder = selectField('order', 'active');
/** An order has emptied the cart, here or in another tab, and its page has not come yet. */
export const isOrderToShow = ({ order: { newest }, cart }: AppState): boolean =>
  newest?.isShown === false && cart.lines.length === 0 && cart.intent === null;
const selectPlacedOrder = selectField('order', 'placed');
export const selectHistory = selectField('order', 'history');
export const selectLastOrder = selectField('order', 'last');

/** What the region «Ваш заказ» shows: the steps, the one reached, and the status as sent where it is unknown. */
export const selectTracking = select(
  (state: AppState) => state.order.active,
  (state: AppState) => state.order.reachedStep,
  (state: AppState) => state.order.updatedAt,
  (state: AppState) => state.user.way,
  (order, reached: OrderStep | null, updatedAt, way) => {
    if (!order) return null;
    const step = stepOf(order.status, order.method);
    return {
      order,
      steps: stepsFor(order.method),
      current: step === 'cancelled' ? null : (step ?? reached),
      isCancelled: step === 'cancelled',
      unknownStatus: step === null ? order.status : null,
      updatedAt,
      way: way?.orderId === order.id ? way : null,
    };
  },
);

/** Id and number of an order by its id; without one, of the order that this visit placed, or of the active one. */
export const selectOrderNumber = selectEach((askedId: string) =>
  select(
    selectPlacedOrder,
    selectActiveOrder,
    selectHistory,
    (placed, active, history): { readonly id: string | null; readonly number: string | null } => {
      const known = [placed, active, ...history].filter((order) => order !== null);
      const found = askedId === '' ? (placed ?? active) : known.find(({ id }) => id === askedId);
      return { id: found?.id ?? (askedId || null), number: found?.number || null };
    },
  ),
);
