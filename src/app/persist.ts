import { readSavedAddress } from '../slices/address/saved.ts';
import { readSavedAuth } from '../slices/auth/saved.ts';
import { readSavedCart } from '../slices/cart/saved.ts';
import type { AppEventType } from '../slices/events.ts';
import type { AppState } from '../slices/state.ts';
import { readSavedUser } from '../slices/user/saved.ts';
import type { SavedSlices } from '../slices/view/events.ts';
import type { SafeStorage } from '../ports/storage.ts';
import type { ShopStore } from '../ui/store.tsx';

const SAVED = ['cart', 'user', 'address', 'auth'] as const;
type SavedSlice = (typeof SAVED)[number];

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
  'auth/loggedOut',
  'city/chosen',
]);

const parse = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'state' in value ? value.state : null;
  } catch {
    return null;
  }
};

/** Reads the four slices. One that is broken starts empty; what an older version left is deleted. */
export function readSlices(storage: SafeStorage, version: string): SavedSlices {
  const own = new Set(SAVED.map((slice) => keyOf(version, slice)));
  for (const key of storage.keys()) if (SLICE_KEY.test(key) && !own.has(key)) storage.remove(key);
  const of = (slice: SavedSlice) => parse(storage.read(keyOf(version, slice)));
  return {
    cart: readSavedCart(of('cart')),
    user: readSavedUser(of('user')),
    address: readSavedAddress(of('address')),
    auth: readSavedAuth(of('auth')),
  };
}

/** Writes each changed slice after a pause, urgent ones at once, all of them when the page goes. */
export function persist(store: ShopStore, storage: SafeStorage, tab: string): { flush(): void } {
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
      written.set(slice, state);
      rev += 1;
      storage.write(keyOf(view.storeVersion, slice), JSON.stringify({ rev, tab, state }));
    }
  };
  store.event$.subscribe(({ type }) => {
    if (URGENT.has(type)) return flush();
    timer ??= setTimeout(flush, PAUSE_MS);
    return undefined;
  });
  return { flush };
}
