import { NOTHING, type Kopecks } from '../../../domain/money.ts';
import type { LostGift } from '../gifts/state.ts';

/** What the promo calculation says of a cart (specification, section 7, "Promo codes"). */
export interface PromoAnswer {
  readonly discountTotal: Kopecks;
  readonly lostGift: LostGift | null;
  /** Product codes; an answer that names ids is read too. */
  readonly freeProducts: readonly string[];
  readonly loyaltyErrors: readonly string[];
}

export interface CouponsState {
  readonly coupon: string;
  readonly spendBonus: Kopecks;
  /** Bonuses that came back by «Вернуть»: as many as the next answer leaves room for. */
  readonly bonusWish: Kopecks;
  readonly discountTotal: Kopecks;
  readonly loyaltyErrors: readonly string[];
  /** Grows with every change that the promo calculation depends on; an answer to an older one is dropped. */
  readonly revision: number;
  /** The sum is provisional: from what changed it (a coupon, a line) until the calculation has answered or failed. */
  readonly isCalculating: boolean;
}

export const initialCoupons: CouponsState = {
  coupon: '',
  spendBonus: NOTHING,
  bonusWish: NOTHING,
  discountTotal: NOTHING,
  loyaltyErrors: [],
  revision: 0,
  isCalculating: false,
};
