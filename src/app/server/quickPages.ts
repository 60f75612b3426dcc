import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublicConfig } from '../boot/config.ts';
import { cityOfPage, type CityOfPage } from './cities.ts';
import { chooseEncoding, type Encoding } from './compression.ts';
import type { DataSource } from './data.ts';
import type { HeaderTable } from './headers.ts';
import { pageAddress } from './pageAddress.ts';
import type { FinishedPage, PageCache } from './pageCache.ts';
import { headersOf, keyOf, versionOf } from './pages.ts';
import { remember } from './remember.ts';

/** Answers a request whose page is kept, at once; false where it has not, and somebody else must. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface QuickPagesOptions {
  readonly config: Pick<PublicConfig, 'siteUrl'>;
  readonly data: Pick<DataSource, 'peek' | 'peekSlugs'>;
  readonly cache: Pick<PageCache, 'peek'>;
  readonly headers: HeaderTable;
}

/** As node takes headers quickest: names and values in turns. It asks for a list that it could change, and does not. */
type FlatHeaders = string[];

interface Sent {
  readonly whole: FlatHeaders;
  /** With 304. */
  readonly unchanged: FlatHeaders;
}

/** The headers of each page, put together once. */
const createSent = (headers: HeaderTable) => {
  const known = new WeakMap<Uint8Array, Partial<Record<'byPath' | 'byCookie', Sent>>>();
  const make = (page: FinishedPage, encoding: Encoding, body: Uint8Array, isInPath: boolean): Sent => {
    const unchanged = Object.entries(headersOf(headers, page, { encoding, isInPath })).flat();
    return { unchanged, whole: [...unchanged, 'content-length', String(body.byteLength)] };
  };
  return (page: FinishedPage, encoding: Encoding, body: Uint8Array, { isInPath }: CityOfPage): Sent => {
    const ofBody = known.get(body) ?? {};
    known.set(body, ofBody);
    return (ofBody[isInPath ? 'byPath' : 'byCookie'] ??= make(page, encoding, body, isInPath));
  };
};

/** What an address means while these are the cities: remembered, since it is the same for all who ask. */
const createPlaces = (siteUrl: string | null) => {
  const placesIn = (slugs: readonly string[]) =>
    remember((path) => {
      const url = pageAddress(new URL(`http://localhost${path}`), siteUrl);
      const city = cityOfPage(url.pathname, null, slugs);
      return { url, city, key: keyOf(city.citySlug, url) };
    });
  const bySlugs = new WeakMap<readonly string[], ReturnType<typeof placesIn>>();
  return (path: string, cookie: string | undefined, slugs: readonly string[]) => {
    const places = bySlugs.get(slugs) ?? placesIn(slugs);
    bySlugs.set(slugs, places);
    const place = places(path);
    if (place.city.isInPath || cookie === undefined) return place;
    const city = cityOfPage(place.url.pathname, cookie, slugs);
    return { city, key: keyOf(city.citySlug, place.url) };
  };
};

/** A kept page goes out as bare as node can send it: no Request, no Response, one write. */
export const createQuickPages = ({ config, data, cache, headers }: QuickPagesOptions): QuickAnswer => {
  const placeOf = createPlaces(config.siteUrl);
  const sentWith = createSent(headers);
  const find = (path: string, cookie: string | undefined) => {
    const slugs = data.peekSlugs();
    if (slugs === null) return null;
    const { city, key } = placeOf(path, cookie, slugs);
    const pageData = data.peek(city.citySlug);
    const page = pageData && cache.peek(key, versionOf(pageData));
    return page && { page, city };
  };
  return ({ method, url = '', headers: asked }, response) => {
    if (method !== 'GET' || !url.startsWith('/')) return false;
    const found = find(url, asked.cookie);
    if (!found) return false;
    const { page, city } = found;
    const encoding = chooseEncoding(asked['accept-encoding'] ?? null);
    const body = page.ready(encoding);
    if (body === null) return false;
    const { whole, unchanged } = sentWith(page, encoding, body, city);
    if (asked['if-none-match'] === page.etag) response.writeHead(304, unchanged).end();
    else response.writeHead(200, whole).end(body);
    return true;
  };
};
