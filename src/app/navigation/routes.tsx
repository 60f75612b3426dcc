import { createElement } from 'react';
import { matchPath } from 'react-router-dom';
import { decodedSegment, pathWithoutCity } from '../../domain/citySlug.ts';
import { NoConnection } from '../../ui/shell/NoConnection.tsx';
import { useChunk } from '../../ui/shell/useChunk.ts';
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

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');
const ROWS = ROUTES.map((row) => ({ ...row, segments: segmentsOf(row.path) }));

/** Whether a row is worth the library's question: it compiles the pattern anew for each. */
const canMean =
  (asked: readonly string[]) =>
  ({ segments }: (typeof ROWS)[number]): boolean =>
    segments.length === asked.length &&
    segments.every((segment, index) => segment.startsWith(':') || segment === asked[index]);

/**
 * Which page an address means; null is the 404 page. The first segment is a city only if a city has that slug, and a page
 * name wins over it (assumptions, section 4).
 */
export function matchPage(path: string, cities: readonly HasSlug[]): PageMatch | null {
  const slugs = cities.map(({ slug }) => slug);
  const { slug, path: bare } = pathWithoutCity(path, slugs);
  const pathname = bare.replace(/[?#].*$/, '');
  // The library passes over any number of slashes at the end; other readers of addresses over one.
  if (pathname.endsWith('//')) return null;
  for (const row of ROWS.filter(canMean(segmentsOf(pathname)))) {
    const found = matchPath<string>({ path: `/${row.path}`, caseSensitive: true }, pathname);
    if (!found) continue;
    if (slug !== null && 'isPlainOnly' in row) return null;
    const params: Record<string, string> = { ...('params' in row && row.params) };
    for (const [name, value = ''] of Object.entries(found.params)) params[name] = decodedSegment(value);
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

const PAGES = {
  home: chunk('src/pages/Home.tsx', async () => (await import('../../pages/Home.tsx')).HomePage),
  catalog: chunk('src/pages/Catalog.tsx', async () => (await import('../../pages/Catalog.tsx')).CatalogPage),
  search: chunk('src/pages/Search.tsx', async () => (await import('../../pages/Search.tsx')).SearchPage),
  section: chunk('src/pages/Section.tsx', async () => (await import('../../pages/Section.tsx')).SectionPage),
  product: chunk('src/pages/Product.tsx', async () => (await import('../../pages/Product.tsx')).ProductPage),
  cart: chunk('src/pages/Cart.tsx', async () => (await import('../../pages/Cart.tsx')).CartPage),
  checkout: chunk(
    'src/pages/Checkout.tsx',
    async () => (await import('../../pages/Checkout.tsx')).CheckoutPage,
  ),
  complete: chunk(
    'src/pages/Complete.tsx',
    async () => (await import('../../pages/Complete.tsx')).CompletePage,
  ),
  completeError: chunk(
    'src/pages/CompleteError.tsx',
    async () => (await import('../../pages/CompleteError.tsx')).CompleteErrorPage,
  ),
  restaurants: chunk(
    'src/pages/Restaurants.tsx',
    async () => (await import('../../pages/Restaurants.tsx')).RestaurantsPage,
  ),
  personal: chunk(
    'src/pages/Personal.tsx',
    async () => (await import('../../pages/Personal.tsx')).PersonalPage,
  ),
  vacancies: chunk(
    'src/pages/Vacancies.tsx',
    async () => (await import('../../pages/Vacancies.tsx')).VacanciesPage,
  ),
  info: chunk('src/pages/Info.tsx', async () => (await import('../../pages/Info.tsx')).InfoPage),
  appInfo: chunk('src/pages/AppInfo.tsx', async () => (await import('../../pages/AppInfo.tsx')).AppInfoPage),
  advent: chunk('src/pages/Advent.tsx', async () => (await import('../../pages/Advent.tsx')).AdventPage),
  happyHours: chunk(
    'src/pages/HappyHours.tsx',
    async () => (await import('../../pages/HappyHours.tsx')).HappyHoursPage,
  ),
  newYear: chunk('src/pages/NewYear.tsx', async () => (await import('../../pages/NewYear.tsx')).NewYearPage),
  admin: chunk('src/pages/Admin.tsx', async () => (await import('../../pages/Admin.tsx')).AdminPage),
  notFound: chunk(
    'src/pages/NotFound.tsx',
    async () => (await import('../../pages/NotFound.tsx')).NotFoundPage,
  ),
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
