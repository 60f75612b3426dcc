import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrice, kopecks } from '../../../domain/money.ts';
import { earlyPrice, kopecksIn, looksOf } from './earlyLooks.ts';

const PATH = '/samara/catalog/supy/tom-yam';

describe('a sum', () => {
  const sums = fc.oneof(
    fc.constantFrom(0, 5, 50, 100, 99_990, 100_000, 123_456_789),
    fc.nat({ max: 1_000_000_000 }),
  );
  test('is written as the shop writes it', () => {
    fc.assert(fc.property(sums, (sum) => earlyPrice(sum) === formatPrice(kopecks(sum))));
  });
  test('is read from what the shop has written, also where it is the least of several', () => {
    fc.assert(fc.property(sums, (sum) => kopecksIn(`от\u00A0${formatPrice(kopecks(sum))}`) === sum));
  });
});

describe('what is shown', () => {
  test('a dish that counts: the number and its sum', () => {
    const looks = looksOf({ cards: [{ path: PATH, count: 2, sum: 109_800 }], basket: null });
    expect(looks).toContain(`:has(a[href="${PATH}"])`);
    expect(looks).toContain('content:"2"');
    expect(looks).toContain('content:"1\u00A0098\u00A0₽"');
    expect(looks).not.toContain('data-basket');
  });
  test('a dish of which nothing is known yet: pressed, without a number', () => {
    const looks = looksOf({
      cards: [{ path: PATH, count: null, sum: 0 }],
      basket: { goods: null, count: null },
    });
    expect(looks).toContain('background:var(--accent)');
    expect(looks).toContain('[data-basket]');
    expect(looks).not.toContain('content');
  });
  test('nothing where nothing was pressed', () => {
    expect(looksOf({ cards: [], basket: null })).toBe('');
  });
  test('an address cannot end the rule that it stands in', () => {
    const looks = looksOf({ cards: [{ path: '/a"]{}\\', count: 1, sum: 1 }], basket: null });
    expect(looks).toContain(String.raw`[href="/a\"]{}\\"]`);
  });
});
