import { CITY_QUESTION } from '../../../ui/dialog/earlyDialog.ts';
import { nearest } from './nearest.ts';
import { nextFrame, type Drawn } from './nextFrame.ts';

/**
 * A hand on the mouse, the glass or the keys, or a click of a reader; a page that is scrolled, by a wheel or a finger, is read by
 * somebody.
 */
const SIGNS = ['pointermove', 'pointerdown', 'click', 'scroll', 'keydown', 'focusin'] as const;

/** A dialog of the page that opens by itself takes the focus; keys and fingers in it are signs of their own. */
const isOfEarlyDialog = ({ type, target }: Event): boolean =>
  type === 'focusin' && Boolean(nearest(target, `#${CITY_QUESTION}`));

/** What a finger on the glass ends with: it has tapped, or it scrolls. */
const TAP_ENDS = ['click', 'pointercancel'] as const;
/** A finger that lies on the glass for longer does not tap, in ms. */
const LONGEST_TAP_MS = 400;

/** What of the browser tells of a person, and when the page is painted again. */
export interface TouchedPage extends Drawn, Pick<EventTarget, 'addEventListener'> {
  readonly setTimeout: (run: (value: unknown) => void, milliseconds: number) => unknown;
}

/** The first sign of a person at a page. */
export interface FirstSign {
  /** Resolves as soon as somebody is seen. */
  readonly seen: Promise<unknown>;
  /**
   * Resolves when what the sign brings about is on the screen: a page that came to life under a finger would let it wait for its
   * styles and scripts.
   */
  readonly answered: Promise<void>;
}

/** Resolves with the name of the first of these events, and listens no longer. */
const firstOf = (names: readonly string[], page: TouchedPage): Promise<string> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const hear = (event: Event): void => {
      if (isOfEarlyDialog(event)) return;
      listening.abort();
      resolve(event.type);
    };
    for (const name of names) page.addEventListener(name, hear, { capture: true, signal });
  });

/**
 * Listens for the first sign of a person. To be called before anything that holds clicks back: who comes later does not hear of them.
 */
export function firstSignAt(page: TouchedPage): FirstSign {
  const seen = firstOf(SIGNS, page);
  const longest = seen.then(
    (sign) => new Promise((resolve) => page.setTimeout(resolve, sign === 'pointerdown' ? LONGEST_TAP_MS : 0)),
  );
  const frame = nextFrame(page);
  return {
    seen,
    answered: Promise.race([firstOf(TAP_ENDS, page), longest])
      .then(frame)
      .then(frame),
  };
}
