import type { BreadcrumbList, MenuItemLeaf, MergeLeafTypes, ProductLeaf, Thing } from 'schema-dts';
import { SHOP_NAME } from '../../../domain/chain.ts';
import type { MenuSection } from '../../../slices/catalog/menu.ts';
import { selectGoodsIndex, selectSectionIndex } from '../../../slices/catalog/selectors.ts';
import type { AppState } from '../../../slices/state.ts';
import type { PageMatch } from '../../navigation/routes.tsx';
import type { Addresses } from './addresses.ts';
import { dishOf, menuOf, sectionMenuOf } from './menu.ts';
import { restaurantsOf } from './restaurants.ts';

type Found = Thing | MergeLeafTypes<[MenuItemLeaf, ProductLeaf]>;

/** JSON-LD of a page. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Found[];
}

type Crumb = readonly [name: string, address: string];

const breadcrumbs = (addresses: Addresses, ...crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[SHOP_NAME, addresses.page('')] as const, ...crumbs].map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});

function thingsOf(state: AppState, { page, params }: PageMatch, addresses: Addresses): readonly Found[] {
  if (page === 'home') return restaurantsOf(state, addresses);
  const crumb = breadcrumbs.bind(null, addresses);
  if (page === 'restaurants')
    return [...restaurantsOf(state, addresses), crumb(['Рестораны', addresses.page('restaurant')])];
  const menu: Crumb = ['Меню', addresses.page('catalog')];
  if (page === 'catalog') return [menuOf(state, addresses), crumb(menu)];
  const sections = selectSectionIndex(state);
  const section = sections.get(params.section ?? '');
  const way = ({ group }: MenuSection): Crumb => [group.name, addresses.section(group)];
  if (page === 'section' && section) return [sectionMenuOf(addresses, section), crumb(menu, way(section))];
  const product = selectGoodsIndex(state).get(params.product ?? '');
  if (page !== 'product' || !product) return [];
  const home = sections.get(product.groupId);
  const own: Crumb = [product.name, addresses.product(product)];
  return [dishOf(state, product, addresses), crumb(menu, ...(home ? [way(home)] : []), own)];
}

/** What a page tells search engines of itself; null where there is nothing to tell. */
export function structuredData(
  state: AppState,
  match: PageMatch | null,
  addresses: Addresses,
): StructuredData | null {
  const things = match ? thingsOf(state, match, addresses) : [];
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null;
}
