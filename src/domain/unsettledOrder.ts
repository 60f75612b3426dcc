import type { OrderRequest } from './orderRequest.ts';

/** In ms: how long an order may wait for its payment (assumptions, section 7, "an unpaid order"). */
export const UNSETTLED_MS = 60 * 60_000;

/**
 * An order that the server has taken and whose page, «Заказ №… оформлен», was not reached yet: all that the counters, a
 * second try to pay and the way back to the cart need.
 */
export interface UnsettledOrder {
  readonly id: string;
  readonly number: string;
  /** The payment page that may be followed; null where nothing is left to pay on one. */
  readonly paymentUrl: string | null;
  /** As it was sent. */
  readonly body: OrderRequest;
  /** When the server took it, in ms. */
  readonly placedAt: number;
  /** Its dishes lie in the cart again: they are not given back twice. */
  readonly isCartReturned: boolean;
}

/** When an order is let go, in ms. */
export const keptUntil = ({ placedAt }: UnsettledOrder): number => placedAt + UNSETTLED_MS;

/** Whether it is still of use at that time. */
export const isKept = (order: UnsettledOrder, time: number): boolean => time <= keptUntil(order);
