import { expect, test } from 'vitest';
import { complaint, isBroken, told } from './limits.ts';

test('a budget holds up to its own figure', () => {
  expect([119.9, 120, 120.1].map((is) => isBroken(is, { budget: 120 }))).toEqual([false, false, true]);
});

test('what is wanted breaks nothing: it is met or missed', () => {
  const limit = { budget: 225, wanted: 120 };
  expect(isBroken(222, limit)).toBe(false);
  expect(told(222, limit)).toBe('222 of 225, wanted 120: missed');
  expect(told(120, limit)).toBe('120 of 225, wanted 120: met');
  expect(told(8, { budget: 8 })).toBe('8 of 8');
});

test('a broken budget names itself, and where to look', () => {
  expect(complaint('cart, code', 225.04, { budget: 220 }, ': zod')).toBe('cart, code: 225.04 of 220: zod');
});
