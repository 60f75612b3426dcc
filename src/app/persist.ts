import type { SafeStorage } from '../ports/storage.ts';
import type { SavedCart } from '../slices/cart/state.ts';
import type { AppState } from '../slices/state.ts';
import { adopt, type Tab } from './adopt.ts';
import { createFence } from './orderFence.ts';
import { SAVED, type SavedSlice } from './savedShape.ts';
import { readSlices, readStoredCart, readStoredVersion, removeSlices, writeSlice } from './storedSlices.ts';
import type { Version } from './tabClock.ts';
import type { TabSync } from './tabSync.ts';
import { isUrgent, turnOf, type WriteCause } from './writeTurn.ts';

/** Trailing pause before a change is written. */
const PAUSE_MS = 250;

export interface Persistence {
  /** Writes what has changed. */
  readonly flush: () => void;
  /** Takes over what a tab has stored that knows more than this one. */
  readonly catchUp: () => boolean;
  /** The stored cart, also of another tab; null where storage does not keep what is written. */
  readonly savedCart: () => SavedCart | null;
}

/**
 * Writes each changed slice after a pause, urgent ones at once, all of them when the page goes. Storage that knows more
 * than this tab is never overwritten: a tab that slept through a logout takes it over instead, and asks the others for
 * what is not stored yet.
 */
export function persist(tab: Tab, storage: SafeStorage, others: TabSync): Persistence {
  const { store, clock } = tab;
  const fence = createFence();
  const written = new Map<SavedSlice, AppState[SavedSlice]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauses = 0;
  let isKept = true;

  const storedVersion = () => readStoredVersion(storage, store.state().view.storeVersion);
  const newerVersion = () => {
    const stored = storedVersion();
    return stored && stored.rev > clock.rev() ? stored : null;
  };
  const takeOver = (stored: Version) => {
    adopt(tab, readSlices(storage, store.state().view.storeVersion), stored);
    others.ask();
  };
  const catchUp = (): boolean => {
    const stored = store.state().view.isRestored ? newerVersion() : null;
    if (stored) takeOver(stored);
    return stored !== null;
  };
  /** The version of what is stored, where it holds an order that this tab must not write over. */
  const fencedBy = (): Version | null => {
    const { view, cart } = store.state();
    const stored = readStoredCart(storage, view.storeVersion);
    const version = stored?.cart ? storedVersion() : null;
    if (!stored?.cart || !version) return null;
    return fence.isClosed(stored.cart, clock.hasMissed(version.known), cart) ? version : null;
  };
  /** In a turn of its own: the commit that asks for writing is not published to all yet. */
  const soon = (work: () => void) => queueMicrotask(work);
  /** True where another tab's order stands: a press finds it in storage by itself, anything else is given up for it. */
  const yieldsToOrder = (): boolean => {
    const { cart } = store.state();
    const version = written.get('cart') === cart ? null : fencedBy();
    if (version && !cart.intent && cart.seenTotal === null) soon(() => takeOver(version));
    return version !== null;
  };
  const writeSlices = (changed: readonly SavedSlice[]) => {
    const { view } = store.state();
    for (const slice of changed) {
      const state = store.state()[slice];
      written.set(slice, state);
      const isWritten = writeSlice(storage, view.storeVersion, { slice, state, version: clock.version() });
      if (slice === 'cart') isKept = isWritten;
    }
  };
  const take = (cause: WriteCause) => {
    clearTimeout(timer);
    timer = undefined;
    const { view } = store.state();
    // Before the saved state is in, an empty cart would be written over it.
    if (!view.isRestored) return;
    const changed = SAVED.filter((slice) => written.get(slice) !== store.state()[slice]);
    if (changed.length === 0 || yieldsToOrder()) return;
    const stored = storedVersion()?.rev ?? 0;
    const turn = turnOf({ cause, own: clock.rev(), stored, isBehind: others.isBehind(), pauses });
    if (turn === 'takeOver') return soon(catchUp);
    if (turn === 'pause') {
      pauses += 1;
      return wait();
    }
    if (turn === 'overtake') {
      clock.heard(stored);
      clock.advance();
    }
    pauses = 0;
    // A full disk may refuse the new state: what was personal goes all the same.
    if (cause === 'auth/loggedOut') removeSlices(storage, view.storeVersion);
    writeSlices(changed);
  };
  const wait = () => {
    timer ??= setTimeout(() => take('pause'), PAUSE_MS);
  };
  store.event$.subscribe(({ type }) => {
    fence.remember(store.state().cart);
    if (isUrgent(type)) take(type);
    else wait();
  });
  return {
    flush: () => take('end'),
    catchUp,
    savedCart() {
      if (!isKept) return null;
      const stored = readStoredCart(storage, store.state().view.storeVersion);
      // What another tab has cleared away holds no order any more.
      return stored ? stored.cart : {};
    },
  };
}
