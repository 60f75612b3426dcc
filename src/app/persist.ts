import type { SafeStorage } from '../ports/storage.ts';
import type { SavedCart } from '../slices/cart/state.ts';
import type { AppEventType } from '../slices/events.ts';
import type { AppState } from '../slices/state.ts';
import { adopt, type Tab } from './adopt.ts';
import { createFence } from './orderFence.ts';
import { SAVED, type SavedSlice } from './savedShape.ts';
import { readSlices, readStoredCart, readStoredVersion, removeSlices, writeSlice } from './storedSlices.ts';
import { epochOf, type Version } from './tabClock.ts';
import type { TabSync } from './tabSync.ts';

/** Trailing pause before a change is written. */
const PAUSE_MS = 250;
/** Written whatever another tab has stored, in the same session: what follows them must not happen twice. */
const ORDER_FACTS: ReadonlySet<string> = new Set<AppEventType>([
  'order/intentMade',
  'order/placed',
  'order/placeRefused',
]);
/** Written at once. */
const URGENT: ReadonlySet<string> = new Set<string>([
  ...ORDER_FACTS,
  ...(['auth/loggedOut', 'city/chosen'] satisfies AppEventType[]),
]);

export interface Persistence {
  /** Writes what has changed. */
  readonly flush: () => void;
  /** Takes over what a tab has stored that knows more than this one. */
  readonly catchUp: () => boolean;
  /** The stored cart, also of another tab; null where storage does not keep what is written. */
  readonly savedCart: () => SavedCart | null;
}

/** A tab that may have missed something writes after so many pauses all the same. */
const MAX_PAUSES = 8;

/**
 * Writes each changed slice after a pause, urgent ones at once, all of them when the page goes. Storage that knows more
 * than this tab is never overwritten: a tab that slept through a logout takes it over instead, and asks the others for
 * what is not stored yet.
 */
export function persist(tab: Tab, storage: SafeStorage, others: TabSync): Persistence {
  const { store, clock } = tab;
  const fence = createFence();
  const written = new Map<SavedSlice, AppState[SavedSlice]>(
    SAVED.map((slice) => [slice, store.state()[slice]]),
  );
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
    const isNews = version.rev > clock.rev() || clock.hasMissed(version.known);
    return fence.isClosed(stored.cart, isNews, cart) ? version : null;
  };
  /** As long as the session is the same. */
  const overtake = (stored: Version): boolean => {
    if (epochOf(stored.rev) > epochOf(clock.rev())) return false;
    clock.heard(stored.rev);
    clock.advance();
    return true;
  };
  /** In a turn of its own: the commit that asks for writing is not published to all yet. */
  const soon = (work: () => void) => queueMicrotask(work);
  /** What another tab has written may be on its way here as facts, so a pause is given; a logout leaves no time. */
  const yieldTo = (newer: Version) => {
    if (pauses > 0 || epochOf(newer.rev) > epochOf(clock.rev())) soon(catchUp);
    else pause();
  };
  const pause = () => {
    pauses += 1;
    timer = setTimeout(() => write('pause'), PAUSE_MS);
  };
  /** True where another tab's order stands: a press finds it in storage by itself, anything else is given up for it. */
  const yieldsToOrder = (): boolean => {
    const { cart } = store.state();
    const version = written.get('cart') === cart ? null : fencedBy();
    if (version && !cart.intent && cart.seenTotal === null) soon(() => takeOver(version));
    return version !== null;
  };
  const write = (cause: AppEventType | 'pause' | 'end') => {
    clearTimeout(timer);
    timer = undefined;
    const { view } = store.state();
    // Before the saved state is in, an empty cart would be written over it.
    if (!view.isRestored) return;
    const changed = SAVED.filter((slice) => written.get(slice) !== store.state()[slice]);
    if (changed.length === 0 || yieldsToOrder()) return;
    const newer = newerVersion();
    if (newer && !(ORDER_FACTS.has(cause) && overtake(newer))) return yieldTo(newer);
    if (cause === 'pause' && others.isBehind() && pauses < MAX_PAUSES) return pause();
    pauses = 0;
    // A full disk may refuse the new state: what was personal goes all the same.
    if (cause === 'auth/loggedOut') removeSlices(storage, view.storeVersion);
    for (const slice of changed) {
      const state = store.state()[slice];
      written.set(slice, state);
      const isWritten = writeSlice(storage, view.storeVersion, { slice, state, version: clock.version() });
      if (slice === 'cart') isKept = isWritten;
    }
  };
  store.event$.subscribe(({ type }) => {
    fence.remember(store.state().cart);
    if (URGENT.has(type)) return write(type);
    timer ??= setTimeout(() => write('pause'), PAUSE_MS);
    return undefined;
  });
  return {
    flush: () => write('end'),
    catchUp,
    savedCart() {
      if (!isKept) return null;
      const stored = readStoredCart(storage, store.state().view.storeVersion);
      // What another tab has cleared away holds no order any more.
      return stored ? stored.cart : {};
    },
  };
}
