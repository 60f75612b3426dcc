import { describe, expect, test } from 'vitest';
import { examples } from '../../../contracts/examples/all.ts';
import { plain, succeeds } from '../../../contracts/examples/example.ts';
import { liveExamples } from '../../../contracts/examples/live.ts';
import type { OperationName } from '../../../contracts/operations.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { personal, type Phone } from '../../domain/personal.ts';
import { readCatalog } from './catalog.ts';
import { readAccount, readAddress, readAddresses, readNotifications } from './customer.ts';
import { readLikes } from './like.ts';
import { readFrame } from './frame.ts';
import { readStatus } from './live.ts';
import { counted } from './losses.ts';
import {
  readActiveOrder,
  readHistory,
  readLastOrder,
  readPlacedOrder,
  readPromo,
  readPromoAnswer,
  readPromos,
} from './order.ts';
import { readPage } from './page.ts';
import { readCities, readStreets, readZoneDelivery } from './place.ts';
import { readDeliveryText, readSettings } from './settings.ts';
import {
  differences,
  doubled,
  isPartAround,
  leavesOf,
  marksOf,
  withLeaf,
} from '../../../tests/api/leaves.ts';

const API = 'https://api.example';

interface Reader {
  readonly read: (answer: unknown) => unknown;
  /** Leaves without which nothing is left to read. */
  readonly needs?: readonly string[];
}

const READERS: Partial<Record<OperationName, Reader>> = {
  'setting.all': { read: (value) => readSettings(value, API).values },
  'setting.checkoutDeliveryText': { read: readDeliveryText },
  'catalog.all': { read: (value) => readCatalog(value, API).answer },
  'city.list': { read: readCities },
  'city.directory': { read: readStreets },
  'city.zoneDelivery': { read: readZoneDelivery },
  'address.list': { read: readAddresses },
  'address.create': { read: readAddress, needs: ['id'] },
  'notification.list': { read: readNotifications },
  'user.find': { read: (value) => readAccount(value, personal<Phone>('+79990000000')), needs: ['id'] },
  'order.active': { read: readActiveOrder, needs: ['id', 'delivery.status'] },
  'order.last': { read: readLastOrder },
  'order.history': { read: readHistory },
  'order.place': {
    // A payment page that cannot be read is told of as well.
    read: (value) => ({ ...readPlacedOrder(value, []), isPaymentUrlRefused: null }),
    needs: ['id'],
  },
  'like.list': { read: readLikes },
  'promo.list': { read: (value) => readPromos(value, API) },
  'promo.find': { read: (value) => readPromo(value, API), needs: ['id', 'code'] },
  'promo.calculate': { read: readPromoAnswer },
  'page.find': { read: readPage, needs: ['title', 'html'] },
};

const seasons = {
  ADVENT: {
    title: 'Декабрь',
    year: 2026,
    month: 12,
    days: [{ day: 1, title: 'а', text: 'б', code: 'в', promoId: 'г', image: '/д.webp', link: '/е' }],
  },
  HAPPY_HOURS: {
    samara: [
      { from: '14:00', to: '17:00', days: [1], sections: ['а'], products: ['б'], title: 'в', code: 'г' },
    ],
  },
  NEW_YEAR_PROMO: { title: 'а', terms: ['б'], dateFrom: 'в', gifts: [{ title: 'г', text: 'д', link: '/е' }] },
};
const errors = {
  discountTotal: 10,
  loyaltyProgramErrors: ['Нет'],
  lostGift: '90001',
  freeProducts: ['90002'],
};

const { type, ...event } = plain(liveExamples.subscription.received) as {
  readonly type: string;
  readonly [field: string]: unknown;
};
/** A frame that says nothing is null instead of a failure. */
const FRAME: Reader = {
  read: (value) => {
    const message = readFrame(JSON.stringify({ type, data: value }), readStatus);
    if (message === null) throw new ApiFailure('invalid');
    return message;
  },
  needs: ['orderId', 'userId', 'status', 'timestamp'],
};

const isRefused = (read: Reader['read'], answer: unknown): boolean => {
  try {
    read(answer);
    return false;
  } catch (error) {
    return error instanceof ApiFailure;
  }
};

/** Catalog and settings say by themselves what they left out. */
const lossesOf = (read: Reader['read'], answer: unknown): number => {
  if (read === READERS['catalog.all']?.read) return readCatalog(answer, API).skipped;
  if (read === READERS['setting.all']?.read) return readSettings(answer, API).skipped.length;
  return counted(() => read(answer)).lost;
};

const samples: readonly (readonly [string, Reader, unknown])[] = [
  ...examples.filter(succeeds).flatMap(({ operation, description, answer }) => {
    const reader = READERS[operation];
    return reader && leavesOf(plain(answer)).length > 0
      ? [[`${operation}: ${description}`, reader, plain(answer)] as const]
      : [];
  }),
  ['setting.all: the seasons', READERS['setting.all']!, seasons],
  ['promo.calculate: errors', READERS['promo.calculate']!, errors],
  ['live', FRAME, event],
];

/** As JSON writes half an emoji and a NUL. */
const MALFORMED = /\\u(d[89a-f]|0000)/i;
/** What no leaf is, whatever it is. */
const WRONG: unknown = [];
/** What some leaves may be. */
const ODD = [{}, null, true, 'NaN', -1, 1e300, 'Ролл \uD83C', 'Ролл\0'];

/** A setting is read on its own. */
const bySetting = samples.flatMap(([name, reader, answer]) =>
  reader === READERS['setting.all'] && typeof answer === 'object' && answer !== null
    ? Object.entries(answer).map(
        ([key, value]: readonly [string, unknown]) => [`${name}, ${key}`, reader, { [key]: value }] as const,
      )
    : [[name, reader, answer] as const],
);

describe.each(bySetting)('%s', (_name, { read, needs = [] }, sample) => {
  const answer = doubled(sample);
  const whole = counted(() => read(answer));
  const leaves = leavesOf(answer);

  test('the example is read without a loss', () => {
    expect(whole.lost).toBe(0);
  });

  test('any one leaf broken keeps every other part', () => {
    for (const [path, leaf] of leaves) {
      const places = marksOf(leaf).flatMap((mark) =>
        differences(whole.value, read(withLeaf(answer, path, mark))),
      );
      for (const wrong of [WRONG, ...ODD]) {
        const said = `${path.join('.')} as ${JSON.stringify(wrong)}`;
        const broken = withLeaf(answer, path, wrong);
        if (needs.includes(path.join('.')) && isRefused(read, broken)) continue;
        const { value } = counted(() => read(broken));
        const lost = differences(whole.value, value);
        const tooMuch = lost.filter(
          (each) => !places.some((place) => isPartAround(whole.value, each, place)),
        );
        expect([said, ...tooMuch]).toEqual([said]);
        expect(JSON.stringify(value)).not.toMatch(MALFORMED);
      }
    }
  }, 30_000);

  test('what breaks is counted, once', () => {
    for (const [path] of leaves) {
      const broken = withLeaf(answer, path, WRONG);
      if (needs.includes(path.join('.'))) expect(isRefused(read, broken)).toBe(true);
      else expect([path.join('.'), lossesOf(read, broken)]).toEqual([path.join('.'), 1]);
    }
  });
});
