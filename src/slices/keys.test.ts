import { expect, test } from 'vitest';
import { demoCatalog, demoSettings, dish, samara } from '../../tests/demo.ts';
import {
  catalogLoaded,
  fold,
  lineAdded,
  lineFor,
  shopOpened,
  signedIn,
  type Step,
} from '../../tests/given.ts';
import { draft } from './events.ts';
import { changedKeys, lineKey, productKey } from './keys.ts';

const DRAGON = 'Зелёный дракон';
const FRIES = 'Картофель фри';
const before = fold(shopOpened(), signedIn(), lineAdded(DRAGON), lineAdded(FRIES));
const keysOf = (...steps: readonly Step[]) => changedKeys(before, fold(before, ...steps));
const dragon = [productKey(dish(DRAGON).id), lineKey(lineFor(DRAGON).id)];

test('a changed quantity wakes its line and its card; the highlight wakes those it leaves', () => {
  const plus = draft('cart/incrementTapped', { lineId: lineFor(FRIES).id });
  expect([...keysOf(plus)]).toEqual([productKey(dish(FRIES).id), lineKey(lineFor(FRIES).id)]);
  expect(keysOf(draft('cart/incrementTapped', { lineId: lineFor(DRAGON).id }))).toContain(dragon[0]);
});

test('an added and a removed line wake their card', () => {
  expect(keysOf(lineAdded('Сливочный угорь'))).toContain(productKey(dish('Сливочный угорь').id));
  const gone = keysOf(draft('cart/removeTapped', { lineId: lineFor(DRAGON).id }));
  for (const key of dragon) expect(gone).toContain(key);
});

test('a like wakes its card alone', () => {
  expect([...keysOf(draft('catalog/likeTapped', { productId: dish(DRAGON).id }))]).toEqual([dragon[0]]);
});

test('a restaurant with another stop list wakes what came onto it or left it', () => {
  const [first] = demoSettings().restaurants[samara.iikoId]!;
  const self = keysOf(
    draft('cart/methodChosen', { method: 'self' }),
    draft('cart/restaurantChosen', { terminalId: first!.id }),
  );
  expect(self).toContain(productKey(dish('Морской гребешок').id));
  expect(self).not.toContain(dragon[0]);
});

test('a new catalog wakes every card', () => {
  const another = catalogLoaded({ products: [...demoCatalog.products] });
  expect(keysOf(another).size).toBeGreaterThanOrEqual(demoCatalog.products.length);
});

test('what concerns no card wakes none', () => {
  expect(keysOf(draft('modal/requested', { modal: { kind: 'time' } })).size).toBe(0);
  expect(keysOf(draft('cart/couponRemoved')).size).toBe(0);
});
