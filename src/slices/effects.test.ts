import { expect, test } from 'vitest';
import { appEffects } from './effects.ts';

test('every effect has a name of its own that begins with its slice: reports tell where by it', () => {
  const names = appEffects.map(({ name }) => name);
  expect(names.filter((name) => !/^[a-z]+\/[a-z][a-zA-Z]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
