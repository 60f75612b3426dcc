import { NOTHING, atLeastNothing, kopecks } from '../../../domain/money.ts';
import { bonusLimit } from '../../../domain/totals.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';
import { isLoggedIn } from '../../user/selectors.ts';

/** The promo calculation runs for a customer with goods only (specification, section 4, "Cart processing"). */
export const promoDue = (state: AppState): readonly AppDraft[] =>
  isLoggedIn(state) && state.cart.lines.some(({ kind }) => kind === 'goods')
    ? [draft('cart/promoCalculationDue')]
    : [];

/** A coupon may bring hidden products into the catalog, so it is read again first (specification, section 4, "Coupons"). */
export const couponDue = (state: AppState): readonly AppDraft[] => [
  ...(promoDue(state).length > 0 ? [draft('cart/promoCalculationAwaited')] : []),
  draft('catalog/reloadDue', { reason: 'coupon' }),
];

/** Bonuses never pass the balance or what is to pay, also after the cart shrinks (assumptions, section 6, "spendBonus"). */
export const cutBonus = ({ cart, user }: AppState): readonly AppDraft[] => {
  if (cart.spendBonus === 0) return [];
  const limit = bonusLimit({ ...cart, balance: user.customer?.balance ?? NOTHING });
  const sum = atLeastNothing(kopecks(Math.min(cart.spendBonus, limit)));
  return sum === cart.spendBonus ? [] : [draft('cart/bonusCut', { sum })];
};
