import type { Plugin } from 'vite';

/**
 * Scripts of the first load stand back behind what the first paint is made of: the page, its style sheet, its font and
 * its first pictures. They are fetched right after it, so that the first press finds them there (specification, section 9).
 */
export const afterPaint = (html: string): string =>
  html.replaceAll(
    /<(?:script type="module"|link rel="modulepreload")(?= crossorigin)/g,
    '$& fetchpriority="low"',
  );

export const scriptsAfterPaint = (): Plugin => ({
  name: 'scripts-after-paint',
  transformIndexHtml: { order: 'post', handler: afterPaint },
});
