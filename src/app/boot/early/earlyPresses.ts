import { marksOf, storedCart, type EarlyMarks, type EarlyPress } from './earlyCart.ts';
import { controlOf, kopecksIn, looksOf } from './earlyLooks.ts';
import { nearest } from './nearest.ts';

/** Of this browser session: presses of a page that was left before it was alive. */
const KEY = 'shop:pressed';
/** Whoever comes back later does not expect them any more, in ms. */
const CARRIED_MS = 300_000;

export interface EarlyPresses {
  /** Whether any wait for the page to be alive. */
  isAny(): boolean;
  /** Calls back for each that begins to wait. */
  whenPressed(listen: () => void): void;
  /** Hands over all that wait, and from now on each as it comes */
  takeOver(take: (press: EarlyPress) => void): void;
  /** Shows these instead of its own; a card or a basket that shows the count itself is left alone. */
  show(marks: EarlyMarks): void;
  /** Whether the card of that dish stands as the server has sent it. */
  isAsSent(path: string): boolean;
  /** The page is alive: presses go their usual way where the button hears them; parts of a page are hydrated later. */
  release(isLive: (button: object) => boolean): void;
}

declare global {
  interface Window {
    /** Made by the first script of the page; used up by the last. */
    earlyPresses?: EarlyPresses;
  }
}

/** What of the browser is used. Its storages may throw, even where they are only looked at. */
export interface PressedPage extends Pick<Window, 'addEventListener'> {
  readonly document: Pick<Document, 'querySelector' | 'adoptedStyleSheets'>;
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const pressOn = (button: HTMLElement): EarlyPress | null => {
  const card = button.closest('article');
  const path = card?.querySelector('h3 a')?.getAttribute('href');
  if (!card || !path) return null;
  return {
    path,
    name: card.getAttribute('aria-label') ?? '',
    price: kopecksIn(button.parentElement?.querySelector('span')?.textContent ?? ''),
    asks: button.dataset['add'] === 'ask',
  };
};

/** What waits, in memory and for the next page of this tab. */
function createWaiting(page: PressedPage, now: () => number) {
  let presses: readonly EarlyPress[] = [];
  const read = (): void => {
    try {
      // What was never kept is an object without a time: an exception would cost a phone 15 ms before the first paint.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this file wrote it, and looks at what it reads
      const kept = JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}') as {
        readonly at: number;
        readonly presses: readonly EarlyPress[];
      };
      const isKept = now() - kept.at < CARRIED_MS && kept.presses.every((press) => press.path.trim());
      presses = isKept ? kept.presses : [];
    } catch {
      // Whatever else lies there is none, and where nothing can be kept they last as long as the page.
    }
  };
  read();
  const write = (wait: readonly EarlyPress[]): void => {
    presses = wait;
    try {
      if (wait.length === 0) page.sessionStorage.removeItem(KEY);
      else page.sessionStorage.setItem(KEY, JSON.stringify({ at: now(), presses: wait }));
    } catch {
      // They last as long as the page.
    }
  };
  return { presses: () => presses, read, write };
}

/**
 * Notes presses on «+» of a card until the page is alive, however many and however old, and shows at once what they come
 * to. `now` is in ms since the epoch.
 */
export function notePresses(page: PressedPage, now: () => number): EarlyPresses {
  const { document } = page;
  const waiting = createWaiting(page, now);
  // Where the browser has no such sheets, the presses are noted all the same.
  const sheet = 'adoptedStyleSheets' in document ? new CSSStyleSheet() : null;
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const show = (marks: EarlyMarks): void => sheet?.replaceSync(looksOf(marks));
  const showWaiting = (): void => {
    const cart = storedCart((key) => page.localStorage.getItem(key));
    show(marksOf(waiting.presses(), cart));
  };
  let taker: ((press: EarlyPress) => void) | null = null;
  let isHeard: (button: object) => boolean = () => false;
  let pressed = (): void => undefined;
  const note = (event: Event): void => {
    const button = nearest(event.target, 'article [data-add]');
    const press = button && !isHeard(button) && pressOn(button);
    if (!press) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (taker) return taker(press);
    waiting.write([...waiting.presses(), press]);
    showWaiting();
    return pressed();
  };
  page.addEventListener('click', note, { capture: true });
  const takeOver: EarlyPresses['takeOver'] = (take) => {
    taker = take;
    const presses = waiting.presses();
    waiting.write([]);
    presses.forEach(take);
  };
  // The browser had kept the page: other pages of the tab have taken its presses over since, or left some of their own.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    waiting.read();
    if (taker) takeOver(taker);
    else showWaiting();
  });
  if (waiting.presses().length > 0) page.addEventListener('DOMContentLoaded', showWaiting);
  return {
    isAny: () => waiting.presses().length > 0,
    whenPressed(listen) {
      pressed = listen;
    },
    takeOver,
    show,
    isAsSent: (path) => document.querySelector(controlOf(path)) !== null,
    release(isLive) {
      isHeard = isLive;
    },
  };
}
