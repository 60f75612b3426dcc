import type { ActiveOrder, Courier, PastOrder } from '../../domain/customer.ts';
import type { OrderStep } from '../../domain/orderStatus.ts';

/** What the live connection said last of the active order; it outweighs a fetched answer that is older. */
export interface PushedStatus {
  readonly orderId: string;
  readonly status: string;
  readonly courier: Courier | null;
  /** Milliseconds; the server's time of the change. */
  readonly timestamp: number;
}

/** What the server says of an order that it has taken. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  /** The payment page that may be followed; null where there is none. */
  readonly paymentUrl: string | null;
  /** The server named a payment page that is neither https nor of a known origin. */
  readonly isPaymentUrlRefused?: boolean;
}

export interface OrderState {
  readonly active: ActiveOrder | null;
  /** Milliseconds; when the status last changed for the customer. */
  readonly updatedAt: number | null;
  /** The last known step; an unknown status keeps it. */
  readonly reachedStep: OrderStep | null;
  readonly pushed: PushedStatus | null;
  /** The connection was lost since the last push: what is fetched now is newer. */
  readonly isPushStale: boolean;
  /** The order that is Closed or Cancelled and waits its 10 seconds. */
  readonly completedId: string | null;
  readonly last: PastOrder | null;
  readonly history: readonly PastOrder[];
  /** The order that this visit placed, for the page «Заказ №… оформлен». */
  readonly placed: { readonly id: string; readonly number: string } | null;
}

export const initialOrder: OrderState = {
  active: null,
  updatedAt: null,
  reachedStep: null,
  pushed: null,
  isPushStale: false,
  completedId: null,
  last: null,
  history: [],
  placed: null,
};
