const ODD = /[\0\p{Surrogate}]/u;

/**
 * A text that a page can hold as it is: half an emoji becomes �, as in every UTF-8, and NUL goes, as in every parser of
 * HTML. Otherwise the server's markup and the browser's state would differ, and hydration would break.
 */
export const wellFormedText = (text: string): string =>
  ODD.test(text) ? text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD') : text;
