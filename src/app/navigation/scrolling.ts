/** Specification, section 9, "Timers and polling". */
const TOP_OF_CATALOG_MS = 1_000;
const ANCHOR_MS = 500;
const ANCHOR_OFFSET_PX = 100;

/** An address may carry anything behind its `#`. */
const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

const scrollToAnchor = (hash: string): void => {
  const target = document.getElementById(idOf(hash));
  if (target)
    window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - ANCHOR_OFFSET_PX });
};

/** Scrolls to an anchor after its delay, unless the customer scrolls first. */
export function scrollSoon(hash: string): () => void {
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
export const moveFocus = (): void => {
  if (document.activeElement instanceof HTMLInputElement || isDialogOpen()) return;
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** A lock that outlived its dialog must not hold the next page (specification, section 2, "Header and scrolling"). */
export const unlockScrolling = (): void => {
  if (!isDialogOpen()) document.documentElement.style.removeProperty('overflow');
};
