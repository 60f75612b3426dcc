import { readSavedAddress } from '../../slices/address/saved.ts';
import { readSavedAuth } from '../../slices/auth/saved.ts';
import { readSavedCart } from '../../slices/cart/saved.ts';
import type { AppState } from '../../slices/state.ts';
import { readSavedUser } from '../../slices/user/saved.ts';
import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import { SAVED, type SavedSlice } from './savedText.ts';

/** Four readable slices or, where one is broken, null in its place. */
export const readShape = (of: (slice: SavedSlice) => unknown): Required<SavedSlices> => ({
  cart: readSavedCart(of('cart')),
  user: readSavedUser(of('user')),
  address: readSavedAddress(of('address')),
  auth: readSavedAuth(of('auth')),
});

/** What of a state is saved and shared: nothing that only one page sees. */
export const shapeOf = (state: AppState): Required<SavedSlices> => readShape((slice) => state[slice]);

export const isWhole = (shape: SavedSlices): boolean => SAVED.every((slice) => Boolean(shape[slice]));

/** How long the customer has waited for an order, and what was tried, is each page's own. */
const comparable = (shape: SavedSlices): SavedSlices =>
  shape.cart?.intent
    ? {
        ...shape,
        cart: { ...shape.cart, intent: { ...shape.cart.intent, state: 'sending', check: undefined } },
      }
    : shape;

/** FNV-1a: two tabs compare what they hold without sending it. The schemas fix the order of the keys. */
export function digestOf(shape: SavedSlices): string {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(comparable(shape)))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
