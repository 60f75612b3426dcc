import { expect, it } from 'vitest';
import { catalogExamples } from '../../../contracts/examples/catalog.ts';
import { CHOICE, MODIFIER, PLAIN, TERMINAL } from '../../../contracts/examples/samples.ts';
import { exchange } from '../exchange.ts';

it('reads products, groups and the stop list with all their fields', async () => {
  const { answer, skipped } = await exchange(catalogExamples.all, ({ api }) => api.catalog());
  expect(skipped).toBe(0);
  expect(answer.stopList).toEqual([{ terminalId: TERMINAL, productId: PLAIN.id }]);
  expect(answer.products[0]).toMatchObject({
    id: CHOICE.id,
    price: 60_000,
    categoryName: 'Вок',
    energy: { calories: 160 },
    modifierGroups: [
      {
        id: MODIFIER.groupId,
        isRequired: true,
        choice: 'one',
        modifiers: [{ id: MODIFIER.id, price: 4_000 }],
      },
    ],
    allergens: [{ code: 'fish', name: 'Рыба' }],
    hiddenIn: ['samara'],
    maxPerPosition: 5,
    isOnSale: false,
  });
});

it('does without every field that a product and a group may leave out', async () => {
  const { answer, skipped } = await exchange(catalogExamples.least, ({ api }) => api.catalog());
  expect(skipped).toBe(0);
  expect(answer.stopList).toEqual([]);
  expect(answer.products[0]).toMatchObject({
    code: PLAIN.id,
    slug: PLAIN.id,
    modifierGroups: [],
    isOnSale: true,
  });
});

it('asks for the catalog with the session, so that the likes of the customer count', async () => {
  const { answer } = await exchange(catalogExamples.ofCustomer, ({ api }) => api.catalog());
  expect(answer.products[0]?.likesCount).toBe(1);
});
