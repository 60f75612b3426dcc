import type { CartLine, DeliveryMethod, LineId } from '../../../domain/cart.ts';
import type { Kopecks } from '../../../domain/money.ts';
import type { CouponsState } from '../coupons/state.ts';
import type { GiftsState } from '../gifts/state.ts';
import type { ReceivingState } from '../receiving/state.ts';

/** What the customer did, for the words beside «Вернуть». */
export type Said =
  | { readonly kind: 'added' | 'removed' | 'edited' | 'giftChosen'; readonly name: string }
  | {
      readonly kind: 'quantity';
      readonly lineId: LineId;
      readonly name: string;
      readonly before: number;
      readonly after: number;
    }
  | { readonly kind: 'method'; readonly method: DeliveryMethod }
  | {
      readonly kind:
        | 'cleared'
        | 'repeated'
        | 'recovered'
        | 'sharedAdded'
        | 'restaurant'
        | 'time'
        | 'bonus'
        | 'couponEntered'
        | 'couponRemoved';
    };

type Chosen = Pick<CouponsState, 'coupon' | 'spendBonus'> &
  Pick<ReceivingState, 'deliveryMethod' | 'restaurantId' | 'deliveryTime'>;

/** What of the customer's choice rules and answers may take along with a change. */
export interface Beside extends Pick<GiftsState, 'declinedGifts' | 'askedGifts'> {
  readonly spendBonus: Kopecks;
  /** Gifts with the choice that was made for them. */
  readonly gifts: readonly CartLine[];
}

/** One fact turned round. */
export type StepBack =
  /** `index`: how many goods stood before it. */
  | { readonly kind: 'lineBack'; readonly line: CartLine; readonly index: number }
  | { readonly kind: 'lineGone'; readonly lineId: LineId }
  | { readonly kind: 'giftGone'; readonly line: CartLine }
  /** `from`: as in `cart/quantityChanged`. */
  | { readonly kind: 'quantity'; readonly lineId: LineId; readonly quantity: number; readonly from: number }
  | { readonly kind: 'asBefore'; readonly line: CartLine }
  | { readonly kind: 'chosen'; readonly fields: Partial<Chosen> }
  /** Dishes of a repeated order that are asked for no more. */
  | { readonly kind: 'unasked'; readonly ids: readonly string[] }
  | { readonly kind: 'beside'; readonly beside: Beside };

/** All that one press, or a burst of them, has changed. */
export interface Change {
  /** Id of the event that it began with. */
  readonly id: string;
  /** In ms; of a burst its last press. */
  readonly at: number;
  readonly said: Said;
  /** What takes it back, in this order. */
  readonly back: readonly StepBack[];
  /** As it was before. */
  readonly beside: Beside;
}

export interface UndoingState {
  /** The customer's last changes on this page, the oldest first. */
  readonly history: readonly Change[];
  /** Id of the change that «Вернуть» takes back now. */
  readonly offered: string | null;
}

export const initialUndoing: UndoingState = {
  history: [],
  offered: null,
};
