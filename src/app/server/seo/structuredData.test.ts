import { describe, expect, test } from 'vitest';
import { demoCatalog, demoSettings, dish } from '../../../../tests/demo.ts';
import { catalogLoaded, cityEntered, fold, settingsLoaded } from '../../../../tests/given.ts';
import { matchPage } from '../../navigation/routes.tsx';
import { addressesIn } from './addresses.ts';
import { openingHours } from './hours.ts';
import { structuredData } from './structuredData.ts';

const ORIGIN = 'https://shop.test';
const opened = (city = 'samara') => fold(settingsLoaded(), cityEntered(city), catalogLoaded());

interface Node {
  readonly '@type': string | readonly string[];
  readonly [key: string]: unknown;
}
const graphOf = (path: string, state = opened()): readonly Node[] => {
  const found = structuredData(state, matchPage(path, state.city.list), addressesIn(state, ORIGIN));
  return JSON.parse(JSON.stringify(found?.['@graph'] ?? [])) as Node[];
};
const dragon = dish('Зелёный дракон');
const rolls = 'rolly-klassicheskie';

test.each(['/samara', '/samara/restaurant'])('%s names the restaurants of the city', (path) => {
  const [first, ...others] = graphOf(path).filter((node) => node['@type'] === 'Restaurant');
  expect(others).toHaveLength(2);
  expect(first).toMatchObject({
    name: 'Журавль на Ленинградской',
    telephone: '+78463000001',
    address: { streetAddress: 'Ленинградская, 45', addressLocality: 'Самара', addressCountry: 'RU' },
    hasMenu: `${ORIGIN}/samara/catalog`,
    acceptsReservations: true,
    areaServed: { '@type': 'City', name: 'Самара' },
    openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
  });
  expect(first?.['image']).toMatch(/^https:\/\/shop\.test\//);
});

test('without SITE_URL the addresses in it are paths of whoever shows it', () => {
  const state = opened();
  const found = structuredData(
    state,
    matchPage('/samara/restaurant', state.city.list),
    addressesIn(state, null),
  );
  expect(JSON.stringify(found)).toContain('"hasMenu":"/samara/catalog"');
  expect(addressesIn(state, null).whole('https://img.example/a.jpg?w=1')).toBe(
    'https://img.example/a.jpg?w=1',
  );
});

test('a city without restaurants in the settings is served all the same', () => {
  const state = fold(settingsLoaded({ restaurants: {} }), cityEntered(), catalogLoaded());
  expect(graphOf('/samara', state)).toMatchObject([
    { '@type': 'Restaurant', name: 'Журавль', address: { addressLocality: 'Самара' } },
  ]);
});

test('the catalog is a menu with its sections, and leaves the dishes to their pages', () => {
  const [menu] = graphOf('/tolyatti/catalog', opened('tolyatti'));
  expect(menu).toMatchObject({ '@type': 'Menu', url: `${ORIGIN}/tolyatti/catalog` });
  const text = JSON.stringify(menu);
  expect(text).toContain('"@type":"MenuSection"');
  expect(text).not.toContain('MenuItem');
});

test('a section names the dishes that the city sells, and leaves the rest to their pages', () => {
  const hidden = demoCatalog.products.find(({ hiddenIn }) => hiddenIn.includes('tolyatti'));
  const group = demoCatalog.groups.find(({ id }) => id === hidden?.groupId);
  const text = JSON.stringify(graphOf(`/tolyatti/catalog/${group?.slug}`, opened('tolyatti')));
  expect(hidden).toBeDefined();
  expect(text).not.toContain(`/${hidden?.slug}"`);
  expect(text).toContain('"@type":"MenuItem"');
  expect(text).not.toContain('price');
});

test('a section is a menu of that section, with the way to it', () => {
  const [menu, way] = graphOf(`/samara/catalog/${rolls}`);
  expect(menu).toMatchObject({ hasMenuSection: [{ url: `${ORIGIN}/samara/catalog/${rolls}` }] });
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Журавль', item: `${ORIGIN}/samara` },
      { position: 2, name: 'Меню' },
      { position: 3, item: `${ORIGIN}/samara/catalog/${rolls}` },
    ],
  });
});

describe('a dish', () => {
  const path = `/samara/catalog/${rolls}/${dragon.slug}`;

  test('of a group outside of the menu is found all the same, below the menu itself', () => {
    const groups = demoCatalog.groups.map((group) => ({ ...group, isIncludedInMenu: false }));
    const graph = graphOf(path, fold(opened(), catalogLoaded({ groups })));
    expect(graph).toMatchObject([
      { '@type': ['MenuItem', 'Product'], name: dragon.name },
      { itemListElement: [{ name: 'Журавль' }, { name: 'Меню' }, { name: dragon.name }] },
    ]);
  });

  test('is an item of the menu and goods, with price, picture and nutrition', () => {
    const [node] = graphOf(path);
    expect(node).toMatchObject({
      '@type': ['MenuItem', 'Product'],
      name: dragon.name,
      url: ORIGIN + path,
      offers: { price: (dragon.price / 100).toFixed(2), priceCurrency: 'RUB' },
      nutrition: { calories: `${dragon.energy?.calories} kcal` },
    });
    expect(node?.['image']).toMatch(/^https:\/\/shop\.test\/demo\/i\/.+w=500/);
  });

  test('names what may be chosen with it, and what that costs', () => {
    const wok = dish('Собери свой вок');
    const [node] = graphOf(`/samara/catalog/vok/${wok.slug}`);
    const [first] = wok.modifierGroups;
    expect(node?.['menuAddOn']).toHaveLength(wok.modifierGroups.length);
    expect(node).toMatchObject({
      menuAddOn: [
        {
          '@type': 'MenuSection',
          name: first?.name,
          hasMenuItem: first?.modifiers.map(({ name, price }) => ({
            name,
            offers: { price: (price / 100).toFixed(2) },
          })),
        },
        ...wok.modifierGroups.slice(1).map(({ name }) => ({ name })),
      ],
    });
  });

  test('that cannot be had says so', () => {
    const terminals = Object.values(demoSettings().restaurants).flat();
    const stopList = terminals.map(({ id }) => ({ terminalId: id, productId: dragon.id }));
    const state = fold(settingsLoaded(), cityEntered(), catalogLoaded({ stopList }));
    expect(graphOf(path, state)[0]).toMatchObject({
      offers: { availability: 'OutOfStock' },
    });
  });

  test('without picture, energy and description tells only what there is', () => {
    const bare = { ...dragon, image: null, energy: null, description: '' };
    const products = demoCatalog.products.map((each) => (each.id === dragon.id ? bare : each));
    const [node] = graphOf(path, fold(settingsLoaded(), cityEntered(), catalogLoaded({ products })));
    for (const key of ['image', 'nutrition', 'description']) expect(node).not.toHaveProperty(key);
  });
});

test.each([
  '/samara/oferta',
  '/samara/nowhere',
  '/samara/catalog/nothing',
  `/samara/catalog/${rolls}/nothing`,
])('%s tells nothing', (path) => expect(graphOf(path)).toEqual([]));

test('days of the same hours stand together, a closed day is told, an unknown one is not', () => {
  const day = (open: string, close: string) => ({ open, close, isNextDay: false });
  const week = [
    day('10:00', '10:00'),
    day('9:00', '23:00'),
    day('9:00', '23:00'),
    null,
    day('00:00', '24:00'),
  ];
  expect(openingHours(week)).toMatchObject([
    { dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
    {
      dayOfWeek: ['Monday', 'Tuesday'],
      opens: '09:00',
      closes: '23:00',
    },
    { dayOfWeek: ['Thursday'], opens: '00:00', closes: '23:59' },
  ]);
  expect(openingHours(null)).toEqual([]);
});
