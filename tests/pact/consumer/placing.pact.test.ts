import { expect, it } from 'vitest';
import {
  BLOCKED,
  CLOSED,
  DEARER,
  DELIVERY,
  FEE,
  GOODS,
  KEY,
  PAYMENT_URL,
  placingExamples,
  TIME,
  TOTAL,
} from '../../../contracts/examples/placing.ts';
import { fromRoubles } from '../../../src/domain/money.ts';
import { personal } from '../../../src/domain/personal.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { choiceLine, UNSAVED_ADDRESS, lineOf, selfOrder, SESSION_OVER } from '../samples.ts';

/** The order of the example, as the client holds it. */
const deliveryOrder = selfOrder({
  fullPrice: fromRoubles(TOTAL),
  notGiftsAndNotDeliveryTotal: fromRoubles(GOODS),
  lines: [choiceLine, lineOf(DELIVERY, { kind: 'delivery' }), lineOf(FEE, { kind: 'fee' })],
  address: UNSAVED_ADDRESS,
  deliveryMethod: 'delivery',
  terminalId: null,
  deliveryTime: TIME,
  payment: 'online',
  changeFrom: fromRoubles(5000),
  persons: 3,
  comment: personal('Без лука'),
  total: fromRoubles(TOTAL),
});

it('places an order for self-pickup of which only the id comes back', async () => {
  const order = await exchange(placingExamples.pickup, ({ api }) => api.placeOrder(KEY, selfOrder()));
  expect(order).toEqual({ id: 'order-1', number: 'order-1', paymentUrl: null });
});

it('places an order for delivery with everything it can carry and is led to the payment', async () => {
  const order = await exchange(placingExamples.delivery, ({ api }) => api.placeOrder(KEY, deliveryOrder));
  expect(order).toEqual({ id: 'order-1', number: '1042', paymentUrl: PAYMENT_URL });
});

it('learns from an order that the session is over', async () => {
  const failure = await refusedExchange(placingExamples.signedOut, ({ api }) =>
    api.placeOrder(KEY, selfOrder()),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is told that the customer may not order', async () => {
  const failure = await refusedExchange(placingExamples.blocked, ({ api }) =>
    api.placeOrder(KEY, selfOrder()),
  );
  expect(failure).toMatchObject({ status: 403, message: BLOCKED, refusals: [] });
});

it('is told that the order is not what the customer saw', async () => {
  const failure = await refusedExchange(placingExamples.dearer, ({ api }) =>
    api.placeOrder(KEY, selfOrder()),
  );
  expect(failure).toMatchObject({ status: 409, message: DEARER, retryAfter: null, refusals: [] });
});

it('is told to wait for the first answer to the same order', async () => {
  const failure = await refusedExchange(placingExamples.underWay, ({ api }) =>
    api.placeOrder(KEY, selfOrder()),
  );
  expect(failure).toMatchObject({ status: 409, retryAfter: 2, refusals: [] });
});

it('is told why an order is refused, by the failure page alone', async () => {
  const failure = await refusedExchange(placingExamples.closed, ({ api }) =>
    api.placeOrder(KEY, selfOrder()),
  );
  expect(failure).toMatchObject({ status: 422, message: CLOSED, refusals: [] });
});

it('takes a refusal of an order without any words', async () => {
  const failure = await refusedExchange(placingExamples.refusedWordlessly, ({ api }) =>
    api.placeOrder(KEY, selfOrder()),
  );
  expect(failure).toMatchObject({ status: 422, message: null, refusals: [] });
});
