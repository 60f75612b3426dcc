import { describe, expect, test } from 'vitest';
import { dish, firstOptions } from '../../../../tests/demo.ts';
import { fold, lineAdded, lineFor, restored, shopOpened, type StepOrPatch } from '../../../../tests/given.ts';
import { savedEntries } from '../../../../tests/app/shop.ts';
import { testWorld } from '../../../../tests/world.ts';
import { kopecks } from '../../../domain/money.ts';
import { createStore } from '../../../kernel/store.ts';
import { app } from '../../../slices/app.ts';
import { pressPlus } from '../../../slices/cart/lines/plus.ts';
import { selectCount, selectInCart } from '../../../slices/cart/lines/selectors.ts';
import { selectTotals } from '../../../slices/cart/selectors.ts';
import { draft } from '../../../slices/draft.ts';
import { marksOf, storedCart, type EarlyPress } from './earlyCart.ts';

const DRAGON = dish('Зелёный дракон');
const OTHER = dish('Маки с угрём');
const ROLL = dish('Филадельфия классик');

const pressOn = ({ slug, name, price, modifierGroups }: typeof DRAGON): EarlyPress => ({
  path: `/samara/catalog/any/${slug}`,
  name,
  price,
  asks: modifierGroups.length > 0,
});

/** What the first script shows of presses, and what the shop makes of them, by the cart that the browser has kept. */
function pressed(dishes: readonly (typeof DRAGON)[], ...saved: readonly StepOrPatch[]) {
  const before = fold(shopOpened(), saved);
  const entries: Record<string, string> = { 'shop:version': '{"version":"1"}', ...savedEntries(before) };
  const store = createStore(app, testWorld(), fold(shopOpened(), restored(before)));
  for (const { id } of dishes) pressPlus(store.emit, id, selectInCart(id)(store.state()));
  return {
    marks: marksOf(
      dishes.map(pressOn),
      storedCart((key) => entries[key] ?? null),
    ),
    count: ({ id }: typeof DRAGON) => selectInCart(id)(store.state()).quantity,
    basket: { goods: selectTotals(store.state()).goods, count: selectCount(store.state()) },
  };
}

describe('presses before the page is alive', () => {
  test.each<[string, readonly (typeof DRAGON)[], readonly StepOrPatch[]]>([
    ['one dish, twice, of somebody new', [DRAGON, DRAGON], []],
    ['two dishes', [DRAGON, OTHER, DRAGON], []],
    ['a dish of which the cart holds some', [DRAGON], [lineAdded(DRAGON.name, { quantity: 3 })]],
    ['another than the cart holds', [OTHER], [lineAdded(DRAGON.name)]],
    ['pickup', [OTHER], [lineAdded(DRAGON.name), draft('cart/methodChosen', { method: 'self' })]],
    ['a discount', [DRAGON], [lineAdded(OTHER.name), { cart: { discountTotal: kopecks(100) } }]],
    ['another delivery', [DRAGON], [{ cart: { lines: [lineFor(OTHER.name)] } }]],
  ])('show what the shop will show: %s', (_what, dishes, saved) => {
    const { marks, count, basket } = pressed(dishes, ...saved);
    for (const each of new Set(dishes))
      expect(marks.cards.find(({ path }) => path === pressOn(each).path)).toMatchObject({
        count: count(each),
      });
    expect(marks.basket).toEqual(basket);
    expect(basket.count).toBeGreaterThan(0);
  });

  test('a dish with a choice is only pressed: it asks first', () => {
    const { marks, count } = pressed([ROLL, ROLL]);
    expect(marks).toEqual({ cards: [{ path: pressOn(ROLL).path, count: null, sum: 0 }], basket: null });
    expect(count(ROLL)).toBe(0);
  });

  test.each<[string, typeof DRAGON, readonly StepOrPatch[]]>([
    ['a dish whose choice is made already', ROLL, [lineAdded(ROLL.name, { modifiers: firstOptions(ROLL) })]],
    ['a dish that cost something else', DRAGON, [lineAdded(DRAGON.name, { price: kopecks(100) })]],
  ])('show no number that may be wrong: %s', (_what, each, saved) => {
    const { marks } = pressed([each], ...saved);
    expect(marks.cards).toEqual([{ path: pressOn(each).path, count: null, sum: 0 }]);
    expect(marks.basket).toEqual({ goods: null, count: null });
  });

  test('with an order under way nothing is promised', () => {
    const cart = { lines: [], intent: {} };
    expect(marksOf([pressOn(DRAGON)], cart)).toMatchObject({ cards: [{ count: null }], basket: null });
  });
});

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['no JSON', { 'shop:version': '{"version":"1"}', 'shop:1:cart': '{' }],
  ['another shape', { 'shop:version': '1', 'shop:1:cart': '{"state":{"lines":7}}' }],
])('a storage that holds %s is an empty cart', (_what, entries) => {
  expect(storedCart((key) => entries[key] ?? null)).toEqual({ lines: [] });
});

test('a storage that throws is an empty cart', () => {
  const closed = () => {
    throw new Error('closed');
  };
  expect(storedCart(closed)).toEqual({ lines: [] });
});
