import { expect, test } from 'vitest';
import { figure, inTurns, median, quantile, ratio } from './statistics.ts';

test('the median is the value in the middle, or the mean of the two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
  expect(median([])).toBeNaN();
});

test('a quantile is a value that was measured', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(quantile(values, 0.99)).toBe(100);
  expect(quantile(values, 0)).toBe(1);
  expect(quantile([3], 1)).toBe(3);
});

test('a ratio is taken round by round: a slow round of both sides does not count', () => {
  expect(ratio([2, 20, 200], [1, 10, 100])).toBe(2);
  expect(ratio([2, 20, 600], [1, 10, 100])).toBe(2);
});

test('a figure has three digits', () => {
  expect([0.01234, 0.1234, 12.345, 1234.5, Number.NaN].map(figure)).toEqual([
    '0.012',
    '0.12',
    '12.3',
    '1,235',
    '–',
  ]);
});

test('sides take turns, every second round backwards, and the first round is not kept', async () => {
  const order: string[] = [];
  const kept = await inTurns(['a', 'b'], 2, (name, round) => {
    order.push(name);
    return Promise.resolve(round);
  });
  expect(order.join('')).toBe('baabba');
  expect(kept).toEqual({ a: [0, 1], b: [0, 1] });
});
