import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { fromRoubles } from '../../../src/domain/money.ts';
import type { OrderRequest } from '../../../src/domain/orderRequest.ts';
import { personal } from '../../../src/domain/personal.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { injected, wireId } from '../matchers.ts';
import {
  CHOICE,
  choiceItem,
  choiceLine,
  choiceOnSale,
  customerIn,
  customerOut,
  DRAFT,
  lineOf,
  MODIFIER,
  NAME,
  PHONE,
  PLAIN,
  plainItem,
  plainOnSale,
  selfOrder,
  SESSION_OVER,
} from '../samples.ts';
import { given } from '../../../contracts/states.ts';

const { regex, string } = MatchersV3;
const KEY = '5c1f9a52-0d7e-4b21-9c3a-8e64f0a1b0ff';
const CITY = 'samara';
const place = {
  operation: 'order.place',
  isSignedIn: true,
  city: CITY,
  headers: { 'idempotency-key': KEY },
} as const;
const charges = (fee: number, delivery: number) => given('the city charges', { city: CITY, fee, delivery });
const ready = [
  customerIn,
  plainOnSale,
  charges(0, 0),
  given('a restaurant takes orders', { city: CITY }),
] as const;

const sentSelf = {
  customer: { phone: PHONE, name: NAME },
  order: { phone: PHONE, date: null, items: [plainItem], address: null },
  coupon: '',
  spendBonus: 0,
  deliveryMethod: 'self',
  deliveryTerminalId: injected('terminalId', 'terminal-1'),
  address: null,
  deliveryTime: null,
  payment: 'cash',
  changeFrom: null,
  persons: 1,
  comment: '',
  total: PLAIN.price,
  fullPrice: PLAIN.price,
  discountTotal: 0,
};
const refused = (status: number, message: string | null) =>
  given('the call is refused', { operation: 'order.place', status, message });

const FEE = { id: 'fee-1', code: '90001', name: 'Сервисный сбор', price: 19.5 };
const DELIVERY = { id: 'delivery-1', code: '90002', name: 'Доставка', price: 100 };
const GOODS = CHOICE.price + MODIFIER.price;
const TOTAL = GOODS + FEE.price + DELIVERY.price;
const TIME = '2096-03-08T16:30:00.000Z';

/** Everything that an order can carry: a courier, a choice, a fee, a time, a payment online and words for the kitchen. */
const deliveryOrder: OrderRequest = {
  ...selfOrder(),
  fullPrice: fromRoubles(TOTAL),
  notGiftsAndNotDeliveryTotal: fromRoubles(GOODS),
  lines: [choiceLine, lineOf(DELIVERY, { kind: 'delivery' }), lineOf(FEE, { kind: 'fee' })],
  address: DRAFT,
  deliveryMethod: 'delivery',
  terminalId: null,
  deliveryTime: TIME,
  payment: 'online',
  changeFrom: fromRoubles(5000),
  persons: 3,
  comment: personal('Без лука'),
  total: fromRoubles(TOTAL),
};

const zone = injected('zoneId', 'zone-1');
const sentAddress = {
  id: '',
  city: 'Самара',
  street: 'Садовая',
  home: '18',
  apartment: '5',
  entrance: '2',
  floor: '3',
  zoneId: zone,
};
const serviceItem = ({ name, price }: typeof FEE, kind: 'fee' | 'delivery') => ({
  id: injected(`${kind}Id`, `${kind}-1`),
  name,
  amount: 1,
  sum: price,
  code: injected(`${kind}Code`, kind === 'fee' ? FEE.code : DELIVERY.code),
  modifiers: [],
});
const sentDelivery = {
  ...sentSelf,
  order: {
    phone: PHONE,
    date: null,
    items: [choiceItem, serviceItem(DELIVERY, 'delivery'), serviceItem(FEE, 'fee')],
    address: sentAddress,
  },
  deliveryMethod: 'delivery',
  deliveryTerminalId: null,
  address: sentAddress,
  deliveryTime: TIME,
  payment: 'online',
  changeFrom: 5000,
  persons: 3,
  comment: 'Без лука',
  total: TOTAL,
  fullPrice: TOTAL,
};

it('places an order for self-pickup of which only the id comes back', async () => {
  const order = await exchange(
    {
      ...place,
      description: 'an order for self-pickup, paid in cash',
      given: ready,
      body: sentSelf,
      status: 201,
      answer: { id: wireId('order-1') },
    },
    ({ api }) => api.placeOrder(KEY, selfOrder()),
  );
  expect(order).toEqual({ id: 'order-1', number: 'order-1', paymentUrl: null });
});

it('places an order for delivery with everything it can carry and is led to the payment', async () => {
  const paymentUrl = 'https://pay.example/order-1';
  const order = await exchange(
    {
      ...place,
      description: 'an order for delivery, paid online',
      given: [customerIn, choiceOnSale, charges(FEE.price, DELIVERY.price)],
      zone,
      body: sentDelivery,
      status: 201,
      answer: {
        id: wireId('order-1'),
        number: wireId('1042'),
        paymentUrl: regex(/^(https?:\/\/|\/[^/]).+$/, paymentUrl),
      },
    },
    ({ api }) => api.placeOrder(KEY, deliveryOrder),
  );
  expect(order).toEqual({ id: 'order-1', number: '1042', paymentUrl });
});

it('learns from an order that the session is over', async () => {
  const failure = await refusedExchange(
    {
      ...place,
      description: 'an order without a valid session',
      given: [customerOut, ...ready.slice(1)],
      body: sentSelf,
      status: 401,
    },
    ({ api }) => api.placeOrder(KEY, selfOrder()),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is told that the order is not what the customer saw', async () => {
  const failure = await refusedExchange(
    {
      ...place,
      description: 'an order whose sum has changed',
      given: [...ready, given('a product has become dearer', { id: PLAIN.id, price: PLAIN.price + 30 })],
      body: sentSelf,
      status: 409,
      answer: { message: string('Сумма заказа изменилась') },
    },
    ({ api }) => api.placeOrder(KEY, selfOrder()),
  );
  expect(failure).toEqual({
    status: 409,
    message: 'Сумма заказа изменилась',
    retryAfter: null,
    refusals: [],
  });
});

it('is told to wait for the first answer to the same order', async () => {
  const failure = await refusedExchange(
    {
      ...place,
      description: 'an order that is under way already',
      given: [...ready, given('an order with this key is under way', { phone: PHONE, key: KEY })],
      body: sentSelf,
      status: 409,
      answerHeaders: { 'Retry-After': regex(/^\d+$/, '2') },
    },
    ({ api }) => api.placeOrder(KEY, selfOrder()),
  );
  expect(failure).toMatchObject({ status: 409, retryAfter: 2, refusals: [] });
});

it('is told why an order is refused', async () => {
  const text = 'Сегодня мы не работаем';
  const failure = await refusedExchange(
    {
      ...place,
      description: 'an order while the shop takes none',
      given: [...ready, given('the shop takes no orders', { text })],
      body: sentSelf,
      status: 422,
      answer: { message: string(text) },
    },
    ({ api }) => api.placeOrder(KEY, selfOrder()),
  );
  // The failure page says it: no notice beside it.
  expect(failure).toMatchObject({ status: 422, message: text, refusals: [] });
});

it('takes a refusal of an order without any words', async () => {
  const failure = await refusedExchange(
    {
      ...place,
      description: 'an order that is refused without a word',
      given: [...ready, refused(422, null)],
      body: sentSelf,
      status: 422,
    },
    ({ api }) => api.placeOrder(KEY, selfOrder()),
  );
  expect(failure).toMatchObject({ status: 422, message: null, refusals: [] });
});
