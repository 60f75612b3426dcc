import { expect, test } from 'vitest';
import { atMost, never, promised, tableOf, told } from './finding.ts';

test('a promise is broken beyond its bound, and by whatever is no number', () => {
  expect([10, 10.1, Number.NaN].map((value) => atMost('p99', value, 10, 'ms').isKept)).toEqual([
    true,
    false,
    false,
  ]);
  expect([never('lost', 0).isKept, never('lost', 1).isKept]).toEqual([true, false]);
});

test('the table says what was found, what was promised and whether it holds', () => {
  const rows = [told('a', '1 ms'), promised('b', '2', '≥ 3', false), never('c', 0)];
  expect(tableOf('Load', rows).split('\n').slice(4, 7)).toEqual([
    '| a | 1 ms | – |  |',
    '| b | 2 | ≥ 3 | **broken** |',
    '| c | 0 | 0 | kept |',
  ]);
});
