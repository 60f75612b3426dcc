import { describe, expect, test, vi } from 'vitest';
import { dish } from '../../../../tests/demo.ts';
import { catalogLoaded, cityEntered, fold, settingsLoaded } from '../../../../tests/given.ts';
import type { Product } from '../../../domain/catalog.ts';
import { selectGoods } from '../../../slices/catalog/selectors.ts';
import { isPrivatePage } from '../../navigation/privatePages.ts';
import { matchPage } from '../../navigation/routes.tsx';
import { statusOf } from '../../navigation/status.ts';
import { readConfig } from '../config.ts';
import type { DataSource } from '../data.ts';
import type { SeoPages, PageData } from '../page.ts';
import { addressesIn } from './addresses.ts';
import { createCrawlers } from './crawlers.ts';
import { foundIn } from './seoPages.ts';
import { robots, sitemap } from './sitemap.ts';

const ORIGIN = 'https://shop.test';
const stateIn = (city: string, products?: readonly Product[]) =>
  fold(settingsLoaded(), cityEntered(city), catalogLoaded(products ? { products } : {}));
const pagesOf = (city: string, products?: readonly Product[]) => {
  const state = stateIn(city, products);
  return foundIn(state, addressesIn(state, ORIGIN));
};

describe('to be found are', () => {
  test.each(['samara', 'tolyatti', 'novokujbyshevsk'])(
    'only pages that answer 200 and are for all: %s',
    (city) => {
      const state = stateIn(city);
      for (const address of pagesOf(city)) {
        const path = address.slice(ORIGIN.length);
        expect(path).toMatch(new RegExp(`^/${city}(/|$)`));
        const match = matchPage(path, state.city.list);
        expect(statusOf(state, path), path).toBe(200);
        expect(isPrivatePage(match?.page ?? 'cart'), path).toBe(false);
      }
    },
  );

  test('every dish that the city sells and no hidden one, each page once', () => {
    const pages = pagesOf('tolyatti');
    expect(new Set(pages).size).toBe(pages.length);
    const dishes = pages.filter((address) => /\/catalog\/[^/]+\/[^/]+$/.test(address));
    expect(dishes).toHaveLength(selectGoods(stateIn('tolyatti')).length);
  });

  test('addresses of any slug, encoded', () => {
    const odd = { ...dish('Зелёный дракон'), slug: 'дракон & <сын>' };
    const found = pagesOf('samara', [odd]).find((address) =>
      address.includes('catalog/rolly-klassicheskie/'),
    );
    expect(found).toBe(`${ORIGIN}/samara/catalog/rolly-klassicheskie/${encodeURIComponent(odd.slug)}`);
  });
});

test('what stands in the XML is text', () => {
  expect(sitemap(['https://a/?b=1&c=<d>"\'', 'https://e/'])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://a/?b=1&amp;c=&lt;d&gt;&quot;&apos;</loc></url>
<url><loc>https://e/</loc></url>
</urlset>
`,
  );
});

test('robots.txt keeps out what is private, with and without a city, and names the sitemap', () => {
  const lines = robots(['cart'], 'https://a/sitemap.xml').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /cart', 'Disallow: /*/cart', 'Sitemap: https://a/sitemap.xml']),
  );
});

describe('asked by a search engine', () => {
  const page = {} as PageData;
  const seoPages = vi.fn<SeoPages>(({ citySlug, origin }) => Promise.resolve([`${origin}/${citySlug}`]));
  const crawlers = (data: Partial<DataSource> = {}, environment: Record<string, string> = {}) =>
    createCrawlers({
      config: readConfig(environment).page,
      data: {
        slugs: () => Promise.resolve(['samara', 'город']),
        read: () => Promise.resolve(page),
        peek: () => page,
        peekSlugs: () => null,
        poll: () => Promise.resolve(),
        close: () => undefined,
        ...data,
      },
      seoPages,
      headers: { 'x-common': 'yes' },
    });
  const ask = (path: string, answer = crawlers(), headers: Record<string, string> = {}) =>
    answer(new Request(`http://localhost${path}`, { headers }));

  test('the index names a sitemap of each city', async () => {
    const response = await ask('/sitemap.xml');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(response.headers.get('x-common')).toBe('yes');
    const text = await response.text();
    expect(text).toContain('<loc>http://localhost/sitemap-samara.xml</loc>');
    expect(text).toContain(`<loc>http://localhost/sitemap-${encodeURIComponent('город')}.xml</loc>`);
  });

  test('a city has its own pages, at the origin of the request or of SITE_URL', async () => {
    expect(await (await ask(`/sitemap-${encodeURIComponent('город')}.xml`)).text()).toContain(
      'http://localhost/город',
    );
    const site = crawlers({}, { SITE_URL: 'https://zhuravl.ru' });
    expect(await (await ask('/sitemap-samara.xml', site)).text()).toContain('https://zhuravl.ru/samara');
    expect(await (await ask('/robots.txt', site)).text()).toContain(
      'Sitemap: https://zhuravl.ru/sitemap.xml',
    );
  });

  test('what it has already is not sent again', async () => {
    const site = crawlers({}, { SITE_URL: 'https://zhuravl.ru' });
    const first = await ask('/robots.txt', site);
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = first.headers.get('etag') ?? '';
    expect((await ask('/robots.txt', site, { 'if-none-match': etag })).status).toBe(304);
  });

  test.each(['/robots.txt', '/sitemap.xml', '/sitemap-samara.xml'])(
    '%s of a shop that does not know its own name is kept by nobody: it names whatever host was asked for',
    async (path) => {
      const { status, headers } = await crawlers()(new Request(`http://evil.example${path}`));
      expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null]);
    },
  );

  test.each(['/sitemap-nowhere.xml', '/sitemap-%E0%A4%A.xml'])('%s is missing', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('while the API has never answered it may come again later', async () => {
    const noList = crawlers({ slugs: () => Promise.resolve([]) });
    const noMenu = crawlers({ read: () => Promise.resolve(null) });
    for (const response of [await ask('/sitemap.xml', noList), await ask('/sitemap-samara.xml', noMenu)])
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect((await ask('/robots.txt', noList)).status).toBe(200);
  });
});
