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

export interface OrderState {
  readonly active: ActiveOrder | null;
  /** Milliseconds; when the status last changed for the customer. */
  readonly updatedAt: number | null;
  /** The last known step; an unknown status keeps it. */
  readonly reachedStep: OrderStep | null;
  /** With the losses of the connection before it: an answer that was asked for after a later loss is newer. */
  readonly pushed: (PushedStatus & { readonly losses: number }) | null;
  /** How often the connection was lost: each time a push may have been missed. */
  readonly losses: number;
  /** Orders that are Closed or Cancelled, in this visit: final, so that no late answer changes or brings back one. */
  readonly completedIds: readonly string[];
  readonly last: PastOrder | null;
  readonly history: readonly PastOrder[];
  /** The order that this visit placed, for the page «Заказ №… оформлен». */
  readonly placed: { readonly id: string; readonly number: string } | null;
  /** The newest order of all tabs, as far as this page has heard; `isShown`: a page was entered since. */
  readonly newest: { readonly id: string; readonly isShown: boolean } | null;
}

export const initialOrder: OrderState = {
  active: null,
  updatedAt: null,
  reachedStep: null,
  pushed: null,
  losses: 0,
  completedIds: [],
  last: null,
  history: [],
  placed: null,
  newest: null,
};
