import { nearest } from './nearest.ts';

/** A click is replayed if it came within this before the page was ready (specification, section 9, "Interactivity and loading"). */
const FRESH_MS = 1_000;

export interface EarlyClicks {
  /** The page is ready but for the customer's own state: what is clicked from now on waits for that, however long. */
  wait(): void;
  /** All is there: `click` is called for what was clicked just before the page was ready, and nothing is held back any more. */
  release(click: (button: HTMLElement) => void): void;
}

/** A window, as far as clicks are held there. */
type ClickedPage = EventTarget & { readonly document: Pick<ParentNode, 'querySelectorAll'> };

declare global {
  interface Window {
    /** Made by the first script of the page; used up by the last. */
    earlyClicks?: EarlyClicks;
  }
}

/** What works without scripts: the button of a form that says what becomes of it, and one that opens a popover. */
const NATIVE = 'form:is([action],[method]) button:not([type=button]),button[popovertarget]';

/** A link or a field works without scripts as well: only a button waits for its handler. */
const buttonOf = (target: EventTarget | null): HTMLElement | null | undefined => {
  const button = nearest(target, 'button');
  return button?.matches(NATIVE) ? null : button;
};

/**
 * Holds clicks on buttons back until the page is ready, so that no half-ready handler sees them, and clicks each button, or
 * what came in its place, once more if its last click is fresh. So nothing happens twice. Times are of `performance.now`.
 * What a customer has in the place of a button of the guest's page names that one's label in `data-was`.
 */
export function holdClicks(page: ClickedPage, now: () => number): EarlyClicks {
  const held = new Map<HTMLElement, number>();
  const hold = (event: Event): void => {
    const button = buttonOf(event.target);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(button, event.timeStamp);
  };
  let isWaiting = false;
  const forgetOld = (): void => {
    if (isWaiting) return;
    for (const [button, time] of held) if (now() - time > FRESH_MS) held.delete(button);
  };
  page.addEventListener('click', hold, { capture: true });
  return {
    wait() {
      forgetOld();
      isWaiting = true;
    },
    release(click) {
      page.removeEventListener('click', hold, { capture: true });
      forgetOld();
      const buttons = [...held.keys()];
      held.clear();
      for (const button of buttons) {
        const present = button.isConnected
          ? button
          : [...page.document.querySelectorAll<HTMLElement>('[data-was]')].find(
              ({ dataset }) => dataset['was'] === button.ariaLabel,
            );
        if (present) click(present);
      }
    },
  };
}
