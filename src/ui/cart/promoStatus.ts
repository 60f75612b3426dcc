import { formatPrice, type Kopecks } from '../../domain/money.ts';
import { giftName } from './giftName.ts';

export interface PromoStatusInput {
  readonly coupon: string;
  readonly isLoggedIn: boolean;
  readonly discountTotal: Kopecks;
  /** Presents of a promo answer lie in the cart. */
  readonly hasGifts: boolean;
  readonly lostGift: { readonly name: string; readonly missing: Kopecks | null } | null;
  readonly loyaltyErrors: readonly string[];
  /** The calculation itself failed. */
  readonly failure: string | null;
}

/** What became of the typed code: in force, valid but short of its condition, or refused. */
export type PromoStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'accepted' | 'waiting' | 'rejected'; readonly text: string };

const waitingText = ({ lostGift }: PromoStatusInput): string => {
  if (!lostGift) return 'Принят, сработает вместе с условиями акции';
  const gift = giftName(lostGift.name);
  return lostGift.missing
    ? `Добавьте ещё ${formatPrice(lostGift.missing)}, и он сработает: ${gift}`
    : `Сработает, когда хватит на условие: ${gift}`;
};

/** Reads the state of the promo code from the last answer; call it only with an answer to this very code. */
export function promoStatus(input: PromoStatusInput): PromoStatus {
  const { coupon, isLoggedIn, discountTotal, hasGifts, lostGift, loyaltyErrors, failure } = input;
  if (coupon === '') return { kind: 'none' };
  if (!isLoggedIn) return { kind: 'waiting', text: 'Сохранили. Сработает, когда войдёте' };
  if (failure !== null) return { kind: 'rejected', text: failure };
  if (loyaltyErrors.length > 0) return { kind: 'rejected', text: loyaltyErrors.join('. ') };
  if (discountTotal > 0) return { kind: 'accepted', text: `Скидка ${formatPrice(discountTotal)}` };
  if (hasGifts && !lostGift) return { kind: 'accepted', text: 'Подарок уже в корзине' };
  return { kind: 'waiting', text: waitingText(input) };
}
