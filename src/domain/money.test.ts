import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  atLeastNothing,
  formatPrice,
  fromRoubles,
  kopecks,
  minus,
  NOTHING,
  sum,
  times,
  toRoubles,
  type Kopecks,
} from './money.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const anySum = fc.integer({ min: -1e12, max: 1e12 }).map(kopecks);

test.each([
  [0.1, 10],
  [0.2, 20],
  [19.99, 1999],
  [1e6, 100_000_000],
  [966.89, 96_689],
  [19.995, 2000],
  [1.005, 101],
  [0.005, 1],
  [0.004, 0],
  [1e-7, 0],
  [-0, 0],
  [-149.5, -14_950],
])('reads %d roubles as %d kopecks', (roubles, expected) => {
  expect(fromRoubles(roubles)).toBe(expected);
});

test('refuses what is not an exact sum', () => {
  for (const n of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => kopecks(n)).toThrow(RangeError);
  for (const n of [Number.NaN, -Infinity, 1e21, 1e15]) expect(() => fromRoubles(n)).toThrow(RangeError);
  expect(() => kopecks(0.5)).toThrow('Not a whole number of kopecks: 0.5');
  expect(Object.is(kopecks(-0), 0)).toBe(true);
});

test('roubles and kopecks turn into each other without loss', () => {
  fc.assert(
    fc.property(anySum, (k) => {
      expect(fromRoubles(toRoubles(k))).toBe(k);
    }),
    { numRuns },
  );
});

test('a fraction of a kopeck rounds half up, whatever the float says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), (thousandths) => {
      const text = `${Math.trunc(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
      expect(fromRoubles(Number(text))).toBe(Math.floor((thousandths + 5) / 10));
    }),
    { numRuns },
  );
});

test('adding, subtracting and multiplying are exact', () => {
  fc.assert(
    fc.property(fc.array(anySum), anySum, fc.integer({ min: -99, max: 99 }), (parts, k, n) => {
      const total = parts.reduce((whole, part) => whole + BigInt(part), 0n);
      expect(BigInt(sum(parts))).toBe(total);
      expect(minus(sum([...parts, k]), k)).toBe(sum(parts));
      expect(BigInt(times(k, n))).toBe(BigInt(k) * BigInt(n));
    }),
    { numRuns },
  );
});

test('a shown sum is never below zero and never minus zero', () => {
  fc.assert(
    fc.property(anySum, (k) => {
      const shown = atLeastNothing(k);
      expect(shown).toBe(Math.max(0, k));
      expect(Object.is(atLeastNothing(times(NOTHING, -1)), -0)).toBe(false);
    }),
    { numRuns },
  );
});

test.each([
  [0, '0 ₽'],
  [50, '0,50 ₽'],
  [49_900, '499 ₽'],
  [123_456_789, '1 234 567,89 ₽'],
  [100_000, '1 000 ₽'],
  [-14_900, '-149 ₽'],
])('writes %d kopecks as "%s" with no-break spaces only', (k, expected) => {
  expect(formatPrice(kopecks(k))).toBe(expected.replaceAll(' ', '\u00A0'));
});

test('a price can be read back from its text', () => {
  fc.assert(
    fc.property(anySum, (k) => {
      const text = formatPrice(k);
      expect(text).not.toMatch(/[ \u202F]/);
      const digits = text.replace(/[\u00A0₽]/g, '').replace(',', '.');
      expect(fromRoubles(Number(digits))).toBe(k);
    }),
    { numRuns },
  );
});

test('a price of nothing has no sign, whatever it was read from', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- storage may hold "-0"
  expect(formatPrice(-0 as Kopecks)).toBe('0\u00A0₽');
});
