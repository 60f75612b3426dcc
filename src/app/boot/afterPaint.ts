/** What a page names in its head and does not ask for yet: `data-rel` says what the link is to become. */
const LATER = 'link[rel="later"]';
/** The link of the script that brings the page to life. */
const ENTRY = 'entry';
/** A picture that does not come holds nobody up for longer, in ms. */
const LONGEST_WAIT_MS = 3_000;

/** What of the browser tells when a page has been painted. */
export interface Painted {
  readonly document: Pick<Document, 'readyState'>;
  readonly addEventListener: (type: 'load', listen: () => void) => void;
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
}

/**
 * Resolves when the page is loaded as its first screen needs it, or when somebody is seen at it: scripts that come sooner
 * take the line from the pictures of the first screen (specification, section 9, "Interactivity and loading").
 */
export const firstScreenShown = (page: Painted, firstSign: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    if (page.document.readyState === 'complete') return resolve();
    page.addEventListener('load', resolve);
    page.setTimeout(resolve, LONGEST_WAIT_MS);
    void firstSign.then(resolve);
  });

/** Asks for all that stood back, the entry last: what it imports is under way by then. */
export function askForLater(document: Document, load: (address: string) => unknown): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>(LATER)];
  for (const link of links) {
    const rel = link.dataset['rel'] ?? '';
    if (rel !== ENTRY) link.rel = rel;
  }
  for (const link of links) if (link.dataset['rel'] === ENTRY) load(link.href);
}
