import { ROUTES } from '../navigation/routeTable.ts';

/** Without SITE_URL the shop does not know its own name, and believes nobody's: a page that is made for one is shown to all. */
export const NO_ORIGIN = 'http://shop.invalid';

/** The one page that a query changes. */
const SEARCH_PATHS = ROUTES.flatMap(({ page, path }) => (page === 'search' ? [`/${path}`] : []));

const isSearch = (path: string): boolean =>
  SEARCH_PATHS.some((search) => path === search || path.replace(/^\/[^/]+/, '') === search);

const normalisedPath = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/**
 * One address for all spellings of a page, and the only one that the renderer sees: of the query nothing but the search's
 * `q`, and never the host that was asked.
 */
export const pageAddress = (requested: URL, siteUrl: string | null): URL => {
  const url = new URL(normalisedPath(requested.pathname), siteUrl ?? NO_ORIGIN);
  const search = isSearch(url.pathname) ? requested.searchParams.get('q') : null;
  if (search) url.searchParams.set('q', search);
  return url;
};
