import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('a text is computed once while it is remembered, and the memory stays small', () => {
  const compute = vi.fn((text: string) => text.length);
  const lengthOf = remember(compute, 2);
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(['ccc', 'a'].map(lengthOf)).toEqual([3, 1]);
  expect(compute).toHaveBeenCalledTimes(4);
});
