/** What of a document tells whether anybody sees it. Only browsers that prerender know the word. */
export interface Speculated extends Pick<Document, 'addEventListener'> {
  readonly prerendering?: boolean;
}

/**
 * Begins once the page is shown: at once, or, where the browser has made it ahead of a press that may never come, when it
 * takes the place of the page before it. Until then nothing of the shop runs.
 */
export function whenShown(document: Speculated, begin: () => void): void {
  if (document.prerendering === true) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
