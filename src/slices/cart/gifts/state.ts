import type { CartLine } from '../../../domain/cart.ts';
import type { Kopecks } from '../../../domain/money.ts';

/** A gift that the cart is about to earn, with what is still missing. */
export interface LostGift {
  readonly code: string;
  readonly name: string;
  readonly missing: Kopecks | null;
}

export interface GiftsState {
  readonly lostGift: LostGift | null;
  readonly freeProducts: readonly string[];
  /** Codes and ids of gifts that the customer took out; they stay out while the server keeps giving them. */
  readonly declinedGifts: readonly string[];
  /** Gifts whose modifiers were asked for already, as "{coupon}/{code}": once each until the person acts. */
  readonly askedGifts: readonly string[];
  /** Chosen gifts that came back by «Вернуть» while the server gave none: they come with their choice, unasked. */
  readonly giftChoices: readonly CartLine[];
  /** The revision that this page's last promo answer is about; null before the first one and after a failure. */
  readonly answeredRevision: number | null;
}

export const initialGifts: GiftsState = {
  lostGift: null,
  freeProducts: [],
  declinedGifts: [],
  askedGifts: [],
  giftChoices: [],
  answeredRevision: null,
};
