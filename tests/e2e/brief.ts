/**
 * `npm test` has twenty minutes: what the stories check as well (axe on every screen and dialog) is left to the deep run
 * and to whoever starts the browser tests by hand.
 */
export const IS_BRIEF =
  process.env['PLAYWRIGHT_REPORT'] !== undefined && process.env['DEEP_RUN'] === undefined;

/** For a journey of which `npm test` has a sister: another answer of the same kind, another way through the same screens. */
export const DEEP = { tag: '@deep' } as const;
