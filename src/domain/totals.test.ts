import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartLine } from './cart.ts';
import { kopecks, NOTHING, times, toRoubles } from './money.ts';
import { sampleLine, sampleModifier } from '../../tests/samples.ts';
import {
  bonusLimit,
  cartCount,
  cartTotal,
  lineTotal,
  notGiftsAndNotDeliveryTotal,
  totalsOf,
} from './totals.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const price = fc.oneof(fc.constantFrom(0, 10, 20, 1999, 100_000_000), fc.nat({ max: 500_000 })).map(kopecks);
const modifiers = fc.array(fc.record({ price, amount: fc.integer({ min: 0, max: 3 }) }).map(sampleModifier), {
  maxLength: 3,
});
const line = fc
  .record({
    price,
    modifiers,
    quantity: fc.integer({ min: 0, max: 4 }),
    kind: fc.constantFrom('goods', 'gift', 'delivery', 'fee'),
  })
  .map(sampleLine);
const lines = fc.array(line, { maxLength: 6 });
const order = fc.record({ lines, discountTotal: price, spendBonus: price, balance: price });

/** Unit by unit in big integers. */
const reference = (all: readonly CartLine[]): bigint =>
  all.reduce((total, { price, modifiers, quantity }) => {
    let unit = BigInt(price);
    for (const part of modifiers) for (let n = 0; n < part.amount; n += 1) unit += BigInt(part.price);
    return total + unit * BigInt(quantity);
  }, 0n);

test("the cart's total is exact for every cart", () => {
  fc.assert(
    fc.property(lines, (all) => {
      expect(BigInt(cartTotal(all))).toBe(reference(all));
    }),
    { numRuns },
  );
  expect(toRoubles(cartTotal([sampleLine({ price: kopecks(96_689), quantity: 5 })]))).toBe(4834.45);
});

test('modifiers are paid for every unit of the line', () => {
  const modifiers = [sampleModifier({ price: kopecks(100), amount: 2 })];
  expect(lineTotal(sampleLine({ price: kopecks(1000), quantity: 3, modifiers }))).toBe(3600);
});

test('the order of lines and of modifiers does not change the total', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const turned = all.map((each) => ({ ...each, modifiers: each.modifiers.toReversed() })).toReversed();
      expect(cartTotal(turned)).toBe(cartTotal(all));
    }),
    { numRuns },
  );
});

test('a line added and removed leaves total and count as they were', () => {
  fc.assert(
    fc.property(lines, line, (all, added) => {
      const more = [...all, added];
      expect(cartTotal(more) - lineTotal(added)).toBe(cartTotal(all));
      expect(cartTotal(more.slice(0, -1))).toBe(cartTotal(all));
      expect(cartCount(more) - cartCount([added])).toBe(cartCount(all));
    }),
    { numRuns },
  );
});

test('the count is units of goods and gifts', () => {
  const all = (['goods', 'gift', 'delivery', 'fee'] as const).map((kind) =>
    sampleLine({ kind, quantity: 2 }),
  );
  expect(cartCount(all)).toBe(4);
  expect(cartCount([])).toBe(0);
});

test('the rows goods, delivery and fee make the whole', () => {
  fc.assert(
    fc.property(order, (input) => {
      const { goods, delivery, fee, discount, bonuses } = totalsOf(input);
      expect(goods + delivery + fee).toBe(cartTotal(input.lines));
      expect(BigInt(delivery)).toBe(reference(input.lines.filter(({ kind }) => kind === 'delivery')));
      expect(BigInt(fee)).toBe(reference(input.lines.filter(({ kind }) => kind === 'fee')));
      expect([discount, bonuses]).toEqual([input.discountTotal, input.spendBonus]);
    }),
    { numRuns },
  );
});

test('the total shown is what remains, never below zero', () => {
  fc.assert(
    fc.property(order, (input) => {
      const rest = cartTotal(input.lines) - input.spendBonus - input.discountTotal;
      expect(totalsOf(input).total).toBe(Math.max(0, rest));
    }),
    { numRuns },
  );
  const nothing = totalsOf({ lines: [], discountTotal: times(NOTHING, -1), spendBonus: NOTHING });
  expect(Object.is(nothing.total, 0)).toBe(true);
});

test('bonuses pass neither the balance nor what is to pay', () => {
  fc.assert(
    fc.property(order, (input) => {
      const payable = Math.max(0, cartTotal(input.lines) - input.discountTotal);
      expect(bonusLimit(input)).toBe(Math.min(input.balance, payable));
    }),
    { numRuns },
  );
  expect(bonusLimit({ balance: kopecks(-100), lines: [sampleLine()], discountTotal: NOTHING })).toBe(0);
});

test('paid goods are at most the whole, and the whole where there is nothing else', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const goods = all.filter(({ kind }) => kind === 'goods');
      expect(notGiftsAndNotDeliveryTotal(all)).toBeLessThanOrEqual(cartTotal(all));
      expect(notGiftsAndNotDeliveryTotal(all)).toBe(cartTotal(goods));
    }),
    { numRuns },
  );
});
