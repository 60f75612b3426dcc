import { assumptions, guide, specification, type AllowedChange } from '../changes/change.ts';
import { onAnswer, onBody, onField, onRefusal, renamed, withHeaders } from '../changes/edits.ts';
import { isFields, type Answer, type MakeLayer, isList } from '../layers/layer.ts';
import { json } from '../layers/wire.ts';
import { allowedBy } from './alternative.ts';

export const VERSIONS = [
  'versions.catalog',
  'versions.settings',
  'versions.settingsPolled',
  'versions.store',
  'versions.mobileApp',
];

const TEXTS = [
  'WORK_TIME',
  'DELIVERY_TERMINALS',
  'CITY_ZONES',
  'CITIES_DATA',
  'CUSTOM_ADD_TO_CART_GROUPS_ID',
  'GIFT_IDS',
  'CATALOG_MENU',
  'IS_ONLINE_PAYMENT_DISABLE',
  'CHECKOUT_DELIVERY_TEXT',
  'SECTION_PROMO_IMAGES',
  'STORIES',
  'ALLERGENS',
  'PHONES',
  'IS_SITE_NOT_WORKING',
  'IS_SITE_INFORMATION',
  'IS_SHOW_8MARCH_MODAL',
  'IS_WITHOUT_CAPTCHA',
];

const asText = (value: unknown): unknown =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);

export const settingsAsTexts: MakeLayer = onBody('setting.all', (body) =>
  isFields(body)
    ? Object.fromEntries(
        Object.entries(body).map(([key, value]) => [key, TEXTS.includes(key) ? asText(value) : value]),
      )
    : body,
);

const plainText = (answer: Answer): Answer =>
  answer.status !== 200 || answer.body === undefined
    ? answer
    : {
        status: 200,
        headers: { ...answer.headers, 'content-type': 'text/plain; charset=utf-8' },
        text: typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body),
      };

export const versionAsText = (operations: readonly string[]): MakeLayer =>
  onBody(operations, (body) => (typeof body === 'number' ? String(body) : body));

export const bareDirectory: MakeLayer = onBody('city.directory', (body) =>
  isFields(body) ? body['streets'] : body,
);

export const lostGiftAsCode: MakeLayer = onField('promo.calculate', 'lostGift', (gift) =>
  isFields(gift) ? gift['code'] : gift,
);

export const errorsAsObjects: MakeLayer = onField('promo.calculate', 'loyaltyProgramErrors.*', (error) =>
  typeof error === 'string' ? { message: error } : error,
);

export const noLastOrder: MakeLayer = onRefusal('order.last', 404, () => json(200, { products: [] }));

const VERSION = assumptions('6, live connection', 'versions answer a bare number or a JSON number or string');
const PROMO = '`loyaltyProgramErrors` a list of strings or `{message}`, shown as text';
const NO_STREETS = 'any other answer means "no suggestions", never an error on screen';

export const shapes: readonly AllowedChange[] = [
  ...allowedBy(
    'a setting as JSON text',
    assumptions('6, settings', 'a value may be a JSON string'),
    TEXTS.map((key) => [
      `setting.all: ${key} as JSON text`,
      'setting.all',
      onField('setting.all', key, asText),
    ]),
  ),
  ...allowedBy(
    'a version as text',
    VERSION,
    VERSIONS.flatMap((operation) => [
      [`${operation}: as JSON text`, operation, versionAsText([operation])] as const,
      [`${operation}: as plain text`, operation, onAnswer(operation, plainText)] as const,
    ]),
  ),
  ...allowedBy('a version as text', VERSION, [
    [
      'versions.catalog: a word',
      'versions.catalog',
      onBody('versions.catalog', (body) => `menu-${String(body)}`),
    ],
  ]),
  ...allowedBy('an empty version of the store', specification('7', '1 if the body is empty'), [
    [
      'versions.store: an empty body',
      'versions.store',
      onAnswer('versions.store', ({ status, headers }) => ({ status, headers })),
    ],
  ]),
  ...allowedBy('a bare list', assumptions('2', 'a bare array of the same is read too'), [
    ['city.directory: a bare list', 'city.directory', bareDirectory],
  ]),
  ...allowedBy('another answer for no streets', assumptions('2', NO_STREETS), [
    [
      'city.directory: no streets for an unknown city',
      'city.directory',
      onRefusal('city.directory', 404, () => json(200, [])),
    ],
  ]),
  ...allowedBy('a bare list', assumptions('7, seasonal pages', 'or the bare list of days'), [
    [
      'setting.all: a calendar as a bare list',
      'setting.all',
      onField('setting.all', 'ADVENT', (advent) => (isFields(advent) ? advent['days'] : advent)),
    ],
  ]),
  ...allowedBy('no last order', specification('7', 'GET /user/{userId}/last-order | {products[…]}'), [
    ['order.last: no products instead of 404', 'order.last', noLastOrder],
  ]),
  ...allowedBy('lostGift as a code', assumptions('2', '(a bare code is read too)'), [
    ['promo.calculate: lostGift as a code', 'promo.calculate', lostGiftAsCode],
  ]),
  ...allowedBy('errors as objects', assumptions('2', PROMO), [
    ['promo.calculate: errors as objects', 'promo.calculate', errorsAsObjects],
  ]),
  ...allowedBy(
    'the id of a group of modifiers',
    assumptions('2', '`modifierGroupId` (also read from `id`)'),
    [
      [
        'catalog.all: groups of modifiers have an id',
        'catalog.all',
        onField('catalog.all', 'products.*.groupModifiers.*', renamed('modifierGroupId', 'id')),
      ],
    ],
  ),
  ...allowedBy('a closed ring', assumptions('2', '(closed or open ring)'), [
    [
      'setting.all: polygons end where they begin',
      'setting.all',
      onField('setting.all', 'CITY_ZONES.*.*.polygon', (points) =>
        isList(points) ? [...points, ...points.slice(0, 1)] : points,
      ),
    ],
  ]),
  ...allowedBy(
    'a date of a zone',
    guide('What holds for every call', 'ISO 8601 with a zone, `2026-03-02T12:00:00Z` or `+04:00`'),
    [
      [
        'notification.list: dates of Samara',
        'notification.list',
        onField('notification.list', 'items.*.createdAt', ofSamara),
      ],
      [
        'order.active: dates of Samara',
        'order.active',
        onField('order.active', 'delivery.estimatedDeliveryTime', ofSamara),
      ],
    ],
  ),
  ...allowedBy('a content type', guide('What holds for every call', 'JSON in UTF-8'), [
    ['catalog.all: JSON without a charset', 'catalog.all', contentType('catalog.all', 'application/json')],
    [
      'setting.all: JSON with a charset in capitals',
      'setting.all',
      contentType('setting.all', 'application/json;charset=UTF-8'),
    ],
    ['user.find: JSON without a charset', 'user.find', contentType('user.find', 'application/json')],
  ]),
];

const SAMARA_MS = 4 * 60 * 60 * 1000;

function ofSamara(time: unknown): unknown {
  const there = new Date(Date.parse(String(time)) + SAMARA_MS).toISOString();
  return there.replace('Z', '+04:00');
}

function contentType(operation: string, type: string): MakeLayer {
  return onAnswer(operation, (answer) =>
    answer.body === undefined ? answer : withHeaders(answer, { 'content-type': type }),
  );
}
