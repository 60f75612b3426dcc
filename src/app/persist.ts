import type { SafeStorage } from '../ports/storage.ts';
import type { AppEventType } from '../slices/events.ts';
import type { AppState } from '../slices/state.ts';
import { adopt, type Tab } from './adopt.ts';
import { epochOf, type Version } from './tabClock.ts';
import { SAVED, type SavedSlice } from './savedShape.ts';
import type { TabSync } from './tabSync.ts';
import { readSlices, readStoredVersion, removeSlices, writeSlice } from './storedSlices.ts';

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

export interface Persistence {
  /** Writes what has changed. */
  readonly flush: () => void;
  /** Takes over what a tab has stored that knows more than this one. */
  readonly catchUp: () => boolean;
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
  const written = new Map<SavedSlice, AppState[SavedSlice]>(
    SAVED.map((slice) => [slice, store.state()[slice]]),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauses = 0;

  const newerVersion = () => {
    const stored = readStoredVersion(storage, store.state().view.storeVersion);
    return stored && stored.rev > clock.rev() ? stored : null;
  };
  const catchUp = (): boolean => {
    const { isRestored, storeVersion } = store.state().view;
    const stored = isRestored ? newerVersion() : null;
    if (!stored) return false;
    adopt(tab, readSlices(storage, storeVersion), stored);
    others.ask();
    return true;
  };
  /** An order is about to leave: its intent lies in storage whatever else does, as long as the session is the same. */
  const overtake = (stored: Version): boolean => {
    if (epochOf(stored.rev) > epochOf(clock.rev())) return false;
    clock.heard(stored.rev);
    clock.advance();
    return true;
  };
  /** What another tab has written may be on its way here as facts, so a pause is given; a logout leaves no time. */
  const yieldTo = (newer: Version) => {
    // In a turn of its own: the commit that asks for writing is not published to all yet.
    if (pauses > 0 || epochOf(newer.rev) > epochOf(clock.rev())) queueMicrotask(catchUp);
    else pause();
  };
  const pause = () => {
    pauses += 1;
    timer = setTimeout(() => write('pause'), PAUSE_MS);
  };
  const write = (cause: AppEventType | 'pause' | 'end') => {
    clearTimeout(timer);
    timer = undefined;
    const { view } = store.state();
    // Before the saved state is in, an empty cart would be written over it.
    if (!view.isRestored) return;
    const changed = SAVED.filter((slice) => written.get(slice) !== store.state()[slice]);
    if (changed.length === 0) return;
    const newer = newerVersion();
    if (newer && !(cause === 'order/intentMade' && overtake(newer))) return yieldTo(newer);
    if (cause === 'pause' && others.isBehind() && pauses < MAX_PAUSES) return pause();
    pauses = 0;
    // A full disk may refuse the new state: what was personal goes all the same.
    if (cause === 'auth/loggedOut') removeSlices(storage, view.storeVersion);
    for (const slice of changed) {
      const state = store.state()[slice];
      written.set(slice, state);
      writeSlice(storage, view.storeVersion, { slice, state, version: clock.version() });
    }
  };
  store.event$.subscribe(({ type }) => {
    if (URGENT.has(type)) return write(type);
    timer ??= setTimeout(() => write('pause'), PAUSE_MS);
    return undefined;
  });
  return { flush: () => write('end'), catchUp };
}
