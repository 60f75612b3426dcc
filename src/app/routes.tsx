import { createElement, use, type ComponentType } from 'react';
import { pathWithoutCity } from '../domain/citySlug.ts';
import { isInfoSlug } from '../domain/infoPages.ts';
import { isPersonalPart } from '../domain/personalParts.ts';
import { trackPending } from '../ui/shell/pendingPages.ts';

/** Patterns of the customer's pages without the city; an earlier one wins (specification, section 2, "Routes"). */
const PATTERNS = [
  ['home', ''],
  ['catalog', 'catalog'],
  ['search', 'catalog/search'],
  ['section', 'catalog/:section'],
  ['product', 'catalog/:section/:product'],
  ['cart', 'cart'],
  ['checkout', 'checkout'],
  ['complete', 'complete'],
  ['completeError', 'complete-error'],
  ['restaurants', 'restaurant'],
  ['personal', 'personal'],
  ['personal', 'personal/:part'],
  ['vacancies', 'vacancies'],
  ['info', ':info'],
] as const;

/** Parameters that have no other values: any other is no such page. */
const KNOWN: Readonly<Record<string, ((value: string) => boolean) | undefined>> = {
  info: isInfoSlug,
  part: isPersonalPart,
};

export type PageId = (typeof PATTERNS)[number][0];

export interface PageParams {
  /** Slug or id. */
  readonly section?: string;
  /** Slug or id. */
  readonly product?: string;
  /** Slug of an informational page. */
  readonly info?: string;
  /** Part of the personal area. */
  readonly part?: string;
}

export interface PageMatch {
  readonly page: PageId;
  /** The city named by the address; null where it names none. */
  readonly citySlug: string | null;
  readonly params: PageParams;
}

interface HasSlug {
  readonly slug: string;
}

/**
 * Which page an address means; null is the 404 page. The first segment is a city only if a city has that slug, and a page
 * name wins over it (assumptions, section 4).
 */
export function matchPage(path: string, cities: readonly HasSlug[]): PageMatch | null {
  const slugs = cities.map(({ slug }) => slug);
  const { slug, path: bare } = pathWithoutCity(path, slugs);
  const segments = segmentsOf(bare.replace(/[?#].*$/, ''));
  for (const [page, pattern] of PATTERNS) {
    const params = paramsOf(segmentsOf(pattern), segments);
    if (params) return { page, citySlug: slug, params };
  }
  return null;
}

function segmentsOf(path: string): readonly string[] {
  return path.replace(/^\/|\/$/g, '').split('/');
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): PageParams | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith(':') && part !== segment) return null;
    if (!part.startsWith(':')) continue;
    const name = part.slice(1);
    const value = decoded(segment);
    if (value === '' || KNOWN[name]?.(value) === false) return null;
    params[name] = value;
  }
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

interface PageProps {
  readonly params: PageParams;
}
type Page = ComponentType<PageProps>;

/**
 * A page in a chunk of its own; `module` is its source path, as the build's manifest names it. Unlike React.lazy it shows a
 * chunk that is there already without suspending, so that hydration is never overtaken, and tries a failed one again.
 */
function chunk(module: string, fetchPage: () => Promise<Page>) {
  let page: Page | null = null;
  let loading: Promise<Page> | null = null;
  const load = (): Promise<Page> => {
    loading ??= trackPending(
      fetchPage().then(
        (fetched) => (page = fetched),
        (error: unknown) => {
          loading = null;
          throw error;
        },
      ),
    );
    return loading;
  };
  return { module, load, loaded: () => page };
}

const PAGES = {
  home: chunk('src/pages/Home.tsx', async () => (await import('../pages/Home.tsx')).HomePage),
  catalog: chunk('src/pages/Catalog.tsx', async () => (await import('../pages/Catalog.tsx')).CatalogPage),
  search: chunk('src/pages/Search.tsx', async () => (await import('../pages/Search.tsx')).SearchPage),
  section: chunk('src/pages/Section.tsx', async () => (await import('../pages/Section.tsx')).SectionPage),
  product: chunk('src/pages/Product.tsx', async () => (await import('../pages/Product.tsx')).ProductPage),
  cart: chunk('src/pages/Cart.tsx', async () => (await import('../pages/Cart.tsx')).CartPage),
  checkout: chunk('src/pages/Checkout.tsx', async () => (await import('../pages/Checkout.tsx')).CheckoutPage),
  complete: chunk('src/pages/Complete.tsx', async () => (await import('../pages/Complete.tsx')).CompletePage),
  completeError: chunk(
    'src/pages/CompleteError.tsx',
    async () => (await import('../pages/CompleteError.tsx')).CompleteErrorPage,
  ),
  restaurants: chunk(
    'src/pages/Restaurants.tsx',
    async () => (await import('../pages/Restaurants.tsx')).RestaurantsPage,
  ),
  personal: chunk('src/pages/Personal.tsx', async () => (await import('../pages/Personal.tsx')).PersonalPage),
  vacancies: chunk(
    'src/pages/Vacancies.tsx',
    async () => (await import('../pages/Vacancies.tsx')).VacanciesPage,
  ),
  info: chunk('src/pages/Info.tsx', async () => (await import('../pages/Info.tsx')).InfoPage),
  notFound: chunk('src/pages/NotFound.tsx', async () => (await import('../pages/NotFound.tsx')).NotFoundPage),
} as const satisfies Record<PageId | 'notFound', unknown>;

const chunkOf = (match: PageMatch | null) => PAGES[match?.page ?? 'notFound'];

/** Fetches a page's chunk ahead of its first render. */
export const preloadPage = (match: PageMatch | null): Promise<unknown> => chunkOf(match).load();

/** Source path of the module that shows a page, as the build's manifest names it. */
export const pageModule = (match: PageMatch | null): string => chunkOf(match).module;

/** The page of an address; suspends while its chunk is on its way. */
export function PageOf({ match }: { readonly match: PageMatch | null }) {
  const { loaded, load } = chunkOf(match);
  return createElement(loaded() ?? use(load()), { params: match?.params ?? {} });
}
