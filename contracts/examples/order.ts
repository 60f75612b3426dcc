import { NO_LAST_ORDER } from '../alternatives/outcomes.ts';
import { given } from '../states.ts';
import { fromState, needed, same, type Examples } from './example.ts';
import {
  CREATED,
  customerIn,
  customerOut,
  MODIFIER,
  ofOther,
  OTHER_PHONE,
  otherUserId,
  PHONE,
  userId,
} from './samples.ts';

const orderId = fromState('orderId', 'order-1');
const OWN = { isSignedIn: true, parameters: { userId } } as const;
const active = { operation: 'order.active', ...OWN } as const;
const last = { operation: 'order.last', ...OWN } as const;
const history = { operation: 'order.history', isSignedIn: true, parameters: { phone: PHONE } } as const;
const inProgress = (status: string) => given('the customer has an active order', { phone: PHONE, status });
const before = [customerIn, given('the customer has ordered before', { phone: PHONE })];

const activeExamples = {
  active: {
    ...active,
    description: 'a request for the active order, which a courier has',
    given: [customerIn, inProgress('OnWay')],
    status: 200,
    answer: {
      id: orderId,
      number: '1042',
      createdAt: CREATED,
      deliveryMethod: 'delivery',
      sum: 779.5,
      delivery: {
        status: same('OnWay'),
        courierInfo: { name: 'Тимур', phone: '+79270000099' },
        estimatedDeliveryTime: CREATED,
      },
    },
  },
  leastActive: {
    ...active,
    description: 'a request for the active order, with the fewest fields',
    given: [customerIn, inProgress('Unconfirmed')],
    status: 200,
    answer: { id: orderId, delivery: { status: same('Unconfirmed') } },
  },
  noActive: {
    ...active,
    description: 'a request for the active order of a customer who has none',
    given: [customerIn],
    status: 404,
  },
  activeSignedOut: {
    ...active,
    description: 'a request for the active order without a valid session',
    given: [customerOut],
    status: 401,
  },
  activeOfOther: {
    ...active,
    ...ofOther,
    description: 'a request for the active order of another customer',
    parameters: { userId: otherUserId },
  },
} satisfies Examples;

const lastExamples = {
  last: {
    ...last,
    description: 'a request for the last order',
    given: before,
    status: 200,
    answer: {
      products: [
        {
          productId: 'product-1',
          isGift: false,
          amount: 2,
          name: 'Вок',
          mods: needed([{ iikoId: MODIFIER.id, name: MODIFIER.name, amount: 1, groupId: MODIFIER.groupId }]),
        },
      ],
    },
  },
  leastLast: {
    ...last,
    description: 'a request for the last order, with the fewest fields',
    given: before,
    status: 200,
    answer: { products: [{ productId: 'product-1', amount: 2 }] },
  },
  noLast: {
    ...last,
    description: 'a request for the last order of a customer who has none',
    given: [customerIn],
    status: 404,
    otherwise: NO_LAST_ORDER,
  },
  lastSignedOut: {
    ...last,
    description: 'a request for the last order without a valid session',
    given: [customerOut],
    status: 401,
  },
} satisfies Examples;

const historyExamples = {
  history: {
    ...history,
    description: 'a request for the past orders',
    given: before,
    status: 200,
    answer: [
      {
        id: 'order-0',
        number: '1041',
        createdAt: CREATED,
        status: 'Closed',
        deliveryMethod: 'delivery',
        sum: 938,
        items: [
          {
            productId: 'product-1',
            name: 'Вок',
            amount: 2,
            price: 429,
            isGift: false,
            modifiers: needed([{ id: MODIFIER.id, amount: 1, name: MODIFIER.name, price: 40 }]),
          },
        ],
      },
    ],
  },
  leastHistory: {
    ...history,
    description: 'a request for the past orders, with the fewest fields',
    given: before,
    status: 200,
    answer: [{ items: [{ modifiers: needed([{ id: MODIFIER.id, amount: 1 }]) }] }],
  },
  emptyHistory: {
    ...history,
    description: 'a request for the past orders of a customer who has none',
    given: [customerIn],
    status: 200,
    answer: [],
  },
  historySignedOut: {
    ...history,
    description: 'a request for the past orders without a valid session',
    given: [customerOut],
    status: 401,
  },
  historyOfOther: {
    ...history,
    ...ofOther,
    description: 'a request for the past orders of another customer',
    parameters: { phone: OTHER_PHONE },
  },
} satisfies Examples;

export const orderExamples = { ...activeExamples, ...lastExamples, ...historyExamples };
