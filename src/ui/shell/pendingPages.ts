import { useSyncExternalStore } from 'react';

/** Chunks of pages that are on their way, for the loading bar. */
let pending = 0;
const listeners = new Set<() => void>();

/** A chunk is asked for while its page renders: whoever shows the wait may hear of it only afterwards. */
const count = (change: 1 | -1) => {
  pending += change;
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Counts the work as pending until it settles; its result passes through. */
export function trackPending<T>(work: Promise<T>): Promise<T> {
  count(1);
  return work.finally(() => count(-1));
}

export function useIsPagePending(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  );
}
