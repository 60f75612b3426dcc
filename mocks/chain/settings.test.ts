import { expect, test } from 'vitest';
import { settings, type WireMenuItem } from '../../contracts/setting.ts';
import { buildCatalog } from '../menu/catalog.ts';
import { ALLERGENS } from '../menu/composition.ts';
import { CITIES } from './cities.ts';
import { PAGES } from './pages.ts';
import { buildSettings, CATALOG_MENU, CITIES_DATA } from './settings.ts';
import { SLIDES } from './slides.ts';
import { STORIES } from './stories.ts';
import { CITY_ZONES, zoneDelivery } from './zones.ts';

const { groups, products } = buildCatalog({ imageUrl: ({ slug }) => slug });
const productIds = new Set(products.map(({ id }) => id));
const groupIds = new Set(groups.map(({ id }) => id));
const menuSlugs = groups.filter(({ isIncludedInMenu }) => isIncludedInMenu).map(({ slug }) => slug);

/** Specification, section 3, "Settings keys read", with the names of assumptions, section 2. */
const KEYS = [
  'IS_SITE_NOT_WORKING',
  'TEXT_SITE_NOT_WORKING',
  'IS_SITE_INFORMATION',
  'TEXT_SITE_INFORMATION',
  'STORE_VERSION',
  'SAMARA_ID',
  'TOLYATTI_ID',
  'NOVOKUJBYSHEVSK_ID',
  'WORK_TIME',
  'DELIVERY_TERMINALS',
  'CITY_ZONES',
  'CITIES_DATA',
  'CUSTOM_ADD_TO_CART_GROUPS_ID',
  'SECTION_ID_ADD_TO_ORDER',
  'SECTION_ID_ADDITIONALLY',
  'PIZZAS_GROUP_ID',
  'SNACKS_GROUP_ID',
  'GIFT_IDS',
  'CATALOG_MENU',
  'IS_ONLINE_PAYMENT_DISABLE',
  'CHECKOUT_DELIVERY_TEXT',
  'SECTION_PROMO_IMAGES',
  'STORIES',
  'ALLERGENS',
  'PHONES',
  'IS_SHOW_8MARCH_MODAL',
  'GEOCODER_API_KEY',
  'SMARTCAPTCHA_SITE_KEY',
  'IS_WITHOUT_RECAPTCHA',
  'IS_WITHOUT_CAPTCHA',
  'IMAGE_PRESET_CATALOG_LIST',
  'IMAGE_PRESET_CATALOG_DETAIL',
  'MOBILE_APP_LINKS',
  'IS_ANALYTICS_CONSENT',
  'ADVENT',
  'HAPPY_HOURS',
  'NEW_YEAR_PROMO',
];

test('every setting that the shop reads has a value, and no other key is there', () => {
  const built = buildSettings();
  expect(Object.keys(built).toSorted()).toEqual(KEYS.toSorted());
  expect(Object.values(built)).not.toContain(undefined);
});

test('the settings keep to the contract', () => {
  expect(settings.safeParse(buildSettings()).error).toBeUndefined();
  expect(settings.safeParse(buildSettings({ WORK_TIME: 7 })).success).toBe(false);
});

test('a key can be replaced without touching the others or the next build', () => {
  const changed = buildSettings({ IS_SITE_NOT_WORKING: true });
  expect(changed['IS_SITE_NOT_WORKING']).toBe(true);
  expect(changed['STORIES']).toBe(STORIES);
  expect(buildSettings()['IS_SITE_NOT_WORKING']).toBe(false);
});

test.each(['WORK_TIME', 'DELIVERY_TERMINALS', 'CITY_ZONES', 'CITIES_DATA'])('%s knows every city', (key) => {
  const value = buildSettings()[key];
  expect(Object.keys(Object(value)).toSorted()).toEqual(CITIES.map(({ iikoId }) => iikoId).toSorted());
});

/** Every id in the shape of a UUID that a value names. */
const idsIn = (value: unknown): readonly string[] =>
  Array.from(JSON.stringify(value).matchAll(/"([\da-f]{8}(?:-[\da-f]{4,12}){4})"/g), ([, id]) => id ?? '');

test('the products that cities, zones and gifts name are in the catalog', () => {
  const cities = Object.values(CITIES_DATA).map(({ deliveryId, freeDeliveryId, serviceFeeId }) => [
    deliveryId,
    freeDeliveryId,
    serviceFeeId,
  ]);
  const gifts = idsIn(buildSettings()['GIFT_IDS']);
  const named = [...cities.flat(), ...idsIn(zoneDelivery), ...gifts];
  expect(gifts).toHaveLength(2);
  expect(named.filter((id) => !productIds.has(id))).toEqual([]);
});

test('every zone of the settings has delivery conditions', () => {
  const zones = Object.values(CITY_ZONES).flat();
  expect(Object.keys(zoneDelivery).toSorted()).toEqual(zones.map(({ id }) => id).toSorted());
});

test.each([
  ['SECTION_ID_ADD_TO_ORDER', 1],
  ['SECTION_ID_ADDITIONALLY', 1],
  ['PIZZAS_GROUP_ID', 1],
  ['SNACKS_GROUP_ID', 1],
  ['CUSTOM_ADD_TO_CART_GROUPS_ID', 2],
])('the groups that %s names are in the catalog', (key, count) => {
  const named = idsIn(buildSettings()[key]);
  expect(named).toHaveLength(count);
  expect(named.filter((id) => !groupIds.has(id))).toEqual([]);
});

test('the menu window leads to groups of the menu', () => {
  const items: readonly WireMenuItem[] = CATALOG_MENU;
  expect(items.map(({ slug }) => slug).filter((slug) => !menuSlugs.includes(slug))).toEqual([]);
});

test('links of slides and stories lead to a group of the menu or to a page', () => {
  const buttons = STORIES.flatMap(({ slides }) =>
    slides.flatMap((slide) => ('button' in slide ? [slide.button.link] : [])),
  );
  const links = [...SLIDES.map(({ link }) => link), ...buttons];
  const known = new Set([
    ...menuSlugs.map((slug) => `/catalog/${slug}`),
    ...Object.keys(PAGES).map((slug) => `/${slug}`),
    '/advent',
  ]);
  expect(links.length).toBeGreaterThan(SLIDES.length);
  expect(links.filter((link) => !known.has(link))).toEqual([]);
});

test('there are five slides and six stories of two to four slides', () => {
  expect(SLIDES).toHaveLength(5);
  expect(SLIDES[0]?.title).toBe('Три закуски — картофель фри в подарок');
  expect(STORIES).toHaveLength(6);
  expect(STORIES.filter(({ slides }) => slides.length < 2 || slides.length > 4)).toEqual([]);
});

test('the allergens are the ones that the products carry', () => {
  const carried = new Set(products.flatMap(({ allergens }) => (allergens ?? []).map(({ code }) => code)));
  expect(carried).toEqual(new Set(ALLERGENS.map(({ code }) => code)));
  expect(buildSettings()['ALLERGENS']).toEqual(ALLERGENS);
});

test('the delivery prices of the page «Доставка и оплата» are those of the catalog', () => {
  const prices = Object.values(zoneDelivery).map(
    ({ deliveryId }) => products.find(({ id }) => id === deliveryId)?.price,
  );
  for (const price of new Set(prices)) expect(PAGES.delivery.html).toContain(`${price} ₽`);
});
