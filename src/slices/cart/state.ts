import type { CartLine, DeliveryMethod, LineId, Payment } from '../../domain/cart.ts';
import type { TerminalId } from '../../domain/catalog.ts';
import { NOTHING, type Kopecks } from '../../domain/money.ts';
import { personal, type OrderComment } from '../../domain/personal.ts';
import type { OrderRequest } from '../../domain/orderRequest.ts';
import type { TotalsInput } from '../../domain/totals.ts';
import type { UnsettledOrder } from '../../domain/unsettledOrder.ts';

/** A gift that the cart is about to earn, with what is still missing. */
export interface LostGift {
  readonly code: string;
  readonly name: string;
  readonly missing: Kopecks | null;
}

/** A line as it was, with its place. */
export interface KeptLine {
  readonly line: CartLine;
  readonly index: number;
}

/** What «Вернуть» brings back, and when it went, in ms. */
export type Undo =
  | {
      readonly kind: 'removed' | 'cleared' | 'edited';
      readonly lines: readonly KeptLine[];
      readonly at: number;
    }
  | {
      readonly kind: 'reduced';
      readonly lineId: LineId;
      readonly name: string;
      readonly before: number;
      readonly after: number;
      readonly at: number;
    };

/** What the promo calculation says of a cart (specification, section 7, "Promo codes"). */
export interface PromoAnswer {
  readonly discountTotal: Kopecks;
  readonly lostGift: LostGift | null;
  /** Product codes; an answer that names ids is read too. */
  readonly freeProducts: readonly string[];
  readonly loyaltyErrors: readonly string[];
}

/** What has been heard of an order whose fate is not known yet. */
export interface OrderCheck {
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
export interface CheckoutForm {
  readonly payment: Payment;
  readonly changeFrom: Kopecks | null;
  readonly persons: number;
  readonly comment: OrderComment;
}

export interface CartState {
  readonly lines: readonly CartLine[];
  readonly spendBonus: Kopecks;
  readonly discountTotal: Kopecks;
  /** ISO time; null is "as soon as possible". */
  readonly deliveryTime: string | null;
  readonly deliveryMethod: DeliveryMethod;
  readonly restaurantId: TerminalId | null;
  readonly coupon: string;
  /** ISO time at which the work-time modal was last shown; which day that is depends on the customer's clock. */
  readonly workTimeShownOn: string | null;
  readonly lostGift: LostGift | null;
  readonly freeProducts: readonly string[];
  readonly loyaltyErrors: readonly string[];
  /** Codes and ids of gifts that the customer took out; they stay out while the server keeps giving them. */
  readonly declinedGifts: readonly string[];
  /** Gifts whose modifiers were asked for already, as "{coupon}/{code}": once each until the person acts. */
  readonly askedGifts: readonly string[];
  readonly lastAddedId: LineId | null;
  /** When it was added, in ms. */
  readonly lastAddedAt: number | null;
  /** Grows with every change that the promo calculation depends on; an answer to an older one is dropped. */
  readonly revision: number;
  /** The revision that this page's last promo answer is about; null before the first one and after a failure. */
  readonly answeredRevision: number | null;
  /** The sum is provisional: from what changed it (a coupon, a line) until the calculation has answered or failed. */
  readonly isCalculating: boolean;
  /** The last change that takes something away, for «Вернуть». */
  readonly undo: Undo | null;
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
  readonly placed: { readonly key: string; readonly id: string } | null;
  readonly orderFailure: string | null;
  /** Taken orders whose page was not reached yet, the oldest first; an hour at most. */
  readonly unsettled: readonly UnsettledOrder[];
}

/** What storage held of a cart. */
export type SavedCart = Partial<CartState>;

export const initialCart: CartState = {
  lines: [],
  spendBonus: NOTHING,
  discountTotal: NOTHING,
  deliveryTime: null,
  deliveryMethod: 'delivery',
  restaurantId: null,
  coupon: '',
  workTimeShownOn: null,
  lostGift: null,
  freeProducts: [],
  loyaltyErrors: [],
  declinedGifts: [],
  askedGifts: [],
  lastAddedId: null,
  lastAddedAt: null,
  revision: 0,
  answeredRevision: null,
  isCalculating: false,
  undo: null,
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
