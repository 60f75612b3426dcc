import {
  selectGoodsGroupIndex,
  selectGoodsIndex,
  selectSectionIndex,
} from '../../slices/catalog/selectors.ts';
import type { AppState } from '../../slices/state.ts';
import { matchPage } from './routes.tsx';
import type { PageId } from './routeTable.ts';

/** Pages that are nothing without the catalog. */
const CATALOG_PAGES: ReadonlySet<PageId> = new Set(['home', 'catalog', 'search', 'section', 'product']);

/**
 * The HTTP status of an address: 404 for an unknown page, section or product, 503 while the catalog that the page needs
 * could not be had (assumptions, section 6, "catalog load fails").
 */
export function statusOf(state: AppState, path: string): 200 | 404 | 503 {
  const match = matchPage(path, state.city.list);
  // Without the list of cities a first segment may still be one of them.
  if (!match) return state.city.list.length === 0 ? 503 : 404;
  if (!CATALOG_PAGES.has(match.page)) return 200;
  if (state.catalog.status !== 'ready') return 503;
  const { section, product } = match.params;
  if (section === undefined) return 200;
  if (product === undefined) return selectSectionIndex(state).has(section) ? 200 : 404;
  return selectGoodsGroupIndex(state).has(section) && selectGoodsIndex(state).has(product) ? 200 : 404;
}
