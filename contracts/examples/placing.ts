import { ORDER_REFUSED } from '../alternatives/outcomes.ts';
import { SHOP_ORIGIN } from '../cors.ts';
import { given } from '../states.ts';
import { fromState, needed, type Examples } from './example.ts';
import {
  CHOICE,
  CITY,
  choiceItem,
  choiceOnSale,
  customerIn,
  customerOut,
  LINES,
  MODIFIER,
  NAME,
  PHONE,
  PLAIN,
  plainItem,
  plainOnSale,
  refusedCall,
  TERMINAL,
} from './samples.ts';

/** Of the request; a repeated one carries the same. */
export const KEY = '5c1f9a52-0d7e-4b21-9c3a-8e64f0a1b0ff';
export const FEE = { id: 'fee-1', code: '90001', name: 'Сервисный сбор', price: 19.5 };
export const DELIVERY = { id: 'delivery-1', code: '90002', name: 'Доставка', price: 100 };
export const GOODS = CHOICE.price + MODIFIER.price;
export const TOTAL = GOODS + FEE.price + DELIVERY.price;
export const TIME = '2096-03-08T16:30:00.000Z';
export const PAYMENT_URL = 'https://pay.example/order-1';
export const DEARER = 'Сумма заказа изменилась';
export const CLOSED = 'Сегодня мы не работаем';
export const BLOCKED = 'Заказы для вас закрыты';

const place = {
  operation: 'order.place',
  isSignedIn: true,
  city: CITY,
  headers: { 'idempotency-key': KEY },
} as const;
const charges = (fee: number, delivery: number) => given('the city charges', { city: CITY, fee, delivery });
const sale = [plainOnSale, charges(0, 0), given('a restaurant takes orders', { city: CITY })];
const ready = [customerIn, ...sale];

/** An order for self-pickup of one plain product. */
const self = {
  customer: { phone: PHONE, name: NAME },
  order: { phone: PHONE, date: null, items: [plainItem], address: null },
  coupon: '',
  spendBonus: 0,
  deliveryMethod: 'self',
  deliveryTerminalId: fromState('terminalId', TERMINAL),
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

const zone = fromState('zoneId', LINES.zoneId);
const address = { id: '', ...LINES, zoneId: zone };
const serviceItem = ({ name, price, code }: typeof FEE, kind: 'fee' | 'delivery') => ({
  id: fromState(`${kind}Id`, `${kind}-1`),
  name,
  amount: 1,
  sum: price,
  code: fromState(`${kind}Code`, code),
  modifiers: [],
});

/** Everything that an order can carry: a courier, a choice, a fee, a time, a payment online and words for the kitchen. */
const delivery = {
  ...self,
  order: {
    phone: PHONE,
    date: null,
    items: [choiceItem, serviceItem(DELIVERY, 'delivery'), serviceItem(FEE, 'fee')],
    address,
  },
  deliveryMethod: 'delivery',
  deliveryTerminalId: null,
  address,
  deliveryTime: TIME,
  payment: 'online',
  changeFrom: 5000,
  persons: 3,
  comment: 'Без лука',
  total: TOTAL,
  fullPrice: TOTAL,
};

export const placingExamples = {
  pickup: {
    ...place,
    description: 'an order for self-pickup, paid in cash',
    given: ready,
    body: self,
    status: 201,
    answer: { id: 'order-1' },
  },
  delivery: {
    ...place,
    description: 'an order for delivery, paid online',
    where: [given('orders can be paid online', { city: CITY })],
    given: [customerIn, choiceOnSale, charges(FEE.price, DELIVERY.price)],
    zone,
    body: delivery,
    status: 201,
    answer: { id: 'order-1', number: '1042', paymentUrl: needed(PAYMENT_URL) },
  },
  signedOut: {
    ...place,
    description: 'an order without a valid session',
    given: [customerOut, ...sale],
    body: self,
    status: 401,
  },
  blocked: {
    ...place,
    description: 'an order of a customer who may not order',
    given: [...ready, refusedCall('order.place', 403, BLOCKED)],
    body: self,
    status: 403,
    answer: { message: BLOCKED },
  },
  dearer: {
    ...place,
    description: 'an order whose sum has changed',
    given: [...ready, given('a product has become dearer', { id: PLAIN.id, price: PLAIN.price + 30 })],
    body: self,
    status: 409,
    otherwise: ORDER_REFUSED,
    answer: { message: DEARER },
  },
  underWay: {
    ...place,
    description: 'an order that is under way already',
    given: [...ready, given('an order with this key is under way', { phone: PHONE, key: KEY })],
    body: self,
    origin: SHOP_ORIGIN,
    status: 409,
    answerHeaders: {
      'Retry-After': '2',
      'Access-Control-Allow-Origin': SHOP_ORIGIN,
      'Access-Control-Expose-Headers': 'Retry-After',
    },
  },
  closed: {
    ...place,
    description: 'an order while the shop takes none',
    given: [...ready, given('the shop takes no orders', { text: CLOSED })],
    body: self,
    status: 422,
    otherwise: ORDER_REFUSED,
    answer: { message: CLOSED },
  },
  refusedWordlessly: {
    ...place,
    description: 'an order that is refused without a word',
    given: [...ready, refusedCall('order.place', 422, null)],
    body: self,
    status: 422,
    otherwise: ORDER_REFUSED,
  },
} satisfies Examples;
