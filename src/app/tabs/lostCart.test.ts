import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullState, memoryStorage } from '../../../tests/app/shop.ts';
import { keepLostCart, lostCartIn } from './lostCart.ts';
import { savedGuest } from './savedGuest.ts';
import { readSlices, writeSlice } from './storedSlices.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const NOW = 1_800_000_000_000;
const state = fullState;
const goods = state.cart.lines.filter(({ kind }) => kind === 'goods');
const version = { rev: 3, tab: 'a', known: { a: 3 } };

/** A browser that has shopped under version 1. */
const shopped = () => {
  const storage = memoryStorage();
  writeSlice(storage, '1', { slice: 'cart', state: state.cart, version });
  return storage;
};
const resetAt = (now: number) => {
  const storage = shopped();
  keepLostCart(storage, '2', now);
  readSlices(storage, '2');
  return storage;
};

test('a reset keeps the dishes of the cart, and nothing else of it', () => {
  const storage = resetAt(NOW);
  expect([...storage.entries.keys()]).toEqual(['shop:lostCart']);
  const found = lostCartIn(storage, () => NOW + 1).find();
  expect(found.map(({ productId, amount }) => [productId, amount])).toEqual(
    goods.map(({ productId, quantity }) => [productId, quantity]),
  );
  expect(found.map(({ modifiers }) => modifiers.map(({ id }) => id))).toEqual(
    goods.map(({ modifiers }) => modifiers.map(({ id }) => id)),
  );
});

test('for a day, and until it is forgotten', () => {
  const storage = resetAt(NOW);
  expect(lostCartIn(storage, () => NOW + DAY_MS - 1).find()).not.toEqual([]);
  expect(lostCartIn(storage, () => NOW + DAY_MS).find()).toEqual([]);
  expect(storage.read('shop:lostCart')).toBeNull();
  const again = resetAt(NOW);
  lostCartIn(again, () => NOW).forget();
  expect([...again.entries.keys()]).toEqual([]);
});

test('the cart of the present version is nobody’s loss', () => {
  const storage = shopped();
  keepLostCart(storage, '1', NOW);
  expect(storage.read('shop:lostCart')).toBeNull();
});

test('whoever has lost something is more than a guest to the page', () => {
  expect(savedGuest(shopped(), '2')).toBeNull();
  expect(savedGuest(resetAt(NOW), '2')).toBeNull();
  expect(savedGuest(memoryStorage(), '2')).not.toBeNull();
});

test('whatever lies in the cart of an older shop, or in what was kept of it, nothing fails', () => {
  const line = fc.record(
    {
      kind: fc.constantFrom('goods', 'gift', 3),
      productId: fc.oneof(fc.string(), fc.constant('p1')),
      name: fc.oneof(fc.string(), fc.nat()),
      quantity: fc.oneof(fc.integer(), fc.double(), fc.string()),
      modifiers: fc.oneof(fc.constant([]), fc.constant([{ id: 'm', amount: 2 }]), fc.anything()),
    },
    { requiredKeys: [] },
  );
  const wild = fc.oneof(
    fc.string(),
    fc.json(),
    fc.anything().map((value) => JSON.stringify({ state: { lines: value } }) ?? ''),
    fc.array(line).map((lines) => JSON.stringify({ state: { lines } })),
  );
  const kept = fc.oneof(
    wild,
    fc.array(line).map((items) => JSON.stringify({ at: NOW, items })),
  );
  fc.assert(
    fc.property(wild, fc.option(kept), (cart, lost) => {
      const storage = memoryStorage({
        'shop:0:cart': cart,
        ...(lost === null ? {} : { 'shop:lostCart': lost }),
      });
      keepLostCart(storage, '2', NOW);
      readSlices(storage, '2');
      const items = lostCartIn(storage, () => NOW).find();
      for (const { productId, amount, modifiers } of items) {
        expect(productId).not.toBe('');
        expect(amount).toBeGreaterThan(0);
        expect(modifiers.every((one) => one.amount > 0)).toBe(true);
      }
      expect([...storage.entries.keys()].filter((key) => key !== 'shop:lostCart')).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
