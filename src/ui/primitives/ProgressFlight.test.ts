import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { flownPercent } from './ProgressFlight.tsx';

test.each([
  [0, 2000, 0],
  [1810, 2000, 90.5],
  [2000, 2000, 100],
  [5000, 2000, 100],
  [-1, 2000, 0],
  [1, 0, 100],
])('%i of %i is %d per cent of the way', (value, goal, percent) => {
  expect(flownPercent(value, goal)).toBe(percent);
});

test('the way done stays between nothing and all of it', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (value, goal) => {
      const percent = flownPercent(value, goal);
      expect(percent >= 0 && percent <= 100).toBe(true);
    }),
  );
});
