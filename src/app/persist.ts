import { readSavedAddress } from '../slices/address/saved.ts';
import { readSavedAuth } from '../slices/auth/saved.ts';
import { readSavedCart } from '../slices/cart/saved.ts';
import type { SavedCart } from '../slices/cart/state.ts';
import type { AppEventType } from '../slices/events.ts';
import type { AppState } from '../slices/state.ts';
import { readSavedUser } from '../slices/user/saved.ts';
import type { SavedSlices } from '../slices/view/events.ts';
import type { SafeStorage } from '../ports/storage.ts';
import type { ShopStore } from '../ui/store.tsx';
import { createFence } from './orderFence.ts';
import { entryOf } from './savedEntry.ts';

const SAVED = ['cart', 'user', 'address', 'auth'] as const;
type SavedSlice = (typeof SAVED)[number];

const VERSION_KEY = 'shop:version';
const keyOf = (version: string, slice: SavedSlice): string => `shop:${version}:${slice}`;
/** Of any version, whatever signs it is made of. */
const SLICE_KEY = /^shop:.*:(cart|user|address|auth)$/s;
/** Trailing pause before a change is written. */
const PAUSE_MS = 250;
/** Written at once: what follows them must not happen twice, or must not be seen again. */
const URGENT: ReadonlySet<AppEventType> = new Set([
  'order/intentMade',
  'order/placed',
  'order/placeRefused',
  'order/placeUncertain',
  'auth/loggedOut',
  'city/chosen',
]);

/** The last known STORE_VERSION opens the saved state; it lies beside the slices, under a key without version. */
export const savedVersion = (storage: SafeStorage): string => storage.read(VERSION_KEY) || '1';
export const saveVersion = (storage: SafeStorage, version: string): void =>
  storage.write(VERSION_KEY, version);

/** Reads the four slices. One that is broken starts empty; what an older version left is deleted. */
export function readSlices(storage: SafeStorage, version: string): SavedSlices {
  const own = new Set(SAVED.map((slice) => keyOf(version, slice)));
  for (const key of storage.keys()) if (SLICE_KEY.test(key) && !own.has(key)) storage.remove(key);
  const of = (slice: SavedSlice) => entryOf(storage.read(keyOf(version, slice)))?.state ?? null;
  return {
    cart: readSavedCart(of('cart')),
    user: readSavedUser(of('user')),
    address: readSavedAddress(of('address')),
    auth: readSavedAuth(of('auth')),
  };
}

export interface Writer {
  flush(): void;
  /** The stored cart, also of another tab; null where storage does not keep what is written. */
  savedCart(): SavedCart | null;
}

/** Writes each changed slice after a pause, urgent ones at once, all of them when the page goes. */
export function persist(store: ShopStore, storage: SafeStorage, tab: string): Writer {
  const fence = createFence(storage, tab);
  const written = new Map<SavedSlice, AppState[SavedSlice]>(
    SAVED.map((slice) => [slice, store.state()[slice]]),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rev = 0;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const { view } = store.state();
    // Before the saved state is in, an empty cart would be written over it.
    if (!view.isRestored) return;
    for (const slice of SAVED) {
      const state = store.state()[slice];
      if (written.get(slice) === state) continue;
      const key = keyOf(view.storeVersion, slice);
      if (slice === 'cart' && fence.isClosed(key, store.state().cart)) continue;
      written.set(slice, state);
      rev += 1;
      fence.write(key, JSON.stringify({ rev, tab, state }));
    }
  };
  store.event$.subscribe(({ type }) => {
    fence.remember(store.state().cart);
    if (URGENT.has(type)) return flush();
    timer ??= setTimeout(flush, PAUSE_MS);
    return undefined;
  });
  return { flush, savedCart: () => fence.savedCart(keyOf(store.state().view.storeVersion, 'cart')) };
}
