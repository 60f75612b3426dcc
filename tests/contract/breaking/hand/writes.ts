import { onBody, onCall, onField } from '../../changes/edits.ts';
import { isFields, type MakeLayer, isList } from '../../layers/layer.ts';
import { json } from '../../layers/wire.ts';
import { byHand } from './hand.ts';
import { accountUndead, lost, registrationLost, undead } from './unkept.ts';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isFields(value) ? value : {});

/** Answers a change of the profile as asked for, and keeps back some of its fields. */
const profileWithout =
  (...names: readonly string[]): MakeLayer =>
  () => ({
    call: async (call, next) => {
      if (call.operation !== 'user.change') return next(call);
      const asked = Object.entries(fieldsOf(call.body));
      const kept = Object.fromEntries(asked.filter(([name]) => !names.includes(name)));
      const answer = await next({ ...call, body: kept });
      return isFields(answer.body) && answer.status === 200
        ? { ...answer, body: { ...answer.body, ...fieldsOf(call.body) } }
        : answer;
    },
  });

const NO_CONSENTS = { personalData: false, PUSHNotifications: false, receiveAdvertisingInformation: false };

const inverted: MakeLayer = () => ({
  call: (call, next) => {
    if (call.operation !== 'user.change') return next(call);
    const body = Object.entries(fieldsOf(call.body)).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? !value : value,
    ]);
    return next({ ...call, body: Object.fromEntries(body) as unknown });
  },
});

const KOPECKS = 100;
const timesHundred = (value: unknown): unknown => (typeof value === 'number' ? value * KOPECKS : value);
const oneMore = (value: unknown): unknown => (typeof value === 'number' ? value + 1 : value);

export const writes = byHand('not read back', [
  [
    'a changed name is said and not kept',
    'user.change',
    'the name is the old one next time',
    profileWithout('name'),
  ],
  [
    'changed consents are said and not kept',
    'user.change',
    'a consent that was given or taken back is lost',
    profileWithout('personalData', 'PUSHNotifications', 'receiveAdvertisingInformation'),
  ],
  ['consents are kept the wrong way round', 'user.change', 'a refusal becomes a consent', inverted],
  [
    'a change takes back the consents that it does not name',
    'user.change',
    'only what was changed is sent, so the rest has to stay',
    onCall(['user.change'], (call) => ({ ...call, body: { ...NO_CONSENTS, ...fieldsOf(call.body) } })),
  ],
  [
    'a new address is said and not kept',
    'address.create',
    'the address is gone next time',
    lost('address.create', ['address.list'], 'id', 'id'),
  ],
  [
    'a new address has another id in the list',
    'address.create',
    'the address that was just made is not the selected one',
    onField('address.create', 'id', (id) => `${String(id)}0`),
  ],
  [
    'street and house are exchanged in the list of addresses',
    'address.list',
    'the courier goes to another place',
    onBody('address.list', (body) =>
      isList(body)
        ? body.map((address: unknown) => ({
            ...fieldsOf(address),
            street: fieldsOf(address)['home'],
            home: fieldsOf(address)['street'],
          }))
        : body,
    ),
  ],
  [
    'addresses are kept in the zone of another city',
    'address.list',
    'the delivery costs what it costs elsewhere',
    onField('address.list', '*.zoneId', () => 'zone-of-nowhere'),
  ],
  [
    'an address is not deleted',
    'address.remove',
    'a deleted address is back',
    undead('address.remove', 'address.list', 'addressId', 'id'),
  ],
  [
    'a like is said and not kept',
    'like.create',
    'the favourite is gone next time',
    lost('like.create', ['like.list'], 'productId', 'productId'),
  ],
  [
    'a like is not taken back',
    'like.remove',
    'the favourite is back',
    undead('like.remove', 'like.list', 'productId', 'productId'),
  ],
  [
    'a second like of the same product is taken',
    'like.create',
    '409 when already liked',
    () => ({
      call: async (call, next) => {
        const answer = await next(call);
        return call.operation === 'like.create' && answer.status === 409 ? json(201, {}) : answer;
      },
    }),
  ],
  ['an account is not deleted', 'user.remove', 'a deleted account lives on', accountUndead],
  [
    'a registration is said and not kept',
    'user.create',
    'the customer registers at each login',
    registrationLost,
  ],
  [
    'an order is taken and not kept',
    'order.place',
    'nobody cooks it',
    lost('order.place', ['order.active', 'order.history'], 'id', 'id'),
  ],
  [
    'the sum of an order in kopecks',
    'order.active',
    'the order costs a hundred times as much',
    onField(['order.active', 'order.history'], 'sum', timesHundred),
  ],
  [
    'the sums of past orders in kopecks',
    'order.history',
    'the orders cost a hundred times as much',
    onField('order.history', '*.sum', timesHundred),
  ],
  [
    'one portion more in the last order',
    'order.last',
    'repeating the order orders more',
    onField('order.last', 'products.*.amount', oneMore),
  ],
  [
    'the last order has other dishes',
    'order.last',
    'repeating the order orders something else',
    onField('order.last', 'products.*.productId', () => 'b8359551-3d5f-52b6-ad6d-b1c3026043e0'),
  ],
]);
