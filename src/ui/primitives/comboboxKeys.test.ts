import { expect, test } from 'vitest';
import { movedActive } from './comboboxKeys.ts';

test.each([
  [null, 1, 0],
  [null, -1, 2],
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
] as const)('from %s an arrow of %i leads to %i of three', (active, direction, expected) => {
  expect(movedActive({ active, count: 3 }, direction)).toBe(expected);
});

test('an empty list marks nothing', () => {
  expect(movedActive({ active: null, count: 0 }, 1)).toBeNull();
});
