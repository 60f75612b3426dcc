import { stepOf, stepsFor, type OrderStep } from '../../domain/orderStatus.ts';
import { select } from '../select.ts';
import type { AppState } from '../state.ts';

export const selectActiveOrder = select(
  (state: AppState) => state.order.active,
  (order) => order,
);
export const selectPlacedOrder = select(
  (state: AppState) => state.order.placed,
  (order) => order,
);
export const selectHistory = select(
  (state: AppState) => state.order.history,
  (orders) => orders,
);
export const selectLastOrder = select(
  (state: AppState) => state.order.last,
  (order) => order,
);

/** What the region «Ваш заказ» shows: the steps, the one reached, and the status as sent where it is unknown. */
export const selectTracking = select(
  (state: AppState) => state.order.active,
  (state: AppState) => state.order.reachedStep,
  (state: AppState) => state.order.updatedAt,
  (order, reached: OrderStep | null, updatedAt) => {
    if (!order) return null;
    const step = stepOf(order.status, order.method);
    return {
      order,
      steps: stepsFor(order.method),
      current: step === 'cancelled' ? null : (step ?? reached),
      isCancelled: step === 'cancelled',
      unknownStatus: step === null ? order.status : null,
      updatedAt,
    };
  },
);
