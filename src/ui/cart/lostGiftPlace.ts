import type { Goal } from './goals.ts';
import type { PromoStatus } from './promoStatus.ts';

export interface LostGiftPlaceInput {
  readonly lostGift: { readonly name: string } | null;
  /** What the bar leads to. */
  readonly goal: Goal['kind'] | null;
  readonly status: PromoStatus['kind'];
}

/** The one place of the cart that tells of a present still to be earned: the bar, else the promo code that waits for it, else a hint. */
export function lostGiftPlace({
  lostGift,
  goal,
  status,
}: LostGiftPlaceInput): 'bar' | 'promo' | 'hint' | null {
  if (!lostGift) return null;
  if (goal === 'gift') return 'bar';
  return status === 'waiting' ? 'promo' : 'hint';
}
