import { PRIVATE_PATHS } from '../navigation/privatePages.ts';
import { ROUTES, type PageId } from '../navigation/routeTable.ts';
import { PAGE_CACHE, type HeaderTable } from './headers.ts';

/** Where the browser finds which pages it may make ahead of a press. */
export const SPECULATION_PATH = '/speculation-rules.json';

/** The header of a page that names the rules: scripts inside of the page are forbidden by the policy. */
export const SPECULATION_HEADER: HeaderTable = { 'speculation-rules': `"${SPECULATION_PATH}"` };

/** The way from the menu to a dish and back: the same for everybody. */
const AHEAD: ReadonlySet<PageId> = new Set(['home', 'catalog', 'section', 'product']);

/** Of the shop's own origin, with a city or without one, a slash at the end or none; no query. */
const patternsOf = (path: string, rest = '') =>
  ['', '/:city'].map((city) => ({
    href_matches: { pathname: `${city}${path === '' ? '' : `/${path}`}${rest}{/}?`, search: '' },
  }));

/**
 * Whoever rests on a link, or presses it, means to go there (eagerness "moderate"). Links of a page that is alive lead nowhere
 * by the browser: the dialog of a dish and the next page are there without it.
 */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { or: ROUTES.filter(({ page }) => AHEAD.has(page)).flatMap(({ path }) => patternsOf(path)) },
          { not: { or: PRIVATE_PATHS.flatMap((path) => patternsOf(path, '{/*}?')) } },
          { selector_matches: ':root:not([data-alive]) a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Answers with the rules; they change with the build alone. */
export const createSpeculation = (headers: HeaderTable) => (): Response =>
  new Response(JSON.stringify(RULES), {
    headers: { ...headers, 'content-type': 'application/speculationrules+json', 'cache-control': PAGE_CACHE },
  });
