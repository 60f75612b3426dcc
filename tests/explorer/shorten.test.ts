import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

const needs =
  (needed: readonly number[]) =>
  async (list: readonly number[]): Promise<boolean> => {
    let found = 0;
    for (const item of list) if (item === needed[found]) found += 1;
    return found === needed.length;
  };

test('what is left shows it, in its order, and hardly anything else', async () => {
  const lists = fc.uniqueArray(fc.nat(1_000), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(lists, fc.array(fc.nat(39), { maxLength: 3 }), async (list, at) => {
      const needed = list.filter((_, index) => at.includes(index));
      expect(await shorten(list, needs(needed), 1_000)).toEqual(needed);
    }),
  );
});

test('whoever may ask only a few times gets what has shown it', async () => {
  const list = Array.from({ length: 64 }, (_, index) => index);
  let asked = 0;
  const shortest = await shorten(
    list,
    async (candidate) => {
      asked += 1;
      return needs([3, 60])(candidate);
    },
    5,
  );
  expect(asked).toBe(5);
  expect(await needs([3, 60])(shortest)).toBe(true);
});
