import { setTimeout as wait } from 'node:timers/promises';
import { assumptions, guide, specification, type AllowedChange } from '../changes/change.ts';
import { isSuccess, onAnswer, onBody, onField, withHeaders } from '../changes/edits.ts';
import { changed } from '../changes/patterns.ts';
import { isFields, type MakeLayer, isList } from '../layers/layer.ts';
import { numericIds } from '../layers/numericIds.ts';
import { withoutTokens } from '../services/withoutTokens.ts';
import { allowedBy, EXTRA } from './alternative.ts';

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Adds a field to every object that is no table of its own keys. */
const withMore = (value: unknown): unknown => {
  if (isList(value)) return value.map(withMore);
  if (!isFields(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withMore(each)]));
  return Object.values(value).some(isPlain) ? { ...inner, isExtra: true, extra: { note: null } } : inner;
};

export const withMoreEverywhere: MakeLayer = onAnswer('*', (answer) =>
  isSuccess(answer) && answer.body !== undefined ? { ...answer, body: withMore(answer.body) } : answer,
);

const MORE = [
  'catalog.all',
  'setting.all',
  'city.list',
  'address.list',
  'user.find',
  'order.active',
  'order.history',
  'order.place',
  'promo.calculate',
  'notification.list',
];

const reversed = (list: unknown): unknown => (isList(list) ? list.toReversed() : list);

const ORDERS: readonly (readonly [string, string])[] = [
  ['catalog.all', 'products'],
  ['catalog.all', 'groups'],
  ['catalog.all', 'stopList'],
  ['city.list', ''],
  ['notification.list', 'items'],
  ['promo.list', ''],
];

const SMALL_CITY = { id: '9', name: 'Сызрань', slug: 'syzran', iikoId: 'city-syzran', cityIn: 'Сызрани' };

const longer = (list: unknown, more: (first: unknown) => unknown): unknown =>
  isList(list) ? [...list, more(list[0])] : list;

const anotherDish = (dish: unknown): unknown =>
  isFields(dish)
    ? { ...dish, id: 'dish-of-today', code: '99901', slug: 'dish-of-today', name: 'Блюдо дня' }
    : dish;

/** The words of refusals that no state has given. */
export const otherWords: MakeLayer = onAnswer('*', (answer) =>
  [401, 404].includes(answer.status)
    ? { ...answer, body: changed(answer.body, 'message', () => 'Извините, не получилось') }
    : answer,
);

const slower =
  (operation: string): MakeLayer =>
  () => ({
    call: async (call, next) => {
      if (call.operation === operation) await wait(1_000);
      return next(call);
    },
  });

export const moreHeaders: MakeLayer = onAnswer('*', (answer) =>
  withHeaders(answer, {
    etag: '"7"',
    'x-request-id': 'a1',
    'cache-control': 'private, max-age=0',
    'strict-transport-security': 'max-age=1',
  }),
);

const ID = guide('What holds for every call', 'text or number; the client compares them as text');

export const harmless: readonly AllowedChange[] = [
  ...allowedBy(
    'more fields',
    EXTRA,
    MORE.map((operation) => [`${operation}: more fields`, operation, onBody(operation, withMore)]),
  ),
  ...allowedBy('another order', EXTRA, [
    ...ORDERS.map(
      ([operation, pattern]) =>
        [
          `${operation}: ${pattern || 'the list'} the other way round`,
          operation,
          onField(operation, pattern, reversed),
        ] as const,
    ),
    [
      'order.active: keys in another order',
      'order.active',
      onBody('order.active', (body) =>
        isFields(body) ? Object.fromEntries(Object.entries(body).toReversed()) : body,
      ),
    ],
  ]),
  ...allowedBy('a longer list', specification('7', 'GET /catalog | {groups, products, stopList}'), [
    [
      'catalog.all: a dish more',
      'catalog.all',
      onField('catalog.all', 'products', (list) => longer(list, anotherDish)),
    ],
    ['catalog.all: no dish is out', 'catalog.all', onField('catalog.all', 'stopList', () => [])],
  ]),
  ...allowedBy('a longer list', specification('7', 'GET /city/ | cities'), [
    [
      'city.list: a city more',
      'city.list',
      onField('city.list', '', (list) => longer(list, () => SMALL_CITY)),
    ],
  ]),
  ...allowedBy('other words', specification('8', "the server's message, else our words"), [
    ['order.active: other words of refusals', 'order.active', otherWords],
    ['user.find: other words of refusals', 'user.find', otherWords],
  ]),
  ...allowedBy('other words', assumptions('3', 'the informational and legal texts'), [
    [
      'page.find: another text',
      'page.find',
      onField('page.find', 'html', () => '<h2>Коротко</h2><p>Готовим и возим.</p>'),
    ],
  ]),
  ...allowedBy('more headers', EXTRA, [
    ['catalog.all: more headers', 'catalog.all', moreHeaders],
    ['order.place: more headers', 'order.place', moreHeaders],
  ]),
  ...allowedBy(
    'a slower answer',
    guide('Load, time and repetition', 'The client gives a call up after 10 s'),
    [['catalog.all: after a second', 'catalog.all', slower('catalog.all')]],
  ),
  ...allowedBy('ids as numbers', ID, [
    ...[
      'user.find',
      'address.list',
      'address.create',
      'order.active',
      'order.place',
      'like.list',
      'live',
    ].map((operation) => [`${operation}: ids as numbers`, operation, numericIds] as const),
    ['city.list: ids as numbers', 'city.list', onField('city.list', '*.id', Number)],
  ]),
  ...allowedBy(
    'a login without a token',
    assumptions('2', 'A user without one is logged in all the same, and no Authorization header is sent'),
    [
      ['user.find: a login without a token', 'user.find', withoutTokens],
      ['user.create: a registration without a token', 'user.create', withoutTokens],
      ['address.list: a session without a token', 'address.list', withoutTokens],
    ],
  ),
  ...allowedBy(
    'the balance as text',
    { document: 'api', place: 'User', text: 'Bonus roubles; a number, or its text' },
    [['user.find: the balance as text', 'user.find', onField('user.find', 'balance', String)]],
  ),
  ...allowedBy(
    'an answer to a like',
    specification('7', 'POST /like | {userId, productId}; 409: liked already'),
    [
      [
        'like.create: the like itself',
        'like.create',
        onAnswer('like.create', (answer, { body }) => (isSuccess(answer) ? { ...answer, body } : answer)),
      ],
    ],
  ),
];
