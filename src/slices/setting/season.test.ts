import { expect, test } from 'vitest';
import { demoPromos, NOW } from '../../../tests/demo.ts';
import { cityEntered, fold, restored, settingsLoaded, shopOpened, signedIn } from '../../../tests/given.ts';
import type { HappyHours } from '../../domain/happyHours.ts';
import { draft } from '../draft.ts';
import {
  selectDoorInSight,
  selectDoors,
  selectHappyDishes,
  selectHappyHours,
  selectHappyMoment,
} from './season.ts';

const hoursOf = (from: number, more: Partial<HappyHours> = {}): HappyHours => ({
  title: '',
  text: '',
  days: [],
  from: from * 60,
  to: from * 60 + 120,
  code: null,
  image: null,
  sections: [],
  products: [],
  ...more,
});
const advent = {
  title: '',
  year: 2026,
  month: 3,
  days: [9, 10, 11].map((day) => ({
    day,
    title: String(day),
    text: '',
    code: null,
    promoId: null,
    image: null,
    link: null,
  })),
};

test('the doors are those of the settings, by the minute that the page knows of', () => {
  const shop = fold(shopOpened({ advent }));
  expect(selectDoors(shop).map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
  const seen = fold(shop, restored());
  expect(selectDoors(seen).map(({ state }) => state)).toEqual(['open', 'today', 'closed']);
  expect(selectDoorInSight(seen)?.day).toBe(10);
});

test('without a calendar the customer’s promotions are the doors', () => {
  const shop = fold(shopOpened({ advent: null }), restored(), signedIn());
  expect(selectDoors(shop)).toEqual([]);
  const promos = [{ ...demoPromos[0]!, dateFrom: new Date(NOW).toISOString() }];
  expect(selectDoors(fold(shop, draft('promo/listLoaded', { promos })))).toMatchObject([{ state: 'today' }]);
});

test('a city’s own happy hours win over those of the chain', () => {
  const everywhere = [hoursOf(9)];
  const shop = fold(cityEntered(), restored());
  const iikoId = shop.city.list[0]!.iikoId;
  const hours = (byCity: Readonly<Record<string, readonly HappyHours[]>>) =>
    selectHappyHours(fold(shop, settingsLoaded({ happyHours: { everywhere, byCity } })))[0]?.from;
  expect(hours({})).toBe(540);
  expect(hours({ [iikoId]: [hoursOf(12)] })).toBe(720);
  expect(hours({ [iikoId]: [] })).toBeUndefined();
});

test('what happy hours say waits for the time, and changes as it passes', () => {
  const happyHours = { everywhere: [hoursOf(12)], byCity: {} };
  const shop = fold(shopOpened({ happyHours }));
  expect(selectHappyMoment(shop)).toBeNull();
  expect(selectHappyMoment(fold(shop, restored()))).toMatchObject({ kind: 'now' });
  expect(selectHappyMoment(fold(shop, restored(), { view: { now: NOW + 7_200_000 } }))).toMatchObject({
    kind: 'later',
  });
});

test('its dishes are sections and products by slug or id, each once and without what the customer excludes', () => {
  const dishesOf = (more: Partial<HappyHours>, ...allergens: readonly string[]) => {
    const happyHours = { everywhere: [hoursOf(12, more)], byCity: {} };
    return selectHappyDishes(fold(shopOpened({ happyHours }), restored(), { user: { allergens } }));
  };
  const wok = dishesOf({ sections: ['vok'] });
  expect(wok.length).toBeGreaterThan(3);
  expect(new Set(wok.map(({ categoryName }) => categoryName))).toEqual(new Set(['Вок']));
  const [first] = wok;
  expect(dishesOf({ products: [first!.slug, first!.id, 'gone'] })).toEqual([first]);
  expect(dishesOf({ sections: ['vok'], products: [first!.id] })).toHaveLength(wok.length);
  expect(dishesOf({ sections: ['vok'] }, 'gluten').length).toBeLessThan(wok.length);
  expect(dishesOf({ sections: ['nowhere'] })).toEqual([]);
});
