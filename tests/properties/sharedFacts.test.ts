import { expect, test } from 'vitest';
import { SHARED } from '../../src/slices/shared.ts';
import { meaningsOf } from './tables.ts';

const saved = new Set(
  (['cart', 'user', 'address', 'auth'] as const).flatMap((slice) => [...meaningsOf(slice)]),
);

test('nothing travels to other tabs that means nothing for a slice that is saved', () => {
  expect(SHARED.filter((type) => !saved.has(type))).toEqual([]);
});
