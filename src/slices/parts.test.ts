import { expect, test } from 'vitest';
import { partRules as partsOfCart } from './cart/rules.ts';
import { partRules as partsOfView } from './view/rules.ts';

test.each([
  ['cart', partsOfCart],
  ['view', partsOfView],
])(
  'no event has rules in two parts of the %s: what follows from it there stands in one place',
  (_slice, parts) => {
    const types = parts.flatMap((rules) => Object.keys(rules));
    expect(types.length).toBeGreaterThan(10);
    expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([]);
  },
);
