import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampSpin, readSpin } from './spinValue.ts';

const bounds = { min: 1, max: 20 };

test.each([
  ['1', 1],
  [' 20 ', 20],
  ['007', 7],
])('reads "%s" as a number', (text, value) => {
  expect(readSpin(text, bounds)).toBe(value);
});

test.each(['', '-', '0', '21', '2.5', '2e1', 'два'])('"%s" is not a number of the field yet', (text) => {
  expect(readSpin(text, bounds)).toBeNull();
});

test('whatever comes out of the clamp can be read back', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (value) => {
      const clamped = clampSpin(value, bounds);
      expect(readSpin(String(clamped), bounds)).toBe(clamped);
    }),
  );
});
