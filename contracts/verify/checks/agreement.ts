import { customerIn, LINES, PHONE, PLAIN, plainOnSale } from '../../examples/samples.ts';
import { isSchema } from '../../definition.ts';
import { operationOf } from '../../operations.ts';
import { read } from '../../sentence.ts';
import { given } from '../../states.ts';
import type { Check } from '../check.ts';
import { gistOf } from '../known.ts';
import { isFields } from '../reading.ts';
import { isKnownStatus } from '../statuses.ts';
import { fieldOf, behaviour, signedIn } from './own.ts';
import type { Answer, Call } from '../service.ts';

const SAME = read(7, 'two reads without a write between them answer the same');

/** When an order will be there may be reckoned anew at each read. */
const withoutEstimate = (body: unknown): unknown =>
  isFields(body) && isFields(body['delivery'])
    ? { ...body, delivery: { ...body['delivery'], estimatedDeliveryTime: null } }
    : body;

const gist = ({ operation, body, status }: Answer): string => {
  const schema: unknown = operationOf(operation).route.responses[200];
  return `${status} ${isSchema(schema) ? gistOf(schema, withoutEstimate(body)) : ''}`;
};

const twice = (name: string, states: Check['given'], callOf: (userId: string) => Call): Check =>
  behaviour(
    `two reads of ${name} agree`,
    [callOf('').operation],
    [customerIn, ...states],
    async (bench) => {
      const call = signedIn(bench, callOf(bench.values['userId'] ?? ''));
      const first = await bench.service.ask(call);
      const second = await bench.service.ask(call);
      if (gist(first) !== gist(second))
        bench.fail('two reads without a write between them differ', first.request);
    },
    SAME,
  );

const own = (operation: Call['operation']) => (userId: string) => ({ operation, parameters: { userId } });

const active = given('the customer has an active order', { phone: PHONE, status: 'OnWay' });
const before = given('the customer has ordered before', { phone: PHONE });

const knownStatus: Check = behaviour(
  'the status of an order is a word of the list',
  ['order.active'],
  [customerIn, active],
  async (bench) => {
    const answer = await bench.service.ask(
      signedIn(bench, own('order.active')(bench.values['userId'] ?? '')),
    );
    bench.note(answer, isKnownStatus(fieldOf(answer, 'delivery'), '$.delivery'));
  },
  read(2, "Order statuses (iiko's own)"),
);

/** What a customer reads twice. */
export const agreementChecks: readonly Check[] = [
  twice(
    'the addresses',
    [given('the customer has a saved address', { phone: PHONE, lines: LINES })],
    own('address.list'),
  ),
  twice(
    'the notifications',
    [given('the customer has a notification', { phone: PHONE })],
    own('notification.list'),
  ),
  twice(
    'the likes',
    [plainOnSale, given('the customer likes a product', { phone: PHONE, productId: PLAIN.id })],
    own('like.list'),
  ),
  twice('the active order', [active], own('order.active')),
  twice('the last order', [before], own('order.last')),
  twice('the history', [before], () => ({ operation: 'order.history', parameters: { phone: PHONE } })),
  twice('the promotions', [given('there is a promotion', {})], (userId) => ({
    operation: 'promo.list',
    query: { userId },
  })),
  knownStatus,
];
