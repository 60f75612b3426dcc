/** What of a document tells whether anybody sees it. Only browsers that prerender know the word. */
export interface Speculated extends Pick<Document, 'addEventListener'> {
  readonly prerendering?: boolean;
}

/**
 * Begins once the page is shown: at once, or, where the browser has made it ahead of a press that may never come, when it
 * takes the place of the page before it. Until then nothing of the shop runs. `begin` is told whether the page was made ahead.
 */
export function whenShown(document: Speculated, begin: (isMadeAhead: boolean) => void): void {
  if (document.prerendering === true)
    document.addEventListener('prerenderingchange', () => begin(true), { once: true });
  else begin(false);
}
