import type { Group, Product } from '../../../domain/catalog.ts';
import { withCityPrefix } from '../../../domain/citySlug.ts';
import { selectGroupSlugs, selectGoodsIndex, selectSectionIndex } from '../../../slices/catalog/selectors.ts';
import { selectCity } from '../../../slices/city/selectors.ts';
import type { AppState } from '../../../slices/state.ts';
import type { PageMatch } from '../../navigation/routes.tsx';
import { NO_ORIGIN } from '../pageAddress.ts';

/** The one address of each page in the city of the state, encoded; whole where the shop knows its own origin, else a path. */
export interface Addresses {
  /** By the path without the city: `catalog`, '' for the home page. */
  readonly page: (path: string) => string;
  readonly section: (group: Pick<Group, 'slug'>) => string;
  readonly product: (product: Pick<Product, 'slug' | 'groupId'>) => string;
  /** Of anything that may be a path of the shop or a whole address: a picture. */
  readonly whole: (address: string) => string;
}

const wholeAt = (address: string, origin: string | null): string => {
  const url = new URL(address, origin ?? NO_ORIGIN);
  return url.origin === NO_ORIGIN ? url.pathname + url.search + url.hash : url.href;
};

export function addressesIn(state: AppState, origin: string | null): Addresses {
  const citySlug = selectCity(state)?.slug ?? '';
  const slugs = selectGroupSlugs(state);
  const whole = (address: string) => wholeAt(address, origin);
  const page = (path: string) => whole(withCityPrefix(`/${path}`, citySlug, []).replace(/(?<=.)\/$/, ''));
  return {
    page,
    whole,
    section: ({ slug }) => page(`catalog/${encodeURIComponent(slug)}`),
    product: ({ slug, groupId }) =>
      page(`catalog/${encodeURIComponent(slugs.get(groupId) ?? groupId)}/${encodeURIComponent(slug)}`),
  };
}

/** The canonical address of a page: in its city, by slugs, without a query. `path` is the asked one. */
export function canonicalOf(
  state: AppState,
  { match, path }: { readonly match: PageMatch | null; readonly path: string },
  addresses: Addresses,
): string {
  const { section, product } = match?.params ?? {};
  const dish = product === undefined ? undefined : selectGoodsIndex(state).get(product);
  if (dish) return addresses.product(dish);
  const known = section === undefined ? undefined : selectSectionIndex(state).get(section);
  if (known && product === undefined) return addresses.section(known.group);
  const bare = match?.citySlug ? path.replace(/^\/+[^/]+/, '') : path;
  return addresses.page(bare.replace(/^\/+/, ''));
}
