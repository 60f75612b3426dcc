import type { PublicConfig } from '../boot/config.ts';
import { SHARED_LINK } from '../boot/fetchShared.ts';
import { cityOfPage, type CityOfPage } from './cities.ts';
import { chooseEncoding, type Encoding, packBody } from './compression.ts';
import type { DataSource } from './data.ts';
import { type Allowed, type HeaderTable, NO_STORE, PAGE_CACHE } from './headers.ts';
import { type Manifest, moduleLinks } from './manifest.ts';
import type { PageData, Render, RenderInput } from './page.ts';
import type { FinishedPage, PageCache } from './pageCache.ts';
import { pageAddress } from './pageAddress.ts';
import { createPageStyles } from './pageStyles.ts';
import { remember } from './remember.ts';
import { embeddable, type Template } from './template.ts';
import type { SharedStates } from './sharedStates.ts';
import { within } from './within.ts';

export interface PagesOptions {
  readonly config: PublicConfig;
  readonly data: DataSource;
  readonly shared: Pick<SharedStates, 'pathOf'>;
  readonly render: Render;
  /** Asked per page: development rebuilds it each time. */
  readonly template: (path: string) => Promise<Template>;
  readonly manifest: Manifest;
  /** Null keeps nothing, for development. */
  readonly cache: PageCache | null;
  readonly headers: HeaderTable;
  /** The policy of the page at that path. */
  readonly policyOf: (allowed: Allowed, path: string) => string;
  /** The whole style sheet, of which each page carries its part; null where pages link their sheets themselves. */
  readonly sheet: string | null;
}

/** Nobody waits longer for the API than this, whatever of it hangs: the rest of five seconds is for the page itself. */
const PATIENCE_MS = 4_000;

/** What a page is kept under. */
export const keyOf = (citySlug: string | null, { pathname, search }: URL): string =>
  `${citySlug ?? ''} ${pathname}${search}`;

const versions = new WeakMap<PageData, string>();

/** The version of the data that a page is made from: one text for one data, since it is compared at each request. */
export const versionOf = (data: PageData | null): string => {
  if (data === null) return '';
  const version = versions.get(data) ?? `${data.citySlug} ${data.catalogVersion} ${data.settingsVersion}`;
  versions.set(data, version);
  return version;
};

const isFresh = (request: Request, page: FinishedPage): boolean =>
  page.isCacheable && page.status === 200 && request.headers.get('if-none-match') === page.etag;

const cacheHeaders = (page: FinishedPage, city: Pick<CityOfPage, 'isInPath'>): HeaderTable => {
  if (!page.isCacheable || page.status !== 200) return { 'cache-control': NO_STORE, vary: 'Accept-Encoding' };
  const vary = city.isInPath ? 'Accept-Encoding' : 'Cookie, Accept-Encoding';
  return { 'cache-control': PAGE_CACHE, vary, etag: page.etag };
};

/** Renders to the end before anything is sent: an error in the middle of a page can still become an error page. */
const createMaker = (options: PagesOptions) => {
  const { render, template, manifest, config, shared, policyOf } = options;
  const styleOf = createPageStyles(options.sheet);
  const embeddedConfig = embeddable(config);
  /** The state is asked for with the scripts, which wait for it. */
  const sharedLink = async (data: PageData | null): Promise<string> =>
    data === null
      ? ''
      : `<link id="${SHARED_LINK}" rel="later" data-rel="preload" as="fetch" fetchpriority="low" crossorigin href="${await shared.pathOf(data)}">`;
  return async (input: RenderInput): Promise<FinishedPage> => {
    const [result, page, link] = await Promise.all([
      render(input),
      template(input.url.pathname),
      sharedLink(input.data),
    ]);
    const links = moduleLinks(manifest, result.modules ?? [], page.html + result.head);
    const { head, question = '', app, state, data = '' } = result;
    const style = styleOf(app, question);
    const identity = page.compose({
      // Before the link of the whole sheet: of two rules of one weight the later one holds.
      head: head + style.html,
      links: links + link,
      question,
      app,
      state,
      data,
      config: embeddedConfig,
    });
    return {
      status: result.status,
      isCacheable: result.isCacheable && input.data !== null,
      robots: result.robots ?? null,
      policy: policyOf(
        { scripts: page.scripts, styles: style.hashes, hasCaptcha: result.hasCaptcha ?? false },
        input.url.pathname,
      ),
      ...packBody(identity),
    };
  };
};

/** All that a page is sent with. */
export const headersOf = (
  headers: HeaderTable,
  page: FinishedPage,
  { encoding, isInPath }: { readonly encoding: Encoding; readonly isInPath: boolean },
): HeaderTable => ({
  ...headers,
  ...cacheHeaders(page, { isInPath }),
  ...(page.policy !== null && { 'content-security-policy': page.policy }),
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  ...(page.robots !== null && { 'x-robots-tag': page.robots }),
});

/** Answers with a finished page, packed as the browser likes it; with 304 where it has the page already. */
export const createAnswer =
  (headers: HeaderTable) =>
  async (request: Request, page: FinishedPage, city: CityOfPage): Promise<Response> => {
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const all = headersOf(headers, page, { encoding, isInPath: city.isInPath });
    if (isFresh(request, page)) return new Response(null, { status: 304, headers: all });
    return new Response(await page.read(encoding), { status: page.status, headers: all });
  };

/** The city of a page and its data, as far as they can be had in time; what comes later is there for the next page. */
const createFinder = (data: DataSource) => async (path: string, cookie: string | null) => {
  const find = async () => {
    const city = cityOfPage(path, cookie, await data.slugs());
    return { city, pageData: await data.read(city.citySlug) };
  };
  return (await within(find(), PATIENCE_MS)) ?? { city: cityOfPage(path, cookie, []), pageData: null };
};

/** Answers every address that is no file and no call of the API. Rejects when the renderer fails or is asked for too much. */
export const createPages = (options: PagesOptions) => {
  const { cache, config } = options;
  const make = createMaker(options);
  const find = createFinder(options.data);
  const answer = createAnswer(options.headers);
  const urlOf = remember((address) => pageAddress(new URL(address), config.siteUrl));
  return async (request: Request): Promise<Response> => {
    const url = urlOf(request.url);
    const { city, pageData } = await find(url.pathname, request.headers.get('cookie'));
    const { citySlug } = city;
    const makeThis = () => make({ url, citySlug, data: pageData, config });
    const page =
      cache === null ? makeThis() : cache.read(keyOf(citySlug, url), versionOf(pageData), makeThis);
    return answer(request, await page, city);
  };
};
