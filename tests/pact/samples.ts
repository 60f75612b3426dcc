import type { CartLine } from '../../src/domain/cart.ts';
import { lineId } from '../../src/domain/cart.ts';
import type { AddressDraft, UserId } from '../../src/domain/customer.ts';
import { NOTHING, fromRoubles } from '../../src/domain/money.ts';
import type { OrderRequest } from '../../src/domain/orderRequest.ts';
import { personal } from '../../src/domain/personal.ts';
import { brand } from '../../src/ports/readers/brand.ts';
import { injected } from './matchers.ts';
import { given } from '../../contracts/states.ts';

/** Who is signed in wherever somebody is. */
export const PHONE = '+79990000001';
export const NAME = 'Мария';
export const OTHER_PHONE = '+79990000002';
export const TOKEN = 'token-of-the-session';
export const USER = brand<UserId>('user-1');
export const OTHER_USER = brand<UserId>('user-2');
export const phone = personal(PHONE);

export const userId = injected('userId', USER);
export const otherUserId = injected('otherUserId', OTHER_USER);

export const customerIn = given('there is a customer', { phone: PHONE, name: NAME });
export const customerOut = given('the session of a customer has expired', { phone: PHONE });
export const otherCustomer = given('there is another customer', { phone: OTHER_PHONE });

/** What the client is told besides the failed call. */
export const SESSION_OVER = [{ kind: 'session', token: TOKEN }];
export const told = (message: string) => [{ kind: 'request', message }];
/** The client's own words where a refusal has none. */
export const OWN_WORDS = 'Произошла ошибка при выполнении запроса';

export const PLAIN = {
  id: '5c1f9a52-0d7e-4b21-9c3a-8e64f0a1b001',
  code: '70001',
  name: 'Мисо-суп',
  price: 250,
} as const;
export const MODIFIER = {
  id: '5c1f9a52-0d7e-4b21-9c3a-8e64f0a1b003',
  code: '70003',
  name: 'Соус унаги',
  price: 40,
  groupId: '5c1f9a52-0d7e-4b21-9c3a-8e64f0a1b004',
  groupName: 'Соус',
} as const;
export const CHOICE = {
  id: '5c1f9a52-0d7e-4b21-9c3a-8e64f0a1b002',
  code: '70002',
  name: 'Удон с угрём',
  price: 600,
  modifier: MODIFIER,
} as const;

export const plainOnSale = given('the menu has a plain product', PLAIN);
export const choiceOnSale = given('the menu has a product with a choice', CHOICE);

interface SoldProduct {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly price: number;
}

/** A line of the cart as the client holds it. */
export const lineOf = (product: SoldProduct, change: Partial<CartLine> = {}): CartLine => ({
  id: lineId(product.id),
  productId: brand(product.id),
  code: product.code,
  name: product.name,
  price: fromRoubles(product.price),
  image: null,
  weight: null,
  quantity: 1,
  maxQuantity: 0,
  modifiers: [],
  kind: 'goods',
  isFromPromocode: false,
  ...change,
});

export const choiceLine = lineOf(CHOICE, {
  modifiers: [
    {
      id: brand(MODIFIER.id),
      name: MODIFIER.name,
      price: fromRoubles(MODIFIER.price),
      amount: 1,
      code: MODIFIER.code,
      groupId: brand(MODIFIER.groupId),
      groupName: MODIFIER.groupName,
    },
  ],
});

/** What the request has of a line: written out, so that a change of the writer shows. */
export const plainItem = { ...itemOf(PLAIN), modifiers: [] };
export const choiceItem = {
  ...itemOf(CHOICE),
  modifiers: [
    {
      id: MODIFIER.id,
      name: MODIFIER.name,
      amount: 1,
      sum: MODIFIER.price,
      code: MODIFIER.code,
      groupId: MODIFIER.groupId,
      groupName: MODIFIER.groupName,
    },
  ],
};

function itemOf({ id, name, code, price }: SoldProduct) {
  return { id, name, amount: 1, sum: price, code };
}

export const DRAFT: AddressDraft = {
  city: 'Самара',
  street: personal('Садовая'),
  home: personal('18'),
  apartment: personal('5'),
  entrance: personal('2'),
  floor: personal('3'),
  zoneId: brand('zone-1'),
};

/** An order for self-pickup of one plain product. */
export const selfOrder = (change: Partial<OrderRequest> = {}): OrderRequest => ({
  coupon: '',
  fullPrice: fromRoubles(PLAIN.price),
  notGiftsAndNotDeliveryTotal: fromRoubles(PLAIN.price),
  phone,
  name: personal(NAME),
  lines: [lineOf(PLAIN)],
  address: null,
  spendBonus: NOTHING,
  deliveryMethod: 'self',
  terminalId: brand('terminal-1'),
  deliveryTime: null,
  payment: 'cash',
  changeFrom: null,
  persons: 1,
  comment: personal(''),
  total: fromRoubles(PLAIN.price),
  discountTotal: NOTHING,
  ...change,
});
