import { atLeastNothing, minus, type Kopecks } from '../../domain/money.ts';
import { totalsOf } from '../../domain/totals.ts';
import { selectedAddress } from '../address/selectors.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn } from '../user/selectors.ts';
import { restaurantHere } from './restaurant.ts';

/** What still stands between the customer and the order. */
export type CheckoutGap =
  | { readonly kind: 'empty' | 'login' | 'address' | 'restaurant' }
  | { readonly kind: 'minSum'; readonly missing: Kopecks };

/** The first gap; null: the order can go out. Below the zone's `minSum` the button stays closed (assumptions, section 6). */
export function checkoutGap(state: AppState): CheckoutGap | null {
  const { cart, city } = state;
  if (!cart.lines.some(({ kind }) => kind === 'goods')) return { kind: 'empty' };
  if (!isLoggedIn(state)) return { kind: 'login' };
  if (cart.deliveryMethod === 'self') return restaurantHere(state) ? null : { kind: 'restaurant' };
  if (!selectedAddress(state)) return { kind: 'address' };
  const minSum = city.zone?.delivery?.minSum;
  if (!minSum) return null;
  const { goods, discount } = totalsOf(cart);
  const missing = atLeastNothing(minus(minSum, atLeastNothing(minus(goods, discount))));
  return missing > 0 ? { kind: 'minSum', missing } : null;
}
