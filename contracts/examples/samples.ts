import { NOT_YOURS } from '../alternatives/outcomes.ts';
import type { OperationName } from '../operations.ts';
import { given, type Given } from '../states.ts';
import { fromState } from './example.ts';

/** Who is signed in wherever somebody is. */
export const PHONE = '+79990000001';
export const NAME = 'Мария';
export const OTHER_PHONE = '+79990000002';
export const TOKEN = 'token-of-the-session';
export const USER = 'user-1';
export const OTHER_USER = 'user-2';

export const userId = fromState('userId', USER);
export const otherUserId = fromState('otherUserId', OTHER_USER);

export const customerIn = given('there is a customer', { phone: PHONE, name: NAME });
export const customerOut = given('the session of a customer has expired', { phone: PHONE });
const otherCustomer = given('there is another customer', { phone: OTHER_PHONE });

/** The next call of the operation fails: with the provider's words, or without any. */
export const refusedCall = (operation: OperationName, status: number, message: string | null): Given =>
  given('the call is refused', { operation, status, message });

/** A customer asks for what is another's. */
export const ofOther = {
  given: [customerIn, otherCustomer],
  status: 403,
  otherwise: NOT_YOURS,
} as const;

export const CITY = 'samara';
export const PICTURE = 'https://cdn.example/picture.avif';
export const CREATED = '2026-03-02T12:00:00.000Z';
export const TERMINAL = 'terminal-1';

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

/** What the customer types of an address. */
export const LINES = {
  city: 'Самара',
  street: 'Садовая',
  home: '18',
  apartment: '5',
  entrance: '2',
  floor: '3',
  zoneId: 'zone-1',
} as const;

/** What a request has of one unit of a product. */
const itemOf = ({ id, name, code, price }: Omit<typeof PLAIN | typeof CHOICE, 'modifier'>) => ({
  id,
  name,
  amount: 1,
  sum: price,
  code,
});

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
