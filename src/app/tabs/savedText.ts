import type { SafeStorage } from '../../ports/storage.ts';

export const SAVED = ['cart', 'user', 'address', 'auth'] as const;
export type SavedSlice = (typeof SAVED)[number];

export const keyOf = (storeVersion: string, slice: SavedSlice): string => `shop:${storeVersion}:${slice}`;

/** Beside the slices, under a key without version: what a change of it has taken out of the cart. */
export const LOST_KEY = 'shop:lostCart';
const CART_KEY = /^shop:.*:cart$/s;
/** Where the carts of other versions lie. */
export const olderCarts = (storage: Pick<SafeStorage, 'keys'>, storeVersion: string): readonly string[] =>
  storage.keys().filter((key) => CART_KEY.test(key) && key !== keyOf(storeVersion, 'cart'));

/** What lies under a key of the saved state: its version beside its `state`. Null for what is no object. */
export const parseEntry = (text: string | null): object | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
};

/** A saved slice as it lies there, not read yet; null where none does. */
export function parseSaved(
  storage: Pick<SafeStorage, 'read'>,
  storeVersion: string,
  slice: SavedSlice,
): object | null {
  const entry = parseEntry(storage.read(keyOf(storeVersion, slice)));
  const state: unknown = entry && 'state' in entry ? entry.state : null;
  return typeof state === 'object' ? state : null;
}
