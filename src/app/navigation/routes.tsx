import { createElement } from 'react';
import { decodedSegment, pathWithoutCity } from '../../domain/citySlug.ts';
import { NoConnection } from '../../ui/shell/NoConnection.tsx';
import { useChunk } from '../../ui/shell/useChunk.ts';
import type { LaterPages } from './laterPages.ts';
import { chunk, type PageChunk } from './pageChunk.ts';
import { routeName, ROUTES, type PageId, type PageParams, type RouteId } from './routeTable.ts';

export interface PageMatch {
  readonly route: RouteId;
  readonly page: PageId;
  /** The city named by the address; null where it names none. */
  readonly citySlug: string | null;
  readonly params: PageParams;
}

interface HasSlug {
  readonly slug: string;
}

/** Each route with its pattern taken apart, once: the tab's name asks for its page with each change of a slice that names one. */
const PATTERNS = ROUTES.map((row) => ({ row, names: row.path.split('/') }));

/** What stands in the segments of a path for the parameters of a pattern; null where the path is another. */
function paramsIn(
  names: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | null {
  const isMeant =
    names.length === segments.length &&
    names.every((name, place) => (name.startsWith(':') ? segments[place] !== '' : name === segments[place]));
  if (!isMeant) return null;
  const pairs = names.map((name, place) => [name.slice(1), decodedSegment(segments[place] ?? '')] as const);
  return Object.fromEntries(pairs.filter((_pair, place) => names[place]?.startsWith(':') === true));
}

/**
 * Which page an address means; null is the 404 page. The first segment is a city only if a city has that slug, and a page
 * name wins over it (assumptions, section 4).
 */
export function matchPage(path: string, cities: readonly HasSlug[]): PageMatch | null {
  const slugs = cities.map(({ slug }) => slug);
  const { slug, path: bare } = pathWithoutCity(path, slugs);
  // One slash at its end says nothing.
  const segments = bare
    .replace(/[?#].*$/, '')
    .slice(1)
    .replace(/\/$/, '')
    .split('/');
  for (const { row, names } of PATTERNS) {
    const found = paramsIn(names, segments);
    if (!found) continue;
    if (slug !== null && 'isPlainOnly' in row) return null;
    const params = { ...('params' in row && row.params), ...found };
    return { route: row.name, page: row.page, citySlug: slug, params };
  }
  return null;
}

/** What the journal is told of a page: its address, and the id of its route in the form of that address. */
export function entryOf(
  path: string,
  cities: readonly HasSlug[],
): { readonly path: string; readonly route: string | null } {
  const match = matchPage(path, cities);
  return { path, route: match && routeName(match.route, match.citySlug !== null) };
}

const laterPage = (page: keyof LaterPages, module: string): PageChunk =>
  chunk(module, async () => (await import('./laterPages.ts')).LATER_PAGES[page]());

/** Pages that a visit may well begin with; the others are listed in a file that comes with the first of them. */
const PAGES = {
  home: chunk('src/pages/Home.tsx', async () => (await import('../../pages/Home.tsx')).HomePage),
  catalog: chunk('src/pages/Catalog.tsx', async () => (await import('../../pages/Catalog.tsx')).CatalogPage),
  search: chunk('src/pages/Search.tsx', async () => (await import('../../pages/Search.tsx')).SearchPage),
  section: chunk('src/pages/Section.tsx', async () => (await import('../../pages/Section.tsx')).SectionPage),
  product: chunk('src/pages/Product.tsx', async () => (await import('../../pages/Product.tsx')).ProductPage),
  cart: chunk('src/pages/Cart.tsx', async () => (await import('../../pages/Cart.tsx')).CartPage),
  checkout: laterPage('checkout', 'src/pages/Checkout.tsx'),
  complete: laterPage('complete', 'src/pages/Complete.tsx'),
  completeError: laterPage('completeError', 'src/pages/CompleteError.tsx'),
  restaurants: laterPage('restaurants', 'src/pages/Restaurants.tsx'),
  personal: laterPage('personal', 'src/pages/Personal.tsx'),
  vacancies: laterPage('vacancies', 'src/pages/Vacancies.tsx'),
  info: laterPage('info', 'src/pages/Info.tsx'),
  appInfo: laterPage('appInfo', 'src/pages/AppInfo.tsx'),
  advent: laterPage('advent', 'src/pages/Advent.tsx'),
  happyHours: laterPage('happyHours', 'src/pages/HappyHours.tsx'),
  newYear: laterPage('newYear', 'src/pages/NewYear.tsx'),
  admin: laterPage('admin', 'src/app/support/SupportPage.tsx'),
  notFound: laterPage('notFound', 'src/pages/NotFound.tsx'),
} as const satisfies Record<PageId | 'notFound', unknown>;

/** What shows a page; null is the 404 page. */
export const pageChunk = (page: PageId | null): PageChunk => PAGES[page ?? 'notFound'];

const chunkOf = (match: PageMatch | null): PageChunk => pageChunk(match?.page ?? null);

/** Fetches a page's chunk ahead of its first render. */
export const preloadPage = (match: PageMatch | null): Promise<unknown> => chunkOf(match).load();

/** Source path of the module that shows a page, as the build's manifest names it. */
export const pageModule = (match: PageMatch | null): string => chunkOf(match).module;

/** The page of an address; suspends while its chunk is on its way. */
export function PageOf({ match }: { readonly match: PageMatch | null }) {
  const Page = useChunk(chunkOf(match));
  return Page ? createElement(Page, { params: match?.params ?? {} }) : <NoConnection />;
}
