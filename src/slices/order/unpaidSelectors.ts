import { isFinal } from '../../domain/orderStatus.ts';
import { isKept, type UnsettledOrder } from '../../domain/unsettledOrder.ts';
import { select, selectEach } from '../select.ts';
import type { AppState } from '../state.ts';

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
