import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { exchange } from '../exchange.ts';
import { CHOICE, choiceOnSale, customerIn, MODIFIER, PHONE, PLAIN, plainOnSale } from '../samples.ts';
import { given } from '../../../contracts/states.ts';

const { arrayContaining, boolean, eachLike, number, string } = MatchersV3;
const image = string('https://cdn.example/picture.avif');
const mark = (code: string, name: string) => eachLike({ code: string(code), name: string(name) });

const groupModifier = {
  modifierGroupId: string(MODIFIER.groupId),
  name: string(MODIFIER.groupName),
  required: boolean(true),
  minAmount: number(1),
  maxAmount: number(1),
  modifiers: eachLike({
    modifierId: string(MODIFIER.id),
    name: string(MODIFIER.name),
    price: number(MODIFIER.price),
    minAmount: number(0),
    maxAmount: number(1),
    defaultAmount: number(0),
    code: string(MODIFIER.code),
    image,
  }),
};

const fullProduct = {
  id: string(CHOICE.id),
  code: string(CHOICE.code),
  name: string(CHOICE.name),
  description: string('Лапша, угорь, соус'),
  price: number(CHOICE.price),
  slug: string('udon-s-ugrem'),
  parentGroup: string('group-wok'),
  image,
  weight: number(350),
  energy: { calories: number(160), proteins: number(9), fats: number(5), carbohydrates: number(19) },
  groupModifiers: eachLike(groupModifier),
  allergens: mark('fish', 'Рыба'),
  filters: mark('spicy', 'Острое'),
  tags: eachLike(string('hit')),
  isSamaraHidden: boolean(true),
  isTolyattiHidden: boolean(false),
  isNovokujbyshevskHidden: boolean(false),
  likesCount: number(7),
  isLiked: boolean(false),
  maxPerPositionInOrder: number(5),
  additionalInfo: { sale: boolean(false) },
};

const fullGroup = {
  id: string('group-wok'),
  name: string('Вок'),
  slug: string('vok'),
  isIncludedInMenu: boolean(true),
  isGroupModifier: boolean(false),
  additionalInfo: { isServiceGroup: boolean(false) },
};

it('reads products, groups and the stop list with all their fields', async () => {
  const { answer, skipped } = await exchange(
    {
      operation: 'catalog.all',
      description: 'a request for the catalog',
      given: [choiceOnSale],
      status: 200,
      answer: {
        groups: arrayContaining(fullGroup, {
          id: string('group-noodles'),
          name: string('Лапша'),
          parentGroup: string('group-wok'),
        }),
        products: arrayContaining(fullProduct),
        stopList: eachLike({ deliveryTerminalId: string('terminal-1'), productId: string(PLAIN.id) }),
      },
    },
    ({ api }) => api.catalog(),
  );
  expect(skipped).toBe(0);
  expect(answer.stopList).toEqual([{ terminalId: 'terminal-1', productId: PLAIN.id }]);
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
  const { answer, skipped } = await exchange(
    {
      operation: 'catalog.all',
      description: 'a request for the catalog, with the fewest fields',
      given: [plainOnSale],
      status: 200,
      answer: {
        groups: eachLike({ id: string('group-wok'), name: string('Вок') }),
        products: eachLike({ id: string(PLAIN.id), name: string(PLAIN.name), price: number(PLAIN.price) }),
      },
    },
    ({ api }) => api.catalog(),
  );
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
  const { answer } = await exchange(
    {
      operation: 'catalog.all',
      isSignedIn: true,
      description: 'a request for the catalog by a customer',
      given: [
        customerIn,
        plainOnSale,
        given('the customer likes a product', { phone: PHONE, productId: PLAIN.id }),
      ],
      status: 200,
      answer: {
        groups: eachLike({ id: string('group-wok'), name: string('Вок') }),
        products: eachLike({
          id: string(PLAIN.id),
          name: string(PLAIN.name),
          price: number(PLAIN.price),
          likesCount: number(1),
        }),
      },
    },
    ({ api }) => api.catalog(),
  );
  expect(answer.products[0]?.likesCount).toBe(1);
});
