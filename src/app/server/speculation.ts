import { PRIVATE_PATHS } from '../navigation/privatePages.ts';
import { ROUTES, type PageId } from '../navigation/routeTable.ts';

/** The way from the menu to a dish and back: the same for everybody. */
const AHEAD: ReadonlySet<PageId> = new Set(['home', 'catalog', 'section', 'product']);

/** An address of the shop's own origin, with a city or without one; no query. */
const addressOf = (path: string, rest: string) => ({
  href_matches: { pathname: `{/:city}?${path === '' ? '' : `/${path}`}${rest}`, search: '' },
});

/**
 * Whoever rests on a link, or presses it, means to go there (eagerness "moderate"). Links of a page that is alive lead nowhere
 * by the browser: the dialog of a dish and the next page are there without it.
 */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { or: ROUTES.filter(({ page }) => AHEAD.has(page)).map(({ path }) => addressOf(path, '{/}?')) },
          { not: { or: PRIVATE_PATHS.map((path) => addressOf(path, '{/*}?')) } },
          { selector_matches: ':root:not([data-alive]) a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * The rules as they stand in each page: as a file of their own browsers ask for them before the first paint. The policy allows
 * them by their hash.
 */
export const SPECULATION_RULES = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;
