import type { CartModifier } from '../../domain/cart.ts';
import type { ProductId } from '../../domain/catalog.ts';
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

/** What became of an order that the customer had given up by then. */
export type LateAnswer =
  | { readonly kind: 'placed'; readonly id: string; readonly number: string }
  | { readonly kind: 'refused'; readonly message: string };

/** A dish of a repeated order that lacks a required choice, with what is known of it. */
export interface UnchosenDish {
  readonly id: string;
  readonly productId: ProductId;
  readonly name: string;
  readonly quantity: number;
  readonly modifiers: readonly CartModifier[];
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
  /** Asked for in the cart, one after another. */
  readonly unchosen: readonly UnchosenDish[];
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
  unchosen: [],
  placed: null,
  newest: null,
};
