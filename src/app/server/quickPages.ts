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

/** As node takes them quickest: names and values in turns. */
type FlatHeaders = readonly string[];

const flat = (headers: HeaderTable): FlatHeaders => Object.entries(headers).flat();

/** The headers of each page, put together once. */
const createFlatHeaders = (headers: HeaderTable) => {
  const known = new WeakMap<FinishedPage, Map<string, FlatHeaders>>();
  return (page: FinishedPage, encoding: Encoding, { isInPath }: CityOfPage): FlatHeaders => {
    const ofPage = known.get(page) ?? new Map<string, FlatHeaders>();
    known.set(page, ofPage);
    const form = isInPath ? encoding : `${encoding} by cookie`;
    const made = ofPage.get(form) ?? flat(headersOf(headers, page, { encoding, isInPath }));
    ofPage.set(form, made);
    return made;
  };
};

/** A kept page goes out as bare as node can send it: no Request, no Response, one write. */
export const createQuickPages = ({ config, data, cache, headers }: QuickPagesOptions): QuickAnswer => {
  const urlOf = remember((path) => pageAddress(new URL(`http://localhost${path}`), config.siteUrl));
  const flatHeaders = createFlatHeaders(headers);
  const find = (url: URL, cookie: string | undefined) => {
    const slugs = data.peekSlugs();
    if (slugs === null) return null;
    const city = cityOfPage(url.pathname, cookie ?? null, slugs);
    const pageData = data.peek(city.citySlug);
    const page = pageData && cache.peek(keyOf(city.citySlug, url), versionOf(pageData));
    return page && { page, city };
  };
  return ({ method, url = '', headers: asked }, response) => {
    if (method !== 'GET' || !url.startsWith('/')) return false;
    const found = find(urlOf(url), asked.cookie);
    if (!found) return false;
    const { page, city } = found;
    const encoding = chooseEncoding(asked['accept-encoding'] ?? null);
    const body = page.ready(encoding);
    if (body === null) return false;
    const all = flatHeaders(page, encoding, city);
    if (asked['if-none-match'] === page.etag) response.writeHead(304, [...all]).end();
    else response.writeHead(200, [...all, 'content-length', String(body.byteLength)]).end(body);
    return true;
  };
};
