import { expect, test } from 'vitest';
import { among, type Example } from '../../contracts/examples/example.ts';
import { optionalFieldsOf, variantsOf } from './variants.ts';

const orders = (answer: unknown): Example => ({
  operation: 'order.last',
  description: 'it',
  status: 200,
  answer,
});
const line = { productId: '1', amount: 1 };
const least = orders({ products: [line] });
const mods = [{ iikoId: '2', name: 'Соус', amount: 1, groupId: '3' }];

test('fields that may be left out are found under lists and wrappers', () => {
  const { shown, hidden } = optionalFieldsOf(
    orders({ products: [{ ...line, mods: [{ iikoId: '2', name: 'Соус' }] }] }),
  );
  expect([...shown]).toEqual(['products[].mods', 'products[].mods[].name']);
  expect([...hidden]).toEqual([
    'products[].isGift',
    'products[].name',
    'products[].mods[].amount',
    'products[].mods[].groupId',
  ]);
});

test('an answer with only what is required shows none', () => {
  expect(optionalFieldsOf(least).shown.size).toBe(0);
});

test('a field counts as shown wherever one item of the list has it', () => {
  const fullest = orders({ products: among({ ...line, name: 'Вок', isGift: true }, { ...line, mods }) });
  expect(variantsOf([least, fullest])).toEqual([{ operation: 'order.last', hasLeast: true, neverShown: [] }]);
});

test('what no answer shows is named, and that there is no least answer', () => {
  const named = orders({ products: [{ ...line, name: 'Вок' }] });
  expect(variantsOf([named])).toEqual([
    { operation: 'order.last', hasLeast: false, neverShown: ['products[].isGift', 'products[].mods'] },
  ]);
});

test('refusals and answers without choice are no variants', () => {
  const likes: Example = { ...least, operation: 'like.list', answer: [{ productId: '1' }] };
  expect(variantsOf([likes, { ...least, status: 404, answer: { message: 'Нет' } }])).toEqual([]);
});
