import type { AdminArea } from '../../domain/adminAreas.ts';
import type { InfoSlug } from '../../domain/infoPages.ts';
import type { PersonalPart } from '../../domain/personalParts.ts';

/** What a page is told of its address. */
export interface PageParams {
  /** Slug or id. */
  readonly section?: string;
  /** Slug or id. */
  readonly product?: string;
  readonly info?: InfoSlug;
  readonly part?: PersonalPart;
  /** Id of a promotion. */
  readonly promotion?: string;
  /** Area behind the administrator's gate. */
  readonly area?: AdminArea;
}

interface RouteRow {
  /** Its id; with a city in front `city-` stands before it, where `nameInCity` does not say otherwise. */
  readonly name: string;
  readonly nameInCity?: string;
  /** Without the city; `:name` is any segment. */
  readonly path: string;
  /** What shows it, by the key of its chunk. */
  readonly page: string;
  /** What this address means without being said in it. */
  readonly params?: PageParams;
  /** It has no form with a city. */
  readonly isPlainOnly?: true;
}

/** A page whose text the chain writes; its address is its name. */
const text = <Name extends InfoSlug>(name: Name) =>
  ({ name, path: name, page: 'info', params: { info: name } }) as const;
/** A page of its own at the address of its name. */
const plain = <Name extends string, Page extends string>(name: Name, page: Page) =>
  ({ name, path: name, page }) as const;

/** Every address of the shop, with its id (specification, section 2, "Routes"). An earlier row wins. */
export const ROUTES = [
  { name: 'index', path: '', page: 'home' },
  text('about'),
  { name: 'advent', nameInCity: 'fm-promos', path: 'advent', page: 'advent' },
  plain('cart', 'cart'),
  plain('catalog', 'catalog'),
  { name: 'catalog-search', path: 'catalog/search', page: 'search' },
  { name: 'catalog-section', path: 'catalog/:section', page: 'section' },
  { name: 'catalog-section-product', path: 'catalog/:section/:product', page: 'product' },
  plain('checkout', 'checkout'),
  plain('complete', 'complete'),
  plain('complete-error', 'completeError'),
  text('delivery'),
  plain('happy-hours', 'happyHours'),
  text('legal'),
  text('legal-information'),
  text('loyalty-program'),
  {
    name: 'loyalty-program-app-1',
    path: 'loyalty-program/app-1',
    page: 'appInfo',
    params: { info: 'loyalty-program' },
  },
  plain('new-year-promo', 'newYear'),
  text('oferta'),
  { name: 'oferta-app-1', path: 'oferta/app-1', page: 'appInfo', params: { info: 'oferta' } },
  plain('personal', 'personal'),
  { name: 'personal-address', path: 'personal/address', page: 'personal', params: { part: 'address' } },
  { name: 'personal-favorite', path: 'personal/favorite', page: 'personal', params: { part: 'favorite' } },
  { name: 'personal-history', path: 'personal/history', page: 'personal', params: { part: 'history' } },
  {
    name: 'promotions',
    nameInCity: 'promotions',
    path: 'personal/promotions',
    page: 'personal',
    params: { part: 'promotions' },
  },
  {
    name: 'promotions-detail',
    nameInCity: 'promotions-detail',
    path: 'personal/promotions/:promotion',
    page: 'personal',
    params: { part: 'promotions' },
  },
  text('promo'),
  text('push-notifications-rules'),
  text('receive-advertising-information'),
  plain('restaurant', 'restaurants'),
  text('rule'),
  text('user-agreement'),
  { name: 'vacancies', path: 'vacancies', page: 'vacancies', params: { info: 'vacancies' } },
  { name: 'admin', path: 'admin', page: 'admin', isPlainOnly: true },
  {
    name: 'admin-overview',
    path: 'admin/overview',
    page: 'admin',
    params: { area: 'overview' },
    isPlainOnly: true,
  },
  {
    name: 'admin-journal',
    path: 'admin/journal',
    page: 'admin',
    params: { area: 'journal' },
    isPlainOnly: true,
  },
  {
    name: 'admin-help',
    path: 'admin/help',
    page: 'admin',
    params: { area: 'help' },
    isPlainOnly: true,
  },
] as const satisfies readonly RouteRow[];

type Row = (typeof ROUTES)[number];
export type RouteId = Row['name'];
export type PageId = Row['page'];

const rows: readonly (RouteRow & Row)[] = ROUTES;
const byName = new Map<RouteId, RouteRow>(rows.map((row) => [row.name, row]));

/** The id of a route in one of its two forms. */
export function routeName(route: RouteId, isInCity: boolean): string {
  if (!isInCity) return route;
  return byName.get(route)?.nameInCity ?? `city-${route}`;
}

/** Where the header lies over the slider (specification, section 2, "Header and scrolling"). */
export const WITH_SLIDER: ReadonlySet<RouteId | undefined> = new Set([
  'index',
  'restaurant',
  'about',
  'vacancies',
]);

/** Pages that stand alone: what the native app shows inside of its own frame, and what is not the customers'. */
export const ALONE: ReadonlySet<PageId | undefined> = new Set(['appInfo', 'admin']);

/** The pages whose address is always the same, by that address without the city; '' is the home page. */
export const fixedPages = (): readonly { readonly page: PageId; readonly path: string }[] =>
  ROUTES.filter((row) => !row.path.includes(':') && !('isPlainOnly' in row));
