import { useEffect, useMemo, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';
import { SHOP_NAME } from '../domain/chain.ts';
import { select } from '../slices/select.ts';
import type { AppState } from '../slices/state.ts';
import { useEmit, useSelect } from '../ui/store.tsx';
import { textsOf } from './title.ts';

/** Specification, section 9, "Timers and polling". */
const TOP_OF_CATALOG_MS = 1_000;
const ANCHOR_MS = 500;
const ANCHOR_OFFSET_PX = 100;

/** Tells the store where the customer is. */
export function usePageEntry({ pathname, search }: Location): void {
  const emit = useEmit();
  const path = pathname + search;
  useEffect(() => emit('view/pageEntered', { path }), [emit, path]);
}

function useTitleOf({ pathname }: Location): string {
  const selectTitle = useMemo(
    () =>
      select(
        (state: AppState) => textsOf(state, pathname).title,
        (title) => title,
      ),
    [pathname],
  );
  return useSelect(selectTitle);
}

/** Keeps the name of the tab; the server wrote the first one. */
export function useTitle(location: Location): void {
  const title = useTitleOf(location);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The name of the page's main part: the title without the shop. */
export function useMainName(page: Location): string {
  return useTitleOf(page).replace(` — ${SHOP_NAME}`, '');
}

const scrollToAnchor = (hash: string): void => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target)
    window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - ANCHOR_OFFSET_PX });
};

/** Scrolls to an anchor after its delay, unless the customer scrolls first. */
function scrollSoon(hash: string): () => void {
  const delay = hash === '#top-of-catalog' ? TOP_OF_CATALOG_MS : ANCHOR_MS;
  const timer = setTimeout(() => scrollToAnchor(hash), delay);
  const abort = new AbortController();
  const stop = () => clearTimeout(timer);
  for (const type of ['wheel', 'touchmove', 'keydown'] as const)
    addEventListener(type, stop, { passive: true, signal: abort.signal });
  return () => {
    stop();
    abort.abort();
  };
}

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** A page that is gone takes the focus with it: it goes on from the main part, except out of a field that is being typed in. */
const moveFocus = (): void => {
  if (document.activeElement instanceof HTMLInputElement || isDialogOpen()) return;
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** A lock that outlived its dialog must not hold the next page (specification, section 2, "Header and scrolling"). */
const unlockScrolling = (): void => {
  if (!isDialogOpen()) document.documentElement.style.removeProperty('overflow');
};

/** Where the page stands after a change of page: at the anchor or at the top. Going back is left to the browser, which remembers the place. */
export function useScrolling({ key, hash, pathname }: Location): void {
  const way = useNavigationType();
  const entered = useRef({ key, pathname });
  useEffect(() => {
    const before = entered.current;
    entered.current = { key, pathname };
    if (before.pathname !== pathname) moveFocus();
    unlockScrolling();
    if (hash !== '') return scrollSoon(hash);
    if (before.key !== key && way !== NavigationType.Pop) window.scrollTo(0, 0);
    return undefined;
  }, [key, hash, pathname, way]);
}
