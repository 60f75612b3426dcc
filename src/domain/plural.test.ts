import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { counted, plural } from './plural.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const GOODS = ['товар', 'товара', 'товаров'] as const;
const russian = new Intl.PluralRules('ru');
const formOf: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'товар', few: 'товара', many: 'товаров' };

test('agrees with the Russian rules of the platform up to ten thousand', () => {
  const wrong = Array.from({ length: 10_001 }, (_, n) => n).filter(
    (n) => plural(n, GOODS) !== formOf[russian.select(n)],
  );
  expect(wrong).toEqual([]);
});

test('agrees with the platform for any whole number, negative ones included', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => {
      expect(plural(n, GOODS)).toBe(formOf[russian.select(n)]);
    }),
    { numRuns },
  );
});

test('a fraction and what is no number take the form of a part', () => {
  for (const n of [0.5, 1.5, -2.5, Number.NaN, Infinity]) expect(plural(n, GOODS)).toBe('товара');
});

test.each([
  [1, '1 товар'],
  [2, '2 товара'],
  [5, '5 товаров'],
  [21, '21 товар'],
  [112, '112 товаров'],
  [12_001, '12 001 товар'],
])('counts %d as "%s" with no-break spaces', (n, expected) => {
  expect(counted(n, GOODS)).toBe(expected.replaceAll(' ', '\u00A0'));
});
