import { startTransition, StrictMode, useSyncExternalStore, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { whenNear } from './nearness.ts';
import { wakeWhenMeant } from './waking.ts';

/** What the pieces of a list are told: first what the server drew them with, later what holds now. */
export function createNews<T>(first: T) {
  let latest = first;
  const listeners = new Set<() => void>();
  return {
    first: () => first,
    latest: () => latest,
    tell: (news: T): void => {
      latest = news;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
/** Draws a piece of a list, by its place in it. */
export type DrawPiece = (at: number) => ReactNode;
type News = ReturnType<typeof createNews<DrawPiece>>;

function Awake({ news, at }: { readonly news: News; readonly at: number }) {
  return useSyncExternalStore(news.subscribe, news.latest, news.first)(at);
}

/** A piece of a list that sleeps, or has slept. */
export interface Sleeper {
  /** It wakes when this element of it comes near; null while none of it is to be seen. */
  readonly watch: (element: Element | null) => void;
  readonly end: () => void;
}

/** Lets what the server drew in this place sleep until somebody comes near or means it; then it is a root of its own. */
export function sleep(place: Element, at: number, news: News, onError: (error: unknown) => void): Sleeper {
  let root: Root | null = null;
  let isAwake = false;
  let isOver = false;
  let stopWatching = (): void => undefined;
  let stopListening = (): void => undefined;
  const stopWaiting = (): void => {
    stopWatching();
    stopListening();
  };
  const wake = (): void => {
    stopWaiting();
    if (isAwake) return;
    isAwake = true;
    // A press that is on its way makes React do at once what belongs to it.
    startTransition(() => {
      root = hydrateRoot(
        place,
        <StrictMode>
          <Awake news={news} at={at} />
        </StrictMode>,
        {
          onUncaughtError: onError,
          // A page that is left before its piece is hydrated takes that for a mistake (#424); any other is told as ever.
          onRecoverableError: (error) => isOver || reportError(error),
        },
      );
    });
  };
  stopListening = wakeWhenMeant(place, wake);
  if (isAwake) stopListening();
  return {
    watch(element) {
      stopWatching();
      if (!isAwake && element) stopWatching = whenNear(element, wake);
    },
    end() {
      stopWaiting();
      isAwake = true;
      isOver = true;
      // Not while React is at work on the page around it.
      queueMicrotask(() => root?.unmount());
    },
  };
}
