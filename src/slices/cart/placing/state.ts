import type { Payment } from '../../../domain/cart.ts';
import type { Kopecks } from '../../../domain/money.ts';
import type { OrderRequest } from '../../../domain/orderRequest.ts';
import { personal, type OrderComment } from '../../../domain/personal.ts';
import type { TotalsInput } from '../../../domain/totals.ts';
import type { UnsettledOrder } from '../../../domain/unsettledOrder.ts';

/** What has been heard of an order whose fate is not known yet. */
interface OrderCheck {
  /** Requests that told nothing. */
  readonly tries: number;
  /** What the server said last, if anything. */
  readonly message: string | null;
  /** Times in ms: of the first request that told nothing, and of the next one. */
  readonly failedAt: number;
  readonly nextAt: number;
}

/**
 * The customer's one wish to order. Its key and body are made at the first press and stored before sending;
 * every retry sends exactly them (assumptions, section 6, "POST /order 409").
 */
export interface OrderIntent {
  readonly key: string;
  readonly body: OrderRequest;
  /** `sending`: the answer is awaited; `uncertain`: none came in time, the check goes on. */
  readonly state: 'sending' | 'uncertain';
  /** Time of the press, in ms. */
  readonly madeAt: number;
  /** Missing while no request has failed. */
  readonly check?: OrderCheck | undefined;
}

/** An order without an answer that the customer has left: the kitchen may have it. */
export interface GivenUpOrder extends Pick<OrderIntent, 'key' | 'madeAt'> {
  /** Missing as soon as another order was placed: the same dishes are another meal then. */
  readonly body?: OrderRequest | undefined;
}

/** What the checkout form holds besides address, restaurant and time. */
interface CheckoutForm {
  readonly payment: Payment;
  readonly changeFrom: Kopecks | null;
  readonly persons: number;
  readonly comment: OrderComment;
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

/** An order that the server has taken. */
interface AcceptedOrder {
  readonly key: string;
  readonly id: string;
  /** As it was sent, until the order ends: no answer says where it goes and how it is paid. */
  readonly body?: OrderRequest | undefined;
}

export interface PlacingState {
  readonly form: CheckoutForm;
  /** The order under way; null when none is. */
  readonly intent: OrderIntent | null;
  /** What the button said when it was pressed over a provisional sum: the press waits for the calculation. */
  readonly seenTotal: Kopecks | null;
  /** What that sum, or the one of «Сумма изменилась», was made of. */
  readonly seenSum: TotalsInput | null;
  /** The last definite refusal: the same order goes out again with the same key. */
  readonly refused: Pick<OrderIntent, 'key' | 'body'> | null;
  /** Of the last hour. None of them goes out again, unless the customer orders the very same. */
  readonly givenUp: readonly GivenUpOrder[];
  /** Key of the order under way that the customer may leave by now. */
  readonly leaveOffered: string | null;
  /** The last accepted order, so that another tab knows what became of its wish. */
  readonly placed: AcceptedOrder | null;
  readonly orderFailure: string | null;
  /** Taken orders whose page was not reached yet, the oldest first; an hour at most. */
  readonly unsettled: readonly UnsettledOrder[];
}

export const initialPlacing: PlacingState = {
  form: { payment: 'card', changeFrom: null, persons: 1, comment: personal('') },
  intent: null,
  seenTotal: null,
  seenSum: null,
  refused: null,
  givenUp: [],
  leaveOffered: null,
  placed: null,
  orderFailure: null,
  unsettled: [],
};
