import { given } from '../states.ts';
import { among, needed, same, type Examples } from './example.ts';
import {
  CHOICE,
  choiceOnSale,
  customerIn,
  MODIFIER,
  PHONE,
  PICTURE,
  PLAIN,
  plainOnSale,
  TERMINAL,
} from './samples.ts';

const groupModifier = {
  modifierGroupId: MODIFIER.groupId,
  name: MODIFIER.groupName,
  required: needed(true),
  minAmount: 1,
  maxAmount: 1,
  modifiers: [
    {
      modifierId: same(MODIFIER.id),
      name: MODIFIER.name,
      price: same(MODIFIER.price),
      minAmount: 0,
      maxAmount: 1,
      defaultAmount: 0,
      code: MODIFIER.code,
      image: PICTURE,
    },
  ],
};

const fullProduct = {
  id: same(CHOICE.id),
  code: same(CHOICE.code),
  name: same(CHOICE.name),
  description: 'Лапша, угорь, соус',
  price: same(CHOICE.price),
  slug: 'udon-s-ugrem',
  parentGroup: 'group-wok',
  image: PICTURE,
  weight: 350,
  energy: { calories: 160, proteins: 9, fats: 5, carbohydrates: 19 },
  groupModifiers: [groupModifier],
  allergens: [{ code: 'fish', name: 'Рыба' }],
  filters: [{ code: 'spicy', name: 'Острое' }],
  tags: ['hit'],
  isSamaraHidden: true,
  isTolyattiHidden: false,
  isNovokujbyshevskHidden: false,
  likesCount: 7,
  isLiked: false,
  maxPerPositionInOrder: 5,
  additionalInfo: { sale: false },
};

const bareGroup = { id: 'group-wok', name: 'Вок' };
const fullGroup = {
  ...bareGroup,
  slug: 'vok',
  isIncludedInMenu: true,
  isGroupModifier: false,
  additionalInfo: { isServiceGroup: false },
};
const subGroup = { id: 'group-noodles', name: 'Лапша', parentGroup: bareGroup.id };
const bareProduct = { id: same(PLAIN.id), name: same(PLAIN.name), price: same(PLAIN.price) };
const all = { operation: 'catalog.all', status: 200 } as const;

export const catalogExamples = {
  all: {
    ...all,
    description: 'a request for the catalog',
    given: [choiceOnSale],
    answer: {
      groups: among(fullGroup, subGroup),
      products: among(fullProduct),
      stopList: [{ deliveryTerminalId: TERMINAL, productId: PLAIN.id }],
    },
  },
  least: {
    ...all,
    description: 'a request for the catalog, with the fewest fields',
    given: [plainOnSale],
    answer: { groups: [bareGroup], products: [bareProduct] },
  },
  ofCustomer: {
    ...all,
    isSignedIn: true,
    description: 'a request for the catalog by a customer',
    given: [
      customerIn,
      plainOnSale,
      given('the customer likes a product', { phone: PHONE, productId: PLAIN.id }),
    ],
    answer: { groups: [bareGroup], products: [{ ...bareProduct, likesCount: 1, isLiked: same(true) }] },
  },
} satisfies Examples;
