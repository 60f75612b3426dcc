import { expect, test } from 'vitest';
import { relatedTests } from './related.ts';

const ALL = [
  'src/domain/money.test.ts',
  'src/domain/money.ts',
  'src/slices/cart/cart.test.ts',
  'src/slices/cart/lines/lines.test.ts',
  'src/slices/promo/promo.test.ts',
  'src/slices/selectors.test.ts',
  'tests/properties/cart.test.ts',
];

test.each([
  [
    'a slice changed',
    ['src/slices/cart/lines/rules.ts'],
    ['src/slices/cart/cart.test.ts', 'src/slices/cart/lines/lines.test.ts', 'src/slices/selectors.test.ts'],
  ],
  ['another folder changed', ['src/domain/money.ts'], ['src/domain/money.test.ts']],
  ['a test changed', ['tests/properties/cart.test.ts'], ['tests/properties/cart.test.ts']],
  ['a text changed', ['src/domain/README.md'], []],
  ['nothing changed', [], []],
])('%s', (_what, changed, related) => {
  expect(relatedTests(changed, ALL)).toEqual(related);
});
