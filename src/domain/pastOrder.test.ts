import { expect, test } from 'vitest';
import type { Product, ProductId } from './catalog.ts';
import type { PastItem } from './customer.ts';
import { fromRoubles, type Kopecks } from './money.ts';
import { chosenIn } from './pastOrder.ts';
import { productId, sampleGroup, sampleOption, sampleProduct } from '../../tests/samples.ts';

const sauce = sampleOption({ id: productId('sauce'), name: 'Соус унаги', price: fromRoubles(40) });
const roll = sampleProduct({ modifierGroups: [sampleGroup({ modifiers: [sauce] })] });
const nori = sampleProduct({ id: productId('nori'), name: 'Нори', price: fromRoubles(15.5) });
const menu: ReadonlyMap<ProductId, Product> = new Map([roll, nori].map((each) => [each.id, each]));

const itemWith = (id: string, amount: number, price: Kopecks | null = null): PastItem => ({
  productId: roll.id,
  name: roll.name,
  amount: 2,
  isGift: false,
  modifiers: [{ id: productId(id), amount, price }],
});

test.each([
  ['the price of its entry', itemWith('sauce', 2, fromRoubles(35)), 'Соус унаги', 70],
  ['a price of nothing too', itemWith('sauce', 2, fromRoubles(0)), 'Соус унаги', 0],
  ['else the price of the dish’s own option', itemWith('sauce', 2), 'Соус унаги', 80],
  ['else the price of the product with its id', itemWith('nori', 3), 'Нори', 46.5],
])('the sum of a modifier is its amount times %s', (_which, item, name, roubles) => {
  const { amount } = item.modifiers[0]!;
  expect(chosenIn(item, menu)).toEqual([{ name, amount, sum: fromRoubles(roubles) }]);
});

test('a modifier that the menu does not know any more has no name to be shown by', () => {
  expect(chosenIn(itemWith('gone', 1, fromRoubles(10)), menu)).toEqual([]);
  expect(chosenIn(itemWith('sauce', 1), new Map())).toEqual([]);
});

test('an amount that makes no sum is shown without one', () => {
  expect(chosenIn(itemWith('sauce', 1e300), menu)).toEqual([
    { name: 'Соус унаги', amount: 1e300, sum: null },
  ]);
});
