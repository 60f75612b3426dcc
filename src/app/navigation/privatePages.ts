/**
 * Pages that show nothing without the customer, or another list at every question: not for search engines (assumptions,
 * section 6, "guards").
 */
const PRIVATE_PAGES: ReadonlySet<string> = new Set([
  'cart',
  'checkout',
  'complete',
  'completeError',
  'personal',
  'search',
  'admin',
  // The same texts as elsewhere, without the site around them.
  'appInfo',
]);

/** First segments of addresses that search engines need not even open; the city may stand before them. */
export const PRIVATE_PATHS = [
  'cart',
  'checkout',
  'complete',
  'complete-error',
  'personal',
  'catalog/search',
  'admin',
] as const;

/** Whether a page of this name is kept out of search engines. */
export const isPrivatePage = (page: string): boolean => PRIVATE_PAGES.has(page);
