import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_NAMES } from '../domain/citySlug.ts';
import { INFO_PAGES } from '../domain/infoPages.ts';
import { matchPage } from './routes.tsx';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const cities = [{ slug: 'samara' }, { slug: 'tolyatti' }, { slug: 'самара' }, { slug: 'cart' }];

test.each<readonly [path: string, page: string]>([
  ['/', 'home'],
  ['/catalog', 'catalog'],
  ['/catalog/', 'catalog'],
  ['/catalog/search', 'search'],
  ['/catalog/search?q=лосось#top', 'search'],
  ['/catalog/rolly', 'section'],
  ['/catalog/rolly/filadelfiya', 'product'],
  ['/cart', 'cart'],
  ['/checkout', 'checkout'],
  ['/complete', 'complete'],
  ['/complete-error', 'completeError'],
  ['/restaurant', 'restaurants'],
  ['/personal', 'personal'],
  ['/personal/history', 'personal'],
  ['/vacancies', 'vacancies'],
  ...Object.keys(INFO_PAGES)
    .filter((slug) => slug !== 'vacancies')
    .map((slug) => [`/${slug}`, 'info'] as const),
])('%s is the page %s, with and without a city', (path, page) => {
  expect(matchPage(path, cities)).toMatchObject({ page, citySlug: null });
  expect(matchPage(`/samara${path}`, cities)).toMatchObject({ page, citySlug: 'samara' });
});

test('a section and a product are told by slug or id, decoded', () => {
  expect(matchPage('/samara/catalog/%D1%80%D0%BE%D0%BB%D0%BB%D1%8B/a%2Fb', cities)?.params).toEqual({
    section: 'роллы',
    product: 'a/b',
  });
});

test('a city is read from an encoded segment', () => {
  expect(matchPage('/%D1%81%D0%B0%D0%BC%D0%B0%D1%80%D0%B0/catalog', cities)).toEqual({
    page: 'catalog',
    citySlug: 'самара',
    params: {},
  });
});

test('a page name wins over a city of the same slug', () => {
  expect(matchPage('/cart', cities)).toEqual({ page: 'cart', citySlug: null, params: {} });
  expect(matchPage('/cart/catalog', cities)).toBeNull();
});

test.each([
  '/moscow',
  '/moscow/catalog',
  '/samara/samara',
  '/catalog/rolly/filadelfiya/more',
  '/Catalog',
  '/catalog//filadelfiya',
  '/personal/secrets',
  '/personal/history/1',
  '/constructor',
  '/about/us',
  '/%E0%A4%A',
])('%s is no page', (path) => {
  expect(matchPage(path, cities)).toBeNull();
});

test('a first segment that is neither a city nor a page is never a page', () => {
  const segments = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  fc.assert(
    fc.property(fc.array(segments, { minLength: 1, maxLength: 4 }), (parts) => {
      const [first = ''] = parts;
      fc.pre(!PAGE_NAMES.includes(first) && !cities.some(({ slug }) => slug === first));
      expect(matchPage(`/${parts.join('/')}`, cities)).toBeNull();
    }),
    { numRuns },
  );
});

test('malformed escapes never throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => void matchPage(`/catalog/${text}`, cities)),
    { numRuns },
  );
});

test('no informational page can be taken for a city', () => {
  expect(PAGE_NAMES).toEqual(expect.arrayContaining(Object.keys(INFO_PAGES)));
});
