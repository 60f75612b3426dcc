import { nextFrame, type Drawn } from './nextFrame.ts';

/** What a page names in its head and does not ask for yet: `data-rel` says what the link is to become. */
const LATER = 'link[rel=later]';
/** A picture that does not come holds nobody up for longer, in ms. */
const LONGEST_WAIT_MS = 3_000;

/** What of the browser tells when a page has been painted. */
export interface Painted extends Drawn {
  readonly document: Pick<Document, 'readyState'>;
  readonly addEventListener: (type: 'load', listen: () => void) => void;
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
}

/** What of the browser brings a page's code. */
export interface Loading {
  readonly document: Pick<Document, 'querySelectorAll'>;
  readonly fetch: (address: string) => Promise<Pick<Response, 'blob'>>;
  /** Runs a script. */
  readonly run: (address: string) => unknown;
  /** Resolves in a task of its own. */
  readonly pause: () => Promise<void>;
}

/**
 * Resolves when the page is loaded as its first screen needs it and painted, or when somebody is seen at it: scripts that come sooner
 * take the line from the pictures of the first screen (specification, section 9, "Interactivity and loading").
 */
export const firstScreenShown = (
  page: Painted,
  firstPaint: Promise<void>,
  firstSign: Promise<unknown>,
): Promise<void> =>
  new Promise((resolve) => {
    const frame = nextFrame(page);
    // A light page is loaded before it is painted, another one painted without its pictures. What is loaded stands in the next
    // frame, which is on the screen when the second after it begins: a browser paints one while it lays out another.
    const waitForPaint = (): void => void firstPaint.then(frame).then(frame).then(frame).then(resolve);
    if (page.document.readyState === 'complete') waitForPaint();
    else page.addEventListener('load', waitForPaint);
    page.setTimeout(resolve, LONGEST_WAIT_MS);
    void firstSign.then(() => resolve());
  });

/** Resolves when all of the page is known, its links included: somebody may be seen before that. */
export const pageParsed = (document: Pick<Document, 'readyState' | 'addEventListener'>): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve());
  });

const linksIn = (document: Loading['document']): readonly HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>(LATER),
];

/** The browser asks for a manifest by itself once a page has one, whatever its cache holds. */
const isFetchedAhead = ({ dataset }: HTMLLinkElement): boolean => dataset['rel'] !== 'manifest';

/**
 * Brings the code, the styles and the state that stood back into the browser's own cache. Nothing of it runs and no style of it holds:
 * both would take the page its calm. To ask for a file takes a phone some ms, so each is asked for in a task of its own: a press comes
 * in between. What does not come, or ends in the middle since the page is left, is asked for again by its link.
 */
export async function fetchLater({ document, fetch, pause }: Loading): Promise<void> {
  for (const { href } of linksIn(document).filter(isFetchedAhead)) {
    // Read to the end, so that the browser keeps all of it.
    void fetch(href)
      .then((file) => file.blob())
      .catch(() => null);
    await pause();
  }
}

/** Lets all that stood back become what it is, in the order of the page: the entry runs when its imports are under way. */
export function runLater({ document, run }: Loading): void {
  for (const link of linksIn(document)) {
    const { rel = '' } = link.dataset;
    if (rel === 'entry') {
      run(link.href);
      continue;
    }
    // A new element: one that stands in the page since its beginning could hold up the next paint.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a clone is of the same kind
    const asked = link.cloneNode() as HTMLLinkElement;
    asked.rel = rel;
    link.replaceWith(asked);
  }
}
