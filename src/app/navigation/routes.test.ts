import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADMIN_AREAS } from '../../domain/adminAreas.ts';
import { PAGE_NAMES } from '../../domain/citySlug.ts';
import { INFO_PAGES } from '../../domain/infoPages.ts';
import { entryOf, matchPage } from './routes.tsx';
import { routeName, ROUTES, WITH_SLIDER } from './routeTable.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const cities = [{ slug: 'samara' }, { slug: 'tolyatti' }, { slug: 'самара' }, { slug: 'cart' }];

/** Addresses of section 2 with an example for each parameter; the id without and with a city. */
const ADDRESSES: readonly (readonly [path: string, page: string, name: string, inCity: string])[] = [
  ['/', 'home', 'index', 'city-index'],
  ['/about', 'info', 'about', 'city-about'],
  ['/advent', 'advent', 'advent', 'fm-promos'],
  ['/cart', 'cart', 'cart', 'city-cart'],
  ['/catalog', 'catalog', 'catalog', 'city-catalog'],
  ['/catalog/search', 'search', 'catalog-search', 'city-catalog-search'],
  ['/catalog/rolly', 'section', 'catalog-section', 'city-catalog-section'],
  ['/catalog/rolly/filadelfiya', 'product', 'catalog-section-product', 'city-catalog-section-product'],
  ['/checkout', 'checkout', 'checkout', 'city-checkout'],
  ['/complete', 'complete', 'complete', 'city-complete'],
  ['/complete-error', 'completeError', 'complete-error', 'city-complete-error'],
  ['/delivery', 'info', 'delivery', 'city-delivery'],
  ['/happy-hours', 'happyHours', 'happy-hours', 'city-happy-hours'],
  ['/legal', 'info', 'legal', 'city-legal'],
  ['/legal-information', 'info', 'legal-information', 'city-legal-information'],
  ['/loyalty-program', 'info', 'loyalty-program', 'city-loyalty-program'],
  ['/loyalty-program/app-1', 'appInfo', 'loyalty-program-app-1', 'city-loyalty-program-app-1'],
  ['/new-year-promo', 'newYear', 'new-year-promo', 'city-new-year-promo'],
  ['/oferta', 'info', 'oferta', 'city-oferta'],
  ['/oferta/app-1', 'appInfo', 'oferta-app-1', 'city-oferta-app-1'],
  ['/personal', 'personal', 'personal', 'city-personal'],
  ['/personal/address', 'personal', 'personal-address', 'city-personal-address'],
  ['/personal/favorite', 'personal', 'personal-favorite', 'city-personal-favorite'],
  ['/personal/history', 'personal', 'personal-history', 'city-personal-history'],
  ['/personal/promotions', 'personal', 'promotions', 'promotions'],
  ['/personal/promotions/promo-1', 'personal', 'promotions-detail', 'promotions-detail'],
  ['/promo', 'info', 'promo', 'city-promo'],
  ['/push-notifications-rules', 'info', 'push-notifications-rules', 'city-push-notifications-rules'],
  [
    '/receive-advertising-information',
    'info',
    'receive-advertising-information',
    'city-receive-advertising-information',
  ],
  ['/restaurant', 'restaurants', 'restaurant', 'city-restaurant'],
  ['/rule', 'info', 'rule', 'city-rule'],
  ['/user-agreement', 'info', 'user-agreement', 'city-user-agreement'],
  ['/vacancies', 'vacancies', 'vacancies', 'city-vacancies'],
];

test('the customer has 33 addresses, and every row of the table is one of them or the administrator’s', () => {
  expect(ADDRESSES).toHaveLength(33);
  const names = ADDRESSES.map(([, , name]) => name);
  expect(ROUTES.map(({ name }) => name).toSorted()).toEqual(
    [...names, 'admin', ...Object.keys(ADMIN_AREAS).map((area) => `admin-${area}`)].toSorted(),
  );
});

test.each(ADDRESSES)('%s is the page %s, by the name %s, in a city %s', (path, page, name, inCity) => {
  const plain = matchPage(path, cities);
  const prefixed = matchPage(`/samara${path}`, cities);
  expect(plain).toMatchObject({ page, citySlug: null });
  expect(prefixed).toMatchObject({ page, citySlug: 'samara' });
  expect([plain, prefixed].map((match) => match && routeName(match.route, match.citySlug !== null))).toEqual([
    name,
    inCity,
  ]);
});

test('the journal says a page by its id in the form of its address', () => {
  const entered = (path: string) => entryOf(path, cities);
  expect(entered('/samara/catalog/search?q=вок')).toEqual({
    path: '/samara/catalog/search?q=вок',
    route: 'city-catalog-search',
  });
  expect(entered('/samara/advent')).toMatchObject({ route: 'fm-promos' });
  expect(entered('/cart')).toMatchObject({ route: 'cart' });
  expect(entered('/nowhere')).toEqual({ path: '/nowhere', route: null });
});

test('ids are told apart, but for those that the specification gives to both forms', () => {
  const names = ROUTES.flatMap(({ name }) => [routeName(name, false), routeName(name, true)]);
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  expect(twice).toEqual(['promotions', 'promotions-detail']);
});

test.each([
  ['/catalog/', 'catalog'],
  ['/catalog/search?q=лосось#top', 'search'],
  ['/advent/', 'advent'],
])('%s is the page %s however it is spelled', (path, page) => {
  expect(matchPage(path, cities)).toMatchObject({ page });
});

test('the part of the personal area, the text and the promotion are told to the page', () => {
  expect(matchPage('/personal/history', cities)?.params).toEqual({ part: 'history' });
  expect(matchPage('/samara/personal/promotions/%D0%B0', cities)?.params).toEqual({
    part: 'promotions',
    promotion: 'а',
  });
  expect(matchPage('/oferta/app-1', cities)?.params).toEqual({ info: 'oferta' });
});

test.each(Object.keys(INFO_PAGES))('the text %s has its page', (slug) => {
  expect(matchPage(`/${slug}`, cities)).not.toBeNull();
});

test('the administrator’s addresses are plain', () => {
  expect(matchPage('/admin', cities)).toMatchObject({ page: 'admin', params: {} });
  expect(matchPage('/admin/overview', cities)).toMatchObject({ page: 'admin', params: { area: 'overview' } });
  for (const path of ['/samara/admin', '/samara/admin/overview', '/admin/secrets', '/admin/overview/1'])
    expect(matchPage(path, cities)).toBeNull();
});

test('the header lies over the slider on index, restaurant, about and vacancies, and nowhere else', () => {
  const over = ADDRESSES.filter(([path]) => WITH_SLIDER.has(matchPage(path, cities)?.route));
  expect(over.map(([, , name]) => name)).toEqual(['index', 'about', 'restaurant', 'vacancies']);
});

test('a section and a product are told by slug or id, decoded', () => {
  expect(matchPage('/samara/catalog/%D1%80%D0%BE%D0%BB%D0%BB%D1%8B/a%2Fb', cities)?.params).toEqual({
    section: 'роллы',
    product: 'a/b',
  });
});

test('a malformed escape stays as it is, whatever stands beside it', () => {
  expect(matchPage('/catalog/%D0%B0/%E0%A4%A', cities)?.params).toEqual({
    section: 'а',
    product: '%E0%A4%A',
  });
  expect(matchPage('/catalog/a%252Fb', cities)?.params).toEqual({ section: 'a%2Fb' });
});

test('a city is read from an encoded segment', () => {
  expect(matchPage('/%D1%81%D0%B0%D0%BC%D0%B0%D1%80%D0%B0/catalog', cities)).toEqual({
    route: 'catalog',
    page: 'catalog',
    citySlug: 'самара',
    params: {},
  });
});

test('a page name wins over a city of the same slug', () => {
  expect(matchPage('/cart', cities)).toEqual({
    route: 'cart',
    page: 'cart',
    citySlug: null,
    params: {},
  });
  expect(matchPage('/cart/catalog', cities)).toBeNull();
});

test.each([
  '/moscow',
  '/moscow/catalog',
  '/samara/samara',
  '/catalog/rolly/filadelfiya/more',
  '/Catalog',
  '/catalog//filadelfiya',
  '/catalog//',
  '/cart//?a=1',
  '/personal/secrets',
  '/personal/history/1',
  '/constructor',
  '/about/us',
  '/about/app-1',
  '/personal/promotions/1/2',
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
