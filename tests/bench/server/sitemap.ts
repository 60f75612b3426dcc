import { memoryOf, type Program } from '../programs.ts';
import { figure } from '../statistics.ts';
import type { Run } from '../subject.ts';
import { drive, type Load } from './load.ts';
import { rowAlone, type Part } from './row.ts';

/** A prime: taken so many at a time, every page comes once, and neighbours far apart. */
const STRIDE = 7_919;

/** Every address that the sitemap tells search engines. */
export const addressesIn = async ({ origin }: Program): Promise<readonly string[]> => {
  const placesIn = async (path: string): Promise<readonly string[]> => {
    const text = await (await fetch(origin + path)).text();
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, place = '']) => new URL(place).pathname,
    );
    if (!text.includes('<sitemapindex')) return places;
    return (await Promise.all(places.map(placesIn))).flat();
  };
  return placesIn('/sitemap.xml');
};

/** A minute of a busy evening, as the design measures it: a tenth of all requests are searches that nobody has asked before. */
const MIXED = 20_000;
const SEARCHES = 10;

/**
 * All pages in the same haphazard order, first alone, then again and again among searches: the first time each is made,
 * later it comes from the cache.
 */
export const measureSitemap = async (shop: Program, say: Run['say']): Promise<Part> => {
  const pages = await addressesIn(shop);
  const load: Load = {
    program: shop,
    path: (at) => pages[(at * STRIDE) % pages.length] ?? '/',
    times: pages.length,
    headers: { 'accept-encoding': 'br' },
    connections: 6,
  };
  const before = memoryOf(shop.pid);
  say(`  ${pages.length} pages of the sitemap, twice, and with searches`);
  const first = await drive(load);
  const between = memoryOf(shop.pid);
  const second = await drive(load);
  const mixed = await drive({
    ...load,
    times: MIXED,
    path: (at) =>
      at % SEARCHES === 0 ? `/samara/catalog/search?q=${(at * STRIDE).toString(36)}` : load.path(at),
  });
  const after = memoryOf(shop.pid);
  if (first.refused + second.refused + mixed.refused > 0)
    throw new Error('The sitemap names pages that are not there');
  const name = `shop, ${pages.length} pages of the sitemap`;
  return {
    rows: [
      rowAlone(`${name}, first time`, first, `${figure(before)} → ${figure(between)} MiB`),
      rowAlone(`${name}, again`, second, ''),
      rowAlone(`${name}, with searches`, mixed, `${figure(between)} → ${figure(after)} MiB`),
    ],
    figures: [
      { name: 'sitemap, first time', unit: 'ms', shop: [first.cpuMs] },
      { name: 'sitemap, again', unit: 'ms', shop: [second.cpuMs] },
      { name: 'sitemap, mixed', unit: 'ms', shop: [mixed.cpuMs] },
      { name: 'memory after the sitemap', unit: 'MiB', shop: [after] },
    ],
  };
};
