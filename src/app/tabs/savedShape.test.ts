import { expect, test } from 'vitest';
import { isWhole, readShape } from './savedShape.ts';

const KEPT = import.meta.glob<Readonly<Record<string, unknown>>>('../../../tests/saved/*.json', {
  eager: true,
  import: 'default',
});

test('there is something that an earlier shop has saved', () => {
  expect(Object.keys(KEPT)).not.toEqual([]);
});

// A field that is required from now on would throw a customer's whole slice away, with their login or their cart.
test.each(Object.entries(KEPT))('what the shop of %s has saved is read whole', (_name, kept) => {
  const shape = readShape((slice) => kept[slice]);
  expect(isWhole(shape)).toBe(true);
  expect(shape).toMatchObject(kept);
});
