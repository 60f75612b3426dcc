import { assumptions, issue, specification, type AllowedChange } from '../changes/change.ts';
import { gone, nothing, onBody, onField } from '../changes/edits.ts';
import { changed } from '../changes/patterns.ts';
import { stacked, type MakeLayer, isList } from '../layers/layer.ts';
import { allowedBy, OPTIONAL } from './alternative.ts';
import { withoutBonuses } from './notApplicable.ts';

const all = (
  operations: string | readonly string[],
  change: () => unknown,
  patterns: readonly string[],
): MakeLayer =>
  onBody(operations, (body) => patterns.reduce((value, pattern) => changed(value, pattern, change), body));

type Fields = readonly [operation: string, patterns: readonly string[]];

/** What may be missing by the words of the issue, of the specification's defaults, or of the guide. */
const TOLD: readonly Fields[] = [
  ['catalog.all', ['products.*.image']],
  ['city.list', ['*.cityIn']],
  ['user.find', ['balance', 'zoneId']],
  ['user.create', ['balance', 'zoneId']],
  ['order.active', ['delivery.courierInfo']],
  ['setting.all', ['CATALOG_MENU.*.image']],
];

/**
 * What the specification names and openapi.json does not require; nothing that a state has given or a call has written: not
 * `isLiked`, which issue 21, line 3, has come back as given.
 */
const NAMED: readonly Fields[] = [
  ['catalog.all', ['products.*.description']],
  ['catalog.all', ['products.*.slug', 'groups.*.slug']],
  ['catalog.all', ['products.*.allergens', 'products.*.filters']],
  ['catalog.all', ['products.*.likesCount', 'products.*.maxPerPositionInOrder']],
  [
    'catalog.all',
    ['products.*.isSamaraHidden', 'products.*.isTolyattiHidden', 'products.*.isNovokujbyshevskHidden'],
  ],
  ['catalog.all', ['products.*.additionalInfo', 'groups.*.additionalInfo', 'groups.*.isGroupModifier']],
  ['address.list', ['*.userId']],
  ['address.create', ['userId']],
  ['order.active', ['delivery.estimatedDeliveryTime']],
  ['order.last', ['products.*.isGift', 'products.*.name']],
  ['setting.all', ['IS_SHOW_8MARCH_MODAL', 'IS_SITE_INFORMATION', 'TEXT_SITE_INFORMATION']],
  ['setting.all', ['WORK_TIME.*.*.isNextDay']],
  ['setting.checkoutDeliveryText', ['delivery.title', 'self.title']],
];

/** What the project has invented. */
const INVENTED: readonly Fields[] = [
  ['catalog.all', ['products.*.weight', 'products.*.energy', 'products.*.tags']],
  [
    'catalog.all',
    ['products.*.groupModifiers.*.modifiers.*.code', 'products.*.groupModifiers.*.modifiers.*.image'],
  ],
  [
    'catalog.all',
    ['minAmount', 'maxAmount', 'defaultAmount'].map(
      (name) => `products.*.groupModifiers.*.modifiers.*.${name}`,
    ),
  ],
  ['catalog.all', ['products.*.allergens.*.name', 'products.*.filters.*.name']],
  ['city.zoneDelivery', ['minSum', 'freeFrom', 'deliveryTime']],
  ['notification.list', ['id', 'title', 'text', 'link'].map((name) => `items.*.${name}`)],
  ['order.active', ['number', 'createdAt', 'deliveryMethod', 'sum']],
  ['order.last', ['name', 'amount', 'groupId'].map((name) => `products.*.mods.*.${name}`)],
  [
    'order.history',
    ['id', 'number', 'createdAt', 'status', 'deliveryMethod', 'sum'].map((name) => `*.${name}`),
  ],
  ['order.history', ['productId', 'name', 'amount', 'price', 'isGift'].map((name) => `*.items.*.${name}`)],
  ['order.history', ['name', 'price', 'groupId'].map((name) => `*.items.*.modifiers.*.${name}`)],
  ['order.place', ['number']],
  [
    'promo.list',
    ['title', 'description', 'image', 'dateFrom', 'dateTo', 'isPersonal'].map((name) => `*.${name}`),
  ],
  ['promo.find', ['title', 'description', 'image', 'dateFrom', 'dateTo', 'isPersonal']],
  ['setting.all', ['ADVENT', 'HAPPY_HOURS', 'NEW_YEAR_PROMO']],
  ['setting.all', ['GEOCODER_API_KEY', 'MOBILE_APP_LINKS', 'IS_ANALYTICS_CONSENT']],
  ['setting.all', ['address', 'phone', 'coordinates'].map((name) => `DELIVERY_TERMINALS.*.*.${name}`)],
  ['setting.all', ['image', 'workTime'].map((name) => `DELIVERY_TERMINALS.*.*.${name}`)],
  ['setting.all', ['color', 'polygon', 'name'].map((name) => `CITY_ZONES.*.*.${name}`)],
  ['setting.all', ['imageMobile', 'link', 'title'].map((name) => `SECTION_PROMO_IMAGES.*.${name}`)],
  ['setting.all', ['title', 'text', 'button'].map((name) => `STORIES.*.slides.*.${name}`)],
  ['setting.all', ['ALLERGENS.*.name']],
];

/** All of it at once. */
export const everythingAbsent: MakeLayer = stacked(
  ...[...TOLD, ...NAMED, ...INVENTED].map(([operation, patterns]) => all(operation, gone, patterns)),
);

const shortOf = (patterns: readonly string[]): string => patterns.join(', ').replaceAll('*.', '');

/** What a service has to say besides, so that it does not contradict itself. */
const whole = (patterns: readonly string[], make: MakeLayer): MakeLayer =>
  patterns.includes('balance') ? stacked(withoutBonuses, make) : make;

const bothOf = (operator: string, fields: readonly Fields[], sentence = OPTIONAL): readonly AllowedChange[] =>
  fields.flatMap(([operation, patterns]) =>
    allowedBy(operator, sentence, [
      [
        `${operation}: absent ${shortOf(patterns)}`,
        operation,
        whole(patterns, all(operation, gone, patterns)),
      ],
      [
        `${operation}: null ${shortOf(patterns)}`,
        operation,
        whole(patterns, all(operation, nothing, patterns)),
      ],
    ]),
  );

const whereEmpty = (pattern: string): MakeLayer =>
  onField('promo.calculate', pattern, (list) => (isList(list) && list.length === 0 ? null : list));

export const absent: readonly AllowedChange[] = [
  ...bothOf('an optional field absent or null', TOLD),
  ...bothOf('a field that the specification names, absent or null', NAMED),
  ...bothOf(
    'what the project has invented absent or null',
    INVENTED,
    issue('never fails a service that lacks it'),
  ),
  ...allowedBy('an optional field absent or null', issue('`serviceFeeId` null'), [
    [
      'setting.all: a city without a service fee',
      'setting.all',
      onField('setting.all', 'CITIES_DATA.*.serviceFeeId', nothing, 'last'),
    ],
  ]),
  ...allowedBy('an optional field absent or null', OPTIONAL, [
    ['promo.calculate: null for no errors', 'promo.calculate', whereEmpty('loyaltyProgramErrors')],
    ['promo.calculate: null for no presents', 'promo.calculate', whereEmpty('freeProducts')],
  ]),
  ...allowedBy('a default', specification('9', 'a built-in phone without PHONES.deliveryService'), [
    ['setting.all: without PHONES', 'setting.all', onField('setting.all', 'PHONES', gone)],
  ]),
  ...allowedBy('a default', assumptions('2', '(defaults `w=248&h=248&q=60` and `w=500&h=500&q=60`)'), [
    [
      'setting.all: without presets of pictures',
      'setting.all',
      all('setting.all', gone, ['IMAGE_PRESET_CATALOG_LIST', 'IMAGE_PRESET_CATALOG_DETAIL']),
    ],
  ]),
  ...allowedBy(
    'one of two readings',
    assumptions('4, captcha switch-off', 'on if either IS_WITHOUT_CAPTCHA or IS_WITHOUT_RECAPTCHA is true'),
    [
      [
        'setting.all: without IS_WITHOUT_RECAPTCHA',
        'setting.all',
        onField('setting.all', 'IS_WITHOUT_RECAPTCHA', gone),
      ],
      [
        'setting.all: without IS_WITHOUT_CAPTCHA',
        'setting.all',
        onField('setting.all', 'IS_WITHOUT_CAPTCHA', gone),
      ],
    ],
  ),
  ...allowedBy('hours that are missing', assumptions('6, work time', 'a missing table or day means open'), [
    ['setting.all: a city without hours', 'setting.all', onField('setting.all', 'WORK_TIME.*', gone, 'last')],
    [
      'setting.all: a day without hours',
      'setting.all',
      onField('setting.all', 'WORK_TIME.*.*', nothing, 'last'),
    ],
  ]),
];
