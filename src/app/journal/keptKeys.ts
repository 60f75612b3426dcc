/** All that is kept of journals stands under it, in the storage of the browser session. */
export const PREFIX = 'shop:journal:';
/** The id of the customer whose pages these are; missing while nobody has logged in. */
export const OWNER_KEY = `${PREFIX}user`;

/** What the file of a page has beside its events. */
export const headKey = (page: number): string => `${PREFIX}${page}`;
/** Some of its events, by the number of the first. */
export const pieceKey = (page: number, first: number): string => `${PREFIX}${page}:${first}`;

/** In this browser, beyond its tabs: the journal of the page that was left last. */
export const LAST_KEY = 'shop:lastJournal';
