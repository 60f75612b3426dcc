import { describe, expect, test } from 'vitest';
import { CITIES } from '../../mocks/chain/cities.ts';
import { DELIVERY_TERMINALS } from '../../mocks/chain/restaurants.ts';
import { buildSettings } from '../../mocks/chain/settings.ts';
import { zoneDelivery } from '../../mocks/chain/zones.ts';
import { buildCatalog } from '../../mocks/menu/catalog.ts';
import { readCatalog } from '../ports/readers/catalog.ts';
import { readCities, readZoneDelivery } from '../ports/readers/place.ts';
import { readSettings } from '../ports/readers/settings.ts';
import { menuOf, productsIn } from '../slices/catalog/menu.ts';

const API = 'https://api.example';
/** As it comes from the network: undefined fields are gone, everything else is plain JSON. */
const wired = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const terminals = Object.values(DELIVERY_TERMINALS).flatMap((list) =>
  list.map(({ deliveryTerminalId }) => deliveryTerminalId),
);
const wire = buildCatalog({ imageUrl: ({ slug }) => `/images/${slug}.webp`, terminals });
const { answer, skipped } = readCatalog(wired(wire), API);
const products = new Map(answer.products.map((product) => [product.id, product]));

describe('the demo catalog', () => {
  test('is read to the last product', () => {
    expect(skipped).toBe(0);
    expect(answer.groups).toHaveLength(wire.groups.length);
    expect(answer.products.map(({ id }) => id)).toEqual(wire.products.map(({ id }) => id));
    expect(answer.stopList).toHaveLength(wire.stopList?.length ?? -1);
    expect(answer.stopList.length).toBeGreaterThan(0);
  });

  test('keeps every price to the kopeck', () => {
    for (const { id, price } of wire.products)
      expect([...products.values()].find((product) => product.id === id)?.price).toBe(
        Math.round(price * 100),
      );
  });

  test('shows every picture from the API, and every product in a group', () => {
    for (const product of answer.products) {
      expect(product.image === null || product.image.startsWith(`${API}/images/`)).toBe(true);
      expect(product.categoryName).not.toBe('');
    }
  });

  test('names, codes and pictures of modifiers are there, whether sent or taken from their twins', () => {
    const modifiers = answer.products.flatMap(({ modifierGroups }) =>
      modifierGroups.flatMap((group) => group.modifiers),
    );
    expect(modifiers.length).toBeGreaterThan(100);
    for (const { id, name, code } of modifiers) {
      expect(name).not.toBe(id);
      expect(code).not.toBe('');
      expect(products.has(id)).toBe(true);
    }
  });

  test('makes a menu of many dishes', () => {
    const menu = menuOf(answer.groups, answer.products);
    expect(menu.length).toBeGreaterThan(5);
    expect(menu.flatMap(productsIn).length).toBeGreaterThan(100);
  });
});

describe('the demo settings', () => {
  const settings = buildSettings();
  const { values, skipped: keys } = readSettings(wired(settings), API);

  test('are read to the last key', () => {
    expect(keys).toEqual([]);
    expect(values.stories).toHaveLength((settings['STORIES'] as readonly unknown[]).length);
    expect(values.slides).toHaveLength((settings['SECTION_PROMO_IMAGES'] as readonly unknown[]).length);
    expect(values.catalogMenu.every(({ image }) => image?.startsWith(API))).toBe(true);
    expect(values.slides.every(({ image }) => image.startsWith(API))).toBe(true);
  });

  test('are the same when every value is sent as JSON text', () => {
    const packed = Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    expect(readSettings(packed, API)).toEqual({ values, skipped: [] });
  });

  test('know hours, restaurants, zones and data of every city', () => {
    const cities = readCities(wired(CITIES));
    expect(cities).toHaveLength(CITIES.length);
    for (const { iikoId } of cities) {
      expect(values.workTime[iikoId]).toHaveLength(7);
      expect(values.restaurants[iikoId]?.length).toBeGreaterThan(0);
      expect(values.zones[iikoId]?.length).toBeGreaterThan(0);
      expect(products.has(values.cityData[iikoId]?.deliveryId ?? ('' as never))).toBe(true);
    }
  });

  test('draw only zones whose delivery can be asked for', () => {
    for (const { id } of Object.values(values.zones).flat())
      expect(readZoneDelivery(wired(zoneDelivery[id])).deliveryId).not.toBeNull();
  });

  test('refer to groups and products of the catalog', () => {
    const groups = new Set(answer.groups.map(({ id }) => id));
    const { addToOrderGroupId, additionallyGroupId, pizzasGroupId, snacksGroupId, customAddGroupIds } =
      values;
    for (const id of [
      addToOrderGroupId,
      additionallyGroupId,
      pizzasGroupId,
      snacksGroupId,
      ...customAddGroupIds,
    ])
      expect(id !== null && groups.has(id)).toBe(true);
    for (const id of [values.giftIds.snack, values.giftIds.pizza])
      expect(id !== null && products.has(id)).toBe(true);
  });
});
