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
  readonly failure: string | null;
  /** What failed: the calculation itself, or only the look-up of what the code promises. */
  readonly failed: 'list' | 'code' | 'calculation' | null;
  /** What the code promises, where that is known. */
  readonly title: string | null;
  /** The bar above tells of the present already. */
  readonly isGiftOnBar: boolean;
}

/** What became of the typed code: in force, valid but short of its condition, or refused. */
export type PromoStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'accepted' | 'waiting' | 'rejected'; readonly text: string };

const waitingText = ({ lostGift, title, isGiftOnBar }: PromoStatusInput): string => {
  if (isGiftOnBar) return 'Принят, сработает вместе с подарком';
  if (!lostGift && title !== null) return `Сработает по условиям: ${title}`;
  if (!lostGift) return 'Принят, сработает вместе с условиями акции';
  const gift = giftName(lostGift.name);
  return lostGift.missing
    ? `Добавьте ещё ${formatPrice(lostGift.missing)}, и он сработает: ${gift}`
    : `Сработает, когда хватит на условие: ${gift}`;
};

/** Reads the state of the promo code from the last answer; call it only with an answer to this very code. */
export function promoStatus(input: PromoStatusInput): PromoStatus {
  const { coupon, isLoggedIn, discountTotal, hasGifts, lostGift, loyaltyErrors, failure, failed } = input;
  if (coupon === '') return { kind: 'none' };
  if (!isLoggedIn) return { kind: 'waiting', text: 'Сохранили. Сработает, когда войдёте' };
  if (failure !== null && failed === 'calculation') return { kind: 'rejected', text: failure };
  if (loyaltyErrors.length > 0) return { kind: 'rejected', text: loyaltyErrors.join('. ') };
  if (discountTotal > 0) return { kind: 'accepted', text: `Скидка ${formatPrice(discountTotal)}` };
  if (hasGifts && !lostGift) return { kind: 'accepted', text: 'Подарок уже в корзине' };
  // Nothing is in force yet, and what the code asks for cannot be said.
  if (failure !== null && failed === 'code' && !lostGift) return { kind: 'rejected', text: failure };
  return { kind: 'waiting', text: waitingText(input) };
}
