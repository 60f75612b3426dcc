import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { exchange, refusedExchange } from '../exchange.ts';
import { isoTime, oneOf, wireId } from '../matchers.ts';
import {
  customerIn,
  customerOut,
  MODIFIER,
  OTHER_PHONE,
  otherCustomer,
  PHONE,
  phone,
  SESSION_OVER,
  told,
  USER,
  userId,
} from '../samples.ts';
import { personal } from '../../../src/domain/personal.ts';
import { given } from '../../../contracts/states.ts';

const { boolean, eachLike, number, string } = MatchersV3;
const CREATED = '2026-03-02T12:00:00.000Z';
const OWN = { isSignedIn: true, parameters: { userId } } as const;
const active = { operation: 'order.active', ...OWN } as const;
const last = { operation: 'order.last', ...OWN } as const;
const history = { operation: 'order.history', isSignedIn: true, parameters: { phone: PHONE } } as const;
const inProgress = (status: string) => given('the customer has an active order', { phone: PHONE, status });
const before = [customerIn, given('the customer has ordered before', { phone: PHONE })];

it('reads the active order with its courier', async () => {
  const order = await exchange(
    {
      ...active,
      description: 'a request for the active order, which a courier has',
      given: [customerIn, inProgress('OnWay')],
      status: 200,
      answer: {
        id: wireId('order-1'),
        number: wireId('1042'),
        createdAt: isoTime(CREATED),
        deliveryMethod: oneOf('delivery', 'self'),
        sum: number(779.5),
        delivery: {
          status: string('OnWay'),
          courierInfo: { name: string('Тимур'), phone: string('+79270000099') },
          estimatedDeliveryTime: isoTime(CREATED),
        },
      },
    },
    ({ api }) => api.activeOrder(USER),
  );
  expect(order).toEqual({
    id: 'order-1',
    number: '1042',
    status: 'OnWay',
    courier: { name: 'Тимур', phone: '+79270000099' },
    estimatedAt: CREATED,
    method: 'delivery',
    sum: 77_950,
  });
});

it('reads an active order that has only an id and a status', async () => {
  const order = await exchange(
    {
      ...active,
      description: 'a request for the active order, with the fewest fields',
      given: [customerIn, inProgress('Unconfirmed')],
      status: 200,
      answer: { id: wireId('order-1'), delivery: { status: string('Unconfirmed') } },
    },
    ({ api }) => api.activeOrder(USER),
  );
  expect(order).toMatchObject({ id: 'order-1', number: 'order-1', courier: null, sum: null });
});

it('takes 404 for no active order', async () => {
  const order = await exchange(
    {
      ...active,
      description: 'a request for the active order of a customer who has none',
      given: [customerIn],
      status: 404,
    },
    ({ api }) => api.activeOrder(USER),
  );
  expect(order).toBeNull();
});

it('learns from the active order that the session is over', async () => {
  const failure = await refusedExchange(
    {
      ...active,
      description: 'a request for the active order without a valid session',
      given: [customerOut],
      status: 401,
    },
    ({ api }) => api.activeOrder(USER),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('reads the last order with its modifiers', async () => {
  const mod = {
    iikoId: string(MODIFIER.id),
    name: string(MODIFIER.name),
    amount: number(1),
    groupId: string(MODIFIER.groupId),
  };
  const order = await exchange(
    {
      ...last,
      description: 'a request for the last order',
      given: before,
      status: 200,
      answer: {
        products: eachLike({
          productId: string('product-1'),
          isGift: boolean(false),
          amount: number(2),
          name: string('Вок'),
          mods: eachLike(mod),
        }),
      },
    },
    ({ api }) => api.lastOrder(USER),
  );
  expect(order?.items).toEqual([
    {
      productId: 'product-1',
      name: 'Вок',
      amount: 2,
      isGift: false,
      modifiers: [{ id: MODIFIER.id, amount: 1 }],
    },
  ]);
});

it('reads a last order that has only products and amounts', async () => {
  const order = await exchange(
    {
      ...last,
      description: 'a request for the last order, with the fewest fields',
      given: before,
      status: 200,
      answer: { products: eachLike({ productId: string('product-1'), amount: number(2) }) },
    },
    ({ api }) => api.lastOrder(USER),
  );
  expect(order?.items).toMatchObject([{ productId: 'product-1', amount: 2, isGift: false, modifiers: [] }]);
});

it('takes 404 for no last order', async () => {
  const order = await exchange(
    {
      ...last,
      description: 'a request for the last order of a customer who has none',
      given: [customerIn],
      status: 404,
    },
    ({ api }) => api.lastOrder(USER),
  );
  expect(order).toBeNull();
});

it('reads past orders with all their fields', async () => {
  const item = {
    productId: string('product-1'),
    name: string('Вок'),
    amount: number(2),
    price: number(429),
    isGift: boolean(false),
    modifiers: eachLike({
      id: string(MODIFIER.id),
      amount: number(1),
      name: string(MODIFIER.name),
      price: number(40),
    }),
  };
  const orders = await exchange(
    {
      ...history,
      description: 'a request for the past orders',
      given: before,
      status: 200,
      answer: eachLike({
        id: wireId('order-0'),
        number: wireId('1041'),
        createdAt: isoTime(CREATED),
        status: string('Closed'),
        deliveryMethod: oneOf('delivery', 'self'),
        sum: number(938),
        items: eachLike(item),
      }),
    },
    ({ api }) => api.history(phone),
  );
  expect(orders).toMatchObject([
    { id: 'order-0', number: '1041', createdAt: CREATED, sum: 93_800, items: [{ productId: 'product-1' }] },
  ]);
});

it('reads past orders that have only modifiers', async () => {
  const orders = await exchange(
    {
      ...history,
      description: 'a request for the past orders, with the fewest fields',
      given: before,
      status: 200,
      answer: eachLike({
        items: eachLike({ modifiers: eachLike({ id: string(MODIFIER.id), amount: number(1) }) }),
      }),
    },
    ({ api }) => api.history(phone),
  );
  expect(orders[0]?.items[0]).toMatchObject({ amount: 1, modifiers: [{ id: MODIFIER.id, amount: 1 }] });
});

it('lists no past order of a customer who has none', async () => {
  const orders = await exchange(
    {
      ...history,
      description: 'a request for the past orders of a customer who has none',
      given: [customerIn],
      status: 200,
      answer: [],
    },
    ({ api }) => api.history(phone),
  );
  expect(orders).toEqual([]);
});

it('is refused the past orders of another customer', async () => {
  const failure = await refusedExchange(
    {
      ...history,
      description: 'a request for the past orders of another customer',
      given: [customerIn, otherCustomer],
      parameters: { phone: OTHER_PHONE },
      status: 403,
      answer: { message: string('Нет доступа') },
    },
    ({ api }) => api.history(personal(OTHER_PHONE)),
  );
  expect(failure).toMatchObject({ status: 403, refusals: told('Нет доступа') });
});
