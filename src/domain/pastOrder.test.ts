import { expect, test } from 'vitest';
import type { Product, ProductId } from './catalog.ts';
import type { PastItem, PastOrder } from './customer.ts';
import { fromRoubles, type Kopecks } from './money.ts';
import { byMonths, chosenIn, lastWithFacts, pastState } from './pastOrder.ts';
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

const placed = (id: string, createdAt: string | null, ...items: readonly PastItem[]): PastOrder => ({
  id,
  number: id,
  createdAt,
  sum: fromRoubles(700),
  items,
});
const last = (...items: readonly PastItem[]): PastOrder => ({
  ...placed('last', null, ...items),
  number: '',
});
const one = itemWith('sauce', 1);
const other: PastItem = { ...one, productId: nori.id };

test('orders stand by months, the newest first, those without a date at the end', () => {
  const orders = [
    placed('older', '2026-10-02T12:00:00'),
    placed('undated', null),
    placed('newest', '2026-11-22T12:00:00'),
    placed('unreadable', 'вчера'),
    placed('newer', '2026-11-02T12:00:00'),
  ];
  const months = byMonths(orders).map(({ key, orders: those }) => [key, those.map(({ id }) => id)]);
  expect(months).toEqual([
    ['2026-11', ['newest', 'newer']],
    ['2026-10', ['older']],
    ['', ['undated', 'unreadable']],
  ]);
});

test('the last order has the facts of the newest of the history, if its dishes are the same in any order', () => {
  const newest = placed('1042', '2026-11-22T12:00:00', one, other);
  const older = placed('1041', '2026-11-02T12:00:00', other);
  expect(lastWithFacts(last(other, one), [older, newest])).toBe(newest);
  expect(lastWithFacts(last(other), [older, newest])).toEqual(last(other));
  expect(lastWithFacts(last(other), [])).toEqual(last(other));
  expect(lastWithFacts(null, [newest])).toBeNull();
});

test.each([
  ['Closed', 'delivery', 'Доставлен', 'done'],
  ['Delivered', 'delivery', 'Доставлен', 'done'],
  ['Closed', 'self', 'Выдан', 'done'],
  ['Cancelled', 'self', 'Отменён', 'cancelled'],
  ['OnWay', 'delivery', 'В пути', 'underWay'],
  ['CookingCompleted', 'self', 'Готов к выдаче', 'underWay'],
  ['Closed', null, 'Доставлен', 'done'],
] as const)('an order that is %s (%s) reads «%s»', (status, method, label, tone) => {
  expect(pastState({ status, method })).toEqual({ label, tone });
});

test.each([null, undefined, 'Teleported'])('a status of %s says nothing', (status) => {
  expect(pastState(status === undefined ? {} : { status })).toBeNull();
});
