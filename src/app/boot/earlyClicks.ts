/** A click is replayed if it came within this before the page was ready (specification, section 9, "Interactivity and loading"). */
const FRESH_MS = 1_000;

export interface EarlyClicks {
  /** The page is ready: what was clicked just before is clicked again, and nothing is held back any more. */
  release(): void;
}

declare global {
  interface Window {
    /** Made by the first script of the page; used up by the last. */
    earlyClicks?: EarlyClicks;
  }
}

/** What works without scripts: a form's own button, and one that opens a popover. */
const NATIVE = 'form button:not([type="button"]), button[popovertarget]';

/** A link or a field works without scripts as well: only a button waits for its handler. */
const buttonOf = (target: unknown): HTMLElement | null => {
  const isElement = typeof target === 'object' && target !== null && 'closest' in target;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- clicks come from elements; anything else has no `closest`
  const button = isElement ? (target as Element).closest<HTMLElement>('button') : null;
  return button?.matches(NATIVE) ? null : button;
};

/**
 * Holds clicks on buttons back until the page is ready, so that no half-ready handler sees them, and clicks each button
 * once more if its last click is fresh and it is still there. So nothing happens twice. Times are of `performance.now`.
 */
export function holdClicks(page: EventTarget, now: () => number): EarlyClicks {
  const held = new Map<HTMLElement, number>();
  const hold = (event: Event): void => {
    const button = buttonOf(event.target);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(button, event.timeStamp);
  };
  page.addEventListener('click', hold, { capture: true });
  return {
    release() {
      page.removeEventListener('click', hold, { capture: true });
      const fresh = [...held].filter(([, time]) => now() - time <= FRESH_MS);
      held.clear();
      for (const [button] of fresh) if (button.isConnected) button.click();
    },
  };
}
