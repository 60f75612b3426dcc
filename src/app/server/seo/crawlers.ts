import type { PublicConfig } from '../../boot/config.ts';
import { PRIVATE_PATHS } from '../../navigation/privatePages.ts';
import { packBody } from '../compression.ts';
import type { DataSource } from '../data.ts';
import { missingFile } from '../files.ts';
import { type HeaderTable, NO_STORE } from '../headers.ts';
import type { SeoPages } from '../page.ts';
import { createAnswer } from '../pages.ts';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';

export interface CrawlersOptions {
  readonly config: PublicConfig;
  readonly data: DataSource;
  readonly seoPages: SeoPages;
  readonly headers: HeaderTable;
}

/** In the words of the router. */
export const CRAWLER_PATHS = ['/robots.txt', '/sitemap.xml', '/:sitemap{sitemap-.+\\.xml}'] as const;

const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

const cityIn = (path: string): string | null => {
  const [, name] = /^\/sitemap-(.+)\.xml$/.exec(path) ?? [];
  try {
    return name === undefined ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
};

/** While the API has never answered nothing can be listed: to be asked again, not to be believed. */
const notYet = (headers: HeaderTable): Response =>
  new Response('Try again later\n', {
    status: 503,
    headers: { ...headers, 'content-type': TEXT, 'cache-control': NO_STORE, 'retry-after': '60' },
  });

const createSend =
  (headers: HeaderTable, isCacheable: boolean) =>
  async (request: Request, type: string, text: string): Promise<Response> => {
    const file = packBody(new TextEncoder().encode(text));
    const answer = createAnswer({ ...headers, 'content-type': type });
    // Like a page whose city is in its address: the same for everybody.
    const city = { citySlug: null, isInPath: true };
    return answer(request, { ...file, status: 200, isCacheable, robots: null, policy: null }, city);
  };

/**
 * Answers what search engines ask for first. Kept for as long as pages are, but for the addresses of a shop that does not know
 * its own name: they are at whatever host was asked for, and nobody may keep them for others.
 */
export const createCrawlers = ({ config, data, seoPages, headers }: CrawlersOptions) => {
  const send = createSend(headers, config.siteUrl !== null);
  const sendCity = async (request: Request, origin: string): Promise<Response> => {
    const citySlug = cityIn(new URL(request.url).pathname);
    if (citySlug === null || !(await data.slugs()).includes(citySlug)) return missingFile(headers);
    const pageData = await data.read(citySlug);
    if (pageData === null) return notYet(headers);
    return send(request, XML, sitemap(await seoPages({ citySlug, origin, data: pageData, config })));
  };
  return async (request: Request): Promise<Response> => {
    const { pathname, origin: asked } = new URL(request.url);
    const origin = config.siteUrl ?? asked;
    if (pathname === '/robots.txt')
      return send(request, TEXT, robots(PRIVATE_PATHS, `${origin}/sitemap.xml`));
    const slugs = await data.slugs();
    if (slugs.length === 0) return notYet(headers);
    if (pathname !== '/sitemap.xml') return sendCity(request, origin);
    const addresses = slugs.map((slug) => `${origin}/sitemap-${encodeURIComponent(slug)}.xml`);
    return send(request, XML, sitemapIndex(addresses));
  };
};
