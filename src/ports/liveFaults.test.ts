import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserId } from '../domain/customer.ts';
import { brand } from './readers/brand.ts';
import { fakeLive, type FakeSocket } from '../../tests/api/socket.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const userId = brand<UserId>('7');
const pong = { type: 'pong' };
const status = { type: 'order:status_update', orderId: 1, userId: 7, status: 'OnWay', timestamp: 5 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('frames', () => {
  test('of the server become messages', () => {
    const fake = fakeLive({ userId });
    fake.socket().opens();
    fake.socket().receives({ type: 'settings:update' });
    fake.socket().receives(status);
    fake.socket().receives({ type: 'order:status_update', data: status });
    expect(fake.messages).toMatchObject([
      { type: 'opened' },
      { type: 'settings' },
      { type: 'status', orderId: '1' },
      { type: 'status', orderId: '1' },
    ]);
  });

  test.each([
    '',
    '{',
    'null',
    '{"type":"hello"}',
    '{"type":"order:status_update","status":7}',
    'x'.repeat(1e6),
  ])('of junk are told of and dropped', (text) => {
    const fake = fakeLive();
    fake.socket().opens();
    fake.socket().receives(text);
    expect(fake.messages).toEqual([{ type: 'opened' }]);
    expect(fake.reports).toHaveLength(1);
    expect(fake.socket().isAlive).toBe(true);
  });

  test('that are no text are dropped', () => {
    const fake = fakeLive();
    fake.socket().opens();
    fake.socket().dispatchEvent(new MessageEvent('message', { data: new ArrayBuffer(8) }));
    expect([fake.messages.length, fake.reports.length]).toEqual([1, 1]);
  });
});

describe('a socket of the past', () => {
  const replaced = () => {
    const fake = fakeLive({ userId });
    const old = fake.socket();
    old.opens();
    vi.advanceTimersByTime(40_000);
    return { fake, old };
  };

  test('that comes to its end late loses nothing more', () => {
    const { fake, old } = replaced();
    vi.advanceTimersByTime(1_000);
    old.drops();
    expect(fake.messages.filter(({ type }) => type === 'lost')).toHaveLength(1);
    expect(fake.sockets).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('whose pong comes late proves nothing', () => {
    const { fake, old } = replaced();
    old.receives(pong);
    vi.advanceTimersByTime(1_000);
    fake.socket().drops();
    old.receives(pong);
    vi.advanceTimersByTime(1_999);
    expect(fake.sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(fake.sockets).toHaveLength(3);
  });

  test('says nothing that is heard', () => {
    const { fake, old } = replaced();
    old.receives(status);
    old.receives('junk');
    expect(fake.messages.map(({ type }) => type)).toEqual(['opened', 'lost']);
    expect(fake.reports).toEqual([]);
  });
});

type Step = (fake: ReturnType<typeof fakeLive>, any: FakeSocket) => void;

/** What servers, networks and browsers do. The second parameter is any socket that ever was. */
const STEPS: Readonly<Record<string, Step>> = {
  open: ({ socket }) => {
    if (socket().readyState === WebSocket.CONNECTING) socket().opens();
  },
  pong: (_played, any) => any.receives(pong),
  junk: (_played, any) => any.receives('{"type":'),
  status: (_played, any) => any.receives(status),
  drop: (_played, any) => any.drops(),
  second: () => void vi.advanceTimersByTime(1_000),
  tenSeconds: () => void vi.advanceTimersByTime(10_000),
  minute: () => void vi.advanceTimersByTime(60_000),
  refuse: (fake) => {
    fake.refusal = new Error('refused');
  },
  allow: (fake) => {
    fake.refusal = null;
  },
};

const script = fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat({ max: 5 })), {
  maxLength: 60,
});

const expectOneConnection = (fake: ReturnType<typeof fakeLive>): void => {
  const alive = fake.sockets.filter(({ isAlive }) => isAlive);
  expect(alive.length).toBeLessThanOrEqual(1);
  // Open: the next ping, and the wait for a pong. Lost: the next try and nothing else.
  expect(vi.getTimerCount()).toBeLessThanOrEqual(2);
  if (alive.length === 0) expect(vi.getTimerCount()).toBe(1);
  for (const { sent, closings } of fake.sockets) {
    const subscriptions = sent.filter((message) => JSON.stringify(message).includes('subscribe'));
    expect(subscriptions.length).toBeLessThanOrEqual(1);
    expect(closings.length).toBeLessThanOrEqual(1);
  }
  expect(fake.errors).toEqual([]);
};

test('whatever happens there is one socket or one timer for the next, and nothing is left at the end', () => {
  fc.assert(
    fc.property(script, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (steps, chance) => {
      const fake = fakeLive({ userId }, { random: () => chance });
      for (const [name, pick] of steps) {
        const any = fake.sockets.at(-1 - (pick % fake.sockets.length)) ?? fake.socket();
        STEPS[name]?.(fake, any);
        expectOneConnection(fake);
      }
      fake.end();
      expect(vi.getTimerCount()).toBe(0);
      if (fake.socket().readyState === WebSocket.CONNECTING) fake.socket().opens();
      expect(fake.sockets.some(({ isAlive }) => isAlive)).toBe(false);
    }),
    { numRuns },
  );
});

test('a day of losses leaves no more timers than an hour', () => {
  const fake = fakeLive({ userId });
  for (let hour = 0; hour < 24; hour += 1) {
    for (let minute = 0; minute < 60; minute += 1) {
      if (fake.socket().readyState === WebSocket.CONNECTING) fake.socket().opens();
      vi.advanceTimersByTime(30_000);
      fake.socket().receives(pong);
      if (minute % 7 === 0) fake.socket().drops();
      vi.advanceTimersByTime(30_000);
    }
    expectOneConnection(fake);
  }
  expect(fake.sockets.length).toBeGreaterThan(200);
});

describe('a network that comes back', () => {
  test('is connected at once, by one socket', () => {
    const fake = fakeLive({ userId });
    for (let loss = 0; loss < 6; loss += 1) {
      fake.socket().drops();
      vi.advanceTimersByTime(30_000);
    }
    fake.isOnline.next(false);
    fake.socket().drops();
    const made = fake.sockets.length;
    fake.isOnline.next(true);
    expect(fake.sockets).toHaveLength(made + 1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('has a connection that seems open asked at once', () => {
    const fake = fakeLive({ userId });
    const first = fake.socket();
    first.opens();
    fake.isOnline.next(false);
    fake.isOnline.next(true);
    expect(first.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(first.closings).toEqual([{ code: 4000, reason: 'No pong received' }]);
  });
});

test('a machine that slept over a pong asks once more before it gives the connection up', () => {
  const fake = fakeLive({ userId });
  const first = fake.socket();
  first.opens();
  vi.advanceTimersByTime(35_000);
  vi.setSystemTime(Date.now() + 300_000);
  vi.advanceTimersByTime(5_000);
  expect(first.sent.filter((message) => JSON.stringify(message) === '{"type":"ping"}')).toHaveLength(2);
  first.receives(pong);
  vi.advanceTimersByTime(20_000);
  expect(first.closings).toEqual([]);
});
