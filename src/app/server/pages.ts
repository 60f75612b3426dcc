import type { PublicConfig } from '../config.ts';
import { cityOfPage, type CityOfPage } from './cities.ts';
import { chooseEncoding, packed } from './compression.ts';
import type { DataSource } from './data.ts';
import { type HeaderTable, NO_STORE, PAGE_CACHE } from './headers.ts';
import { type Manifest, moduleLinks } from './manifest.ts';
import type { PageData, Render, RenderInput } from './page.ts';
import type { FinishedPage, PageCache } from './pageCache.ts';
import { remember } from './remember.ts';
import { embeddable, type Template } from './template.ts';

export interface PagesOptions {
  readonly config: PublicConfig;
  readonly data: DataSource;
  readonly render: Render;
  /** Asked per page: development rebuilds it each time. */
  readonly template: (path: string) => Promise<Template>;
  readonly manifest: Manifest;
  /** Null keeps nothing, for development. */
  readonly cache: PageCache | null;
  readonly headers: HeaderTable;
}

/** Query keys that change what the server renders; all others are dropped, and with them whatever they carry. */
const KNOWN_QUERY_KEYS: readonly string[] = ['q'];

const normalisedPath = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** One address for all spellings of a page, and the only one the renderer sees. */
export const normalisedUrl = (requested: URL, siteUrl: string | null): URL => {
  const url = new URL(normalisedPath(requested.pathname), siteUrl ?? requested.origin);
  for (const key of KNOWN_QUERY_KEYS) {
    const value = requested.searchParams.get(key);
    if (value !== null) url.searchParams.set(key, value);
  }
  return url;
};

const keyOf = (url: URL, citySlug: string | null, data: PageData): string =>
  [url.href, citySlug, data.citySlug, data.catalogVersion, data.settingsVersion].join(' ');

const isFresh = (request: Request, page: FinishedPage): boolean =>
  page.isCacheable && page.status === 200 && request.headers.get('if-none-match') === page.etag;

const cacheHeaders = (page: FinishedPage, city: CityOfPage): HeaderTable => {
  if (!page.isCacheable || page.status !== 200) return { 'cache-control': NO_STORE, vary: 'Accept-Encoding' };
  const vary = city.isInPath ? 'Accept-Encoding' : 'Cookie, Accept-Encoding';
  return { 'cache-control': PAGE_CACHE, vary, etag: page.etag };
};

/** Renders to the end before anything is sent: an error in the middle of a page can still become an error page. */
const createMaker = ({ render, template, manifest, config }: PagesOptions) => {
  const embeddedConfig = embeddable(config);
  return async (input: RenderInput): Promise<FinishedPage> => {
    const [result, page] = await Promise.all([render(input), template(input.url.pathname)]);
    const app = new Uint8Array(await new Response(result.stream).arrayBuffer());
    const links = moduleLinks(manifest, result.modules ?? [], page.html + result.head);
    const { head, state, data = '' } = result;
    const identity = page.compose({ head, links, app, state, data, config: embeddedConfig });
    return {
      status: result.status,
      isCacheable: result.isCacheable && input.data !== null,
      robots: result.robots ?? null,
      ...(await packed(identity)),
    };
  };
};

/** Answers with a finished page, packed as the browser likes it; with 304 where it has the page already. */
export const createAnswer =
  (headers: HeaderTable) =>
  (request: Request, page: FinishedPage, city: CityOfPage): Response => {
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const all = {
      ...headers,
      ...cacheHeaders(page, city),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(page.robots !== null && { 'x-robots-tag': page.robots }),
    };
    if (isFresh(request, page)) return new Response(null, { status: 304, headers: all });
    return new Response(page.bodies[encoding], { status: page.status, headers: all });
  };

/** Answers every address that is no file and no call of the API. Rejects when the renderer fails. */
export const createPages = (options: PagesOptions) => {
  const { data, cache, config } = options;
  const make = createMaker(options);
  const answer = createAnswer(options.headers);
  const urlOf = remember((address) => normalisedUrl(new URL(address), config.siteUrl));
  return async (request: Request): Promise<Response> => {
    const url = urlOf(request.url);
    const city = cityOfPage(url.pathname, request.headers.get('cookie'), await data.slugs());
    const pageData = await data.read(city.citySlug);
    const input = { url, citySlug: city.citySlug, data: pageData, config };
    if (cache === null || pageData === null) return answer(request, await make(input), city);
    return answer(request, await cache.read(keyOf(url, city.citySlug, pageData), () => make(input)), city);
  };
};
