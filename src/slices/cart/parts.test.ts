import { expect, test } from 'vitest';
import { partRules } from './rules.ts';

test('no event has rules in two parts of the cart: what follows from it stands in one place', () => {
  const types = partRules.flatMap((rules) => Object.keys(rules));
  expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([]);
});
