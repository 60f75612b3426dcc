import type { CartLine, CartModifier } from '../../../domain/cart.ts';
import type { Product, ProductId } from '../../../domain/catalog.ts';
import { missingGroups } from '../../../domain/modifierChoice.ts';
import { atLeastNothing, minus, type Kopecks } from '../../../domain/money.ts';
import { totalsOf } from '../../../domain/totals.ts';
import { selectProductIndex, selectStopped } from '../../catalog/selectors.ts';
import { selectedAddress } from '../../address/selectors.ts';
import type { AppState } from '../../state.ts';
import { isLoggedIn } from '../../user/selectors.ts';
import { restaurantHere } from '../receiving/restaurant.ts';

/** What still stands between the customer and the order. */
export type CheckoutGap =
  | { readonly kind: 'empty' | 'login' | 'address' | 'restaurant' }
  | { readonly kind: 'choice'; readonly line: CartLine }
  | { readonly kind: 'minSum'; readonly missing: Kopecks };

/** Whether a dish that is chosen so still lacks a required choice; what is on the stop list cannot be chosen. */
export function lacksChoice(
  stopped: ReadonlySet<ProductId>,
  { modifierGroups }: Product,
  modifiers: readonly CartModifier[],
): boolean {
  const offered = modifierGroups.map((group) => ({
    ...group,
    modifiers: group.modifiers.filter(({ id }) => !stopped.has(id)),
  }));
  return missingGroups(offered, modifiers).length > 0;
}

/** The first dish of the cart that nobody could cook as it stands there. */
function unchosenLine(state: AppState): CartLine | null {
  const products = selectProductIndex(state);
  const stopped = selectStopped(state);
  const isUnchosen = ({ kind, productId, modifiers }: CartLine): boolean => {
    const product = products.get(productId);
    return kind === 'goods' && product !== undefined && lacksChoice(stopped, product, modifiers);
  };
  return state.cart.lines.find(isUnchosen) ?? null;
}

/** The first gap; null: the order can go out. Below the zone's `minSum` the button stays closed (assumptions, section 6). */
export function checkoutGap(state: AppState): CheckoutGap | null {
  const { cart, city } = state;
  if (!cart.lines.some(({ kind }) => kind === 'goods')) return { kind: 'empty' };
  if (!isLoggedIn(state)) return { kind: 'login' };
  const line = unchosenLine(state);
  if (line) return { kind: 'choice', line };
  if (cart.deliveryMethod === 'self') return restaurantHere(state) ? null : { kind: 'restaurant' };
  if (!selectedAddress(state)) return { kind: 'address' };
  const minSum = city.zone?.delivery?.minSum;
  if (!minSum) return null;
  const { goods, discount } = totalsOf(cart);
  const missing = atLeastNothing(minus(minSum, atLeastNothing(minus(goods, discount))));
  return missing > 0 ? { kind: 'minSum', missing } : null;
}
