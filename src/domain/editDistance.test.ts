import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../../tests/search/plainDistance.ts';
import { slipsBetween } from './editDistance.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const LONGEST = 6;
const word = fc.string({ unit: fc.constantFrom('а', 'б', 'в'), maxLength: LONGEST });

/** The definition itself, without a table. */
function defined(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [x, y] = [a.slice(1), b.slice(1)];
  const isSwapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    defined(x, b) + 1,
    defined(a, y) + 1,
    defined(x, y) + (a[0] === b[0] ? 0 : 1),
    isSwapped ? defined(a.slice(2), b.slice(2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

test.each([
  ['ролл', 'ролл', 0],
  ['рол', 'ролл', 1],
  ['рлол', 'ролл', 1],
  ['вок', 'бак', 2],
  ['', 'вок', 3],
])('«%s» and «%s»: %i', (a, b, distance) => {
  expect(slipsBetween(a, b, 3).whole).toBe(distance);
});

test('is what the definition says, the same both ways, and nothing only for the same word', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const { whole } = slipsBetween(a, b, LONGEST);
      expect(whole).toBe(defined(a, b));
      expect(whole).toBe(slipsBetween(b, a, LONGEST).whole);
      expect(whole === 0).toBe(a === b);
    }),
    { numRuns },
  );
});

test('the distance to the nearest beginning of a word', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const beginnings = Array.from({ length: b.length + 1 }, (_, at) => defined(a, b.slice(0, at)));
      expect(slipsBetween(a, b, LONGEST).beginning).toBe(Math.min(...beginnings));
    }),
    { numRuns },
  );
});

test('whatever is more than what it counts up to is one more', () => {
  fc.assert(
    fc.property(word, word, fc.nat({ max: 3 }), (a, b, most) => {
      expect(slipsBetween(a, b, most)).toEqual({
        whole: Math.min(editDistance(a, b), most + 1),
        beginning: Math.min(editDistance(a, b, true), most + 1),
      });
    }),
    { numRuns },
  );
});
