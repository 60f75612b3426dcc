import { expect, it } from 'vitest';
import { orderExamples } from '../../../contracts/examples/order.ts';
import { CREATED, MODIFIER, OTHER_PHONE } from '../../../contracts/examples/samples.ts';
import { personal } from '../../../src/domain/personal.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { OTHER_USER, OWN_WORDS, phone, SESSION_OVER, told, USER } from '../samples.ts';

it('reads the active order with its courier', async () => {
  const order = await exchange(orderExamples.active, ({ api }) => api.activeOrder(USER));
  expect(order).toEqual({
    id: 'order-1',
    number: '1042',
    status: 'OnWay',
    courier: { name: 'Тимур', phone: '+79270000099' },
    createdAt: CREATED,
    estimatedAt: CREATED,
    method: 'delivery',
    sum: 77_950,
  });
});

it('reads an active order that has only an id and a status', async () => {
  const order = await exchange(orderExamples.leastActive, ({ api }) => api.activeOrder(USER));
  expect(order).toMatchObject({ id: 'order-1', number: 'order-1', courier: null, sum: null });
});

it('takes 404 for no active order', async () => {
  const order = await exchange(orderExamples.noActive, ({ api }) => api.activeOrder(USER));
  expect(order).toBeNull();
});

it('learns from the active order that the session is over', async () => {
  const failure = await refusedExchange(orderExamples.activeSignedOut, ({ api }) => api.activeOrder(USER));
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is refused the active order of another customer', async () => {
  const failure = await refusedExchange(orderExamples.activeOfOther, ({ api }) =>
    api.activeOrder(OTHER_USER),
  );
  expect(failure).toMatchObject({ status: 403, refusals: told(OWN_WORDS) });
});

it('reads the last order with its modifiers', async () => {
  const order = await exchange(orderExamples.last, ({ api }) => api.lastOrder(USER));
  expect(order?.items).toEqual([
    {
      productId: 'product-1',
      name: 'Вок',
      amount: 2,
      isGift: false,
      modifiers: [{ id: MODIFIER.id, amount: 1, price: null }],
    },
  ]);
});

it('reads a last order that has only products and amounts', async () => {
  const order = await exchange(orderExamples.leastLast, ({ api }) => api.lastOrder(USER));
  expect(order?.items).toMatchObject([{ productId: 'product-1', amount: 2, isGift: false, modifiers: [] }]);
});

it('takes 404 for no last order', async () => {
  const order = await exchange(orderExamples.noLast, ({ api }) => api.lastOrder(USER));
  expect(order).toBeNull();
});

it('learns from the last order that the session is over', async () => {
  const failure = await refusedExchange(orderExamples.lastSignedOut, ({ api }) => api.lastOrder(USER));
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('reads past orders with all their fields', async () => {
  const orders = await exchange(orderExamples.history, ({ api }) => api.history(phone));
  expect(orders).toMatchObject([
    { id: 'order-0', number: '1041', createdAt: CREATED, sum: 93_800, items: [{ productId: 'product-1' }] },
  ]);
});

it('reads past orders that have only modifiers', async () => {
  const orders = await exchange(orderExamples.leastHistory, ({ api }) => api.history(phone));
  expect(orders[0]?.items[0]).toMatchObject({ amount: 1, modifiers: [{ id: MODIFIER.id, amount: 1 }] });
});

it('lists no past order of a customer who has none', async () => {
  const orders = await exchange(orderExamples.emptyHistory, ({ api }) => api.history(phone));
  expect(orders).toEqual([]);
});

it('learns from the past orders that the session is over', async () => {
  const failure = await refusedExchange(orderExamples.historySignedOut, ({ api }) => api.history(phone));
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is refused the past orders of another customer', async () => {
  const failure = await refusedExchange(orderExamples.historyOfOther, ({ api }) =>
    api.history(personal(OTHER_PHONE)),
  );
  expect(failure).toMatchObject({ status: 403, refusals: told(OWN_WORDS) });
});
