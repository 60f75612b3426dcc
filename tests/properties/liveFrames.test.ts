import * as fc from 'fast-check';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { fold, orderActive, shopOpened, signedIn } from '../given.ts';
import { openLiveShop } from './liveShop.ts';
import { property } from './property.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ids = fc.constantFrom<unknown>('order-1', 'order-2', 'user-1', 'user-2', 1, 7, '', null, {}, undefined);
const broken = fc.constantFrom<unknown>(undefined, null, 0, '', true, [], {}, Number.NaN);
const courier = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, {}, 'Пётр', [], { name: 7 }),
  fc.record({ name: fc.constantFrom('Пётр', null), phone: fc.constantFrom('+79990000000', undefined) }),
);
/** Near a valid event: most fields are right, some are not. */
const fields = fc.record({
  orderId: fc.oneof({ weight: 4, arbitrary: fc.constant('order-1') }, { weight: 1, arbitrary: ids }),
  userId: fc.oneof({ weight: 4, arbitrary: fc.constant('user-1') }, { weight: 1, arbitrary: ids }),
  status: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('OnWay', 'Closed', 'Packing') },
    { weight: 1, arbitrary: broken },
  ),
  timestamp: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<unknown>(5, 10, '2026-03-10T09:00:00.000Z') },
    { weight: 1, arbitrary: fc.constantFrom<unknown>('yesterday', {}, null, '') },
  ),
  previousStatus: fc.constantFrom<unknown>(undefined, null, 'WaitCooking', 7),
  courierInfo: courier,
  extra: fc.constantFrom<unknown>(undefined, 1, { deep: [] }),
});
const kinds = fc.constantFrom<unknown>(
  'order:status_update',
  'order:status_update',
  'order:status_update',
  'settings:update',
  'pong',
  'ping',
  'toString',
  '__proto__',
  7,
  null,
);
const frames = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(kinds, fields, fc.boolean())
      .map(([type, rest, isNested]) => JSON.stringify(isNested ? { type, data: rest } : { type, ...rest })),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
  {
    weight: 1,
    arbitrary: fields.map(
      (rest) => `{"type":"order:status_update","__proto__":{"isAdmin":true},${JSON.stringify(rest).slice(1)}`,
    ),
  },
  {
    weight: 1,
    arbitrary: fields.map(
      (rest) =>
        `{"type":"order:status_update","data":{"__proto__":{"isAdmin":true},"constructor":1,${JSON.stringify(rest).slice(1)}}`,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(new ArrayBuffer(8), new Uint8Array([123]), undefined, null, 5),
  },
);

interface Verdict {
  readonly kind: 'pong' | 'settings' | 'status' | 'bad';
  /** The fields of a valid status. */
  readonly status?: Readonly<Record<string, unknown>>;
  /** What it can do without is broken: it counts, and so does the broken part. */
  readonly isPartly?: boolean;
}
const BAD: Verdict = { kind: 'bad' };
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
const isTextOrNone = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string';
const isMoment = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && !Number.isNaN(new Date(value).getTime()));
const isCourier = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isRecord(value) && isTextOrNone(value['name']) && isTextOrNone(value['phone']));

/** What a frame is worth by the wording of the specification, without the shop's own reader. */
const judge = (frame: unknown): Verdict => {
  if (typeof frame !== 'string') return BAD;
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return BAD;
  }
  if (!isRecord(value)) return BAD;
  if (value['type'] === 'pong') return { kind: 'pong' };
  if (value['type'] === 'settings:update') return { kind: 'settings' };
  if (value['type'] !== 'order:status_update') return BAD;
  const status = value['data'] ?? value;
  return isRecord(status) &&
    isId(status['orderId']) &&
    isId(status['userId']) &&
    typeof status['status'] === 'string' &&
    isMoment(status['timestamp'])
    ? {
        kind: 'status',
        status,
        isPartly: !isTextOrNone(status['previousStatus']) || !isCourier(status['courierInfo']),
      }
    : BAD;
};

const tracked = fold(shopOpened(), signedIn(), orderActive());
const trackedShop = () => {
  vi.clearAllTimers();
  let settingsAsked = 0;
  const shop = openLiveShop(tracked, {
    api: {
      settings: () => {
        settingsAsked += 1;
        return NEVER;
      },
    },
  });
  shop.network.socket().opens();
  return { ...shop, settingsAsked: () => settingsAsked };
};

property(
  {
    id: 60,
    title: 'no frame throws, and none but a valid one changes anything; a bad one or a bad part is counted',
    section: 'specification, section 7, "Live connection"; assumptions, section 6, "live messages"',
  },
  async (check) => {
    await check(
      fc.property(fc.array(frames, { minLength: 1, maxLength: 6 }), (texts) => {
        const shop = trackedShop();
        let newest = 0;
        for (const text of texts) {
          const verdict = judge(text);
          const before = shop.store.state();
          const counted = shop.network.reports.length;
          const asked = shop.settingsAsked();
          const event = new MessageEvent('message', { data: text });
          expect(() => shop.network.socket().dispatchEvent(event)).not.toThrow();
          const { order } = shop.store.state();
          expect(shop.network.reports.length - counted).toBe(
            verdict.kind === 'bad' || verdict.isPartly ? 1 : 0,
          );
          expect(shop.settingsAsked() - asked).toBe(verdict.kind === 'settings' ? 1 : 0);
          const { status = {} } = verdict;
          const time = new Date(status['timestamp'] as string | number).getTime();
          const isOurs = status['orderId'] === 'order-1' && status['userId'] === 'user-1';
          const isApplied =
            verdict.kind === 'status' && isOurs && time >= newest && before.order.completedIds.length === 0;
          if (!isApplied) expect(shop.store.state()).toBe(before);
          else {
            newest = time;
            expect(order.active?.status).toBe(status['status']);
          }
          expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
        }
        expect(shop.reports).toEqual([]);
        shop.stop();
      }),
    );
    await check(
      fc.property(
        fc.constantFrom('x', '{"a":', '[[', '"\\u0000'),
        fc.constantFrom('text', 'status', 'field'),
        (piece, where) => {
          const megabyte = piece.repeat(Math.ceil(1_048_576 / piece.length));
          const valid = {
            type: 'order:status_update',
            orderId: 'order-2',
            userId: 'user-1',
            status: 'OnWay',
            timestamp: 5,
          };
          const text = {
            text: megabyte,
            status: JSON.stringify({ ...valid, status: megabyte }),
            field: JSON.stringify({ type: 'hello', [megabyte]: 1 }),
          }[where];
          const shop = trackedShop();
          const before = shop.store.state();
          shop.network.socket().receives(text);
          expect(shop.store.state()).toBe(before);
          shop.stop();
        },
      ),
      { share: 0.01 },
    );
  },
);
