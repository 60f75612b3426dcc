import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { clientMessage } from '../../contracts/live.ts';
import type { UserId } from '../domain/customer.ts';
import { personal, type Token } from '../domain/personal.ts';
import { delayBefore } from './live.ts';
import { brand } from './readers/brand.ts';
import { fakeLive } from '../../tests/api/socket.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const token = personal<Token>('a+b&c');
const userId = brand<UserId>('7');
const customer = { token, userId };
const ping = { type: 'ping' };
const pong = { type: 'pong' };
const subscribe = { type: 'subscribe', channel: 'user:7:orders' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** Lets time pass until the next socket is made, and says how long that took. */
const untilNext = (fake: ReturnType<typeof fakeLive>, mostMs = 40_000): number => {
  const before = fake.sockets.length;
  let waited = 0;
  while (fake.sockets.length === before && waited < mostMs) {
    vi.advanceTimersByTime(100);
    waited += 100;
  }
  return waited;
};

describe('connecting', () => {
  test('happens at once, with the token as a parameter', () => {
    const { sockets } = fakeLive(customer, { url: 'wss://live.example/ws?chain=1' });
    expect(sockets).toHaveLength(1);
    const address = new URL(sockets[0]?.url ?? '');
    expect(address.origin + address.pathname).toBe('wss://live.example/ws');
    expect(Object.fromEntries(address.searchParams)).toEqual({ chain: '1', token });
  });

  test('without a token names none', () => {
    expect(fakeLive().socket().url).toBe('wss://live.example/ws');
    expect(fakeLive({ token: personal<Token>('') }).socket().url).toBe('wss://live.example/ws');
  });

  test('subscribes a customer once for each socket, after it opened, and a guest never', () => {
    const fake = fakeLive(customer);
    expect(fake.socket().sent).toEqual([]);
    fake.socket().opens();
    expect(fake.socket().sent).toEqual([subscribe]);
    fake.socket().drops();
    untilNext(fake);
    fake.socket().opens();
    expect(fake.sockets.map(({ sent }) => sent)).toEqual([[subscribe], [subscribe]]);
    const guest = fakeLive();
    guest.socket().opens();
    expect(guest.socket().sent).toEqual([]);
  });

  test('is told each time, as is every loss', () => {
    const fake = fakeLive(customer);
    fake.socket().opens();
    fake.socket().drops();
    untilNext(fake);
    fake.socket().opens();
    expect(fake.messages).toEqual([{ type: 'opened' }, { type: 'lost' }, { type: 'opened' }]);
  });
});

describe('the heartbeat', () => {
  test('pings every 30 seconds while pongs come', () => {
    const fake = fakeLive();
    fake.socket().opens();
    for (let round = 1; round <= 20; round += 1) {
      vi.advanceTimersByTime(29_999);
      expect(fake.socket().sent).toHaveLength(round - 1);
      vi.advanceTimersByTime(1);
      expect(fake.socket().sent).toEqual(Array.from({ length: round }, () => ping));
      fake.socket().receives(pong);
    }
    expect(fake.socket().closings).toEqual([]);
  });

  test('bears a pong that takes all but 10 seconds', () => {
    const fake = fakeLive();
    fake.socket().opens();
    vi.advanceTimersByTime(39_999);
    fake.socket().receives(pong);
    vi.advanceTimersByTime(20_000);
    expect(fake.socket().closings).toEqual([]);
  });

  test('closes once with 4000 after 10 seconds without a pong, and connects again', () => {
    const fake = fakeLive();
    const first = fake.socket();
    first.opens();
    vi.advanceTimersByTime(39_999);
    expect(first.closings).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(first.closings).toEqual([{ code: 4000, reason: 'No pong received' }]);
    expect(fake.messages).toEqual([{ type: 'opened' }, { type: 'lost' }]);
    vi.advanceTimersByTime(1_000);
    expect(fake.sockets).toHaveLength(2);
    vi.advanceTimersByTime(300_000);
    expect(first.closings).toHaveLength(1);
  });

  test('is silent after the connection is lost', () => {
    const fake = fakeLive();
    const first = fake.socket();
    first.opens();
    first.drops();
    vi.advanceTimersByTime(100_000);
    expect(first.sent).toEqual([]);
  });
});

describe('connecting again', () => {
  test('waits 1, 2, 4, 8, 16, 30, 30 … seconds at most', () => {
    const fake = fakeLive();
    const waits = Array.from({ length: 9 }, () => {
      fake.socket().drops();
      return untilNext(fake);
    });
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  });

  test('waits anything below that', () => {
    const fake = fakeLive({}, { random: () => 0.25 });
    const waits = Array.from({ length: 6 }, () => {
      fake.socket().drops();
      return untilNext(fake);
    });
    expect(waits).toEqual([300, 500, 1_000, 2_000, 4_000, 7_500]);
  });

  test('begins anew only after a pong, not after an opening', () => {
    const fake = fakeLive();
    for (const wait of [1_000, 2_000, 4_000]) {
      fake.socket().opens();
      fake.socket().drops();
      expect(untilNext(fake)).toBe(wait);
    }
    fake.socket().opens();
    fake.socket().receives(pong);
    fake.socket().drops();
    expect(untilNext(fake)).toBe(1_000);
  });

  test('never waits longer than its bound, at any attempt', () => {
    const attempt = fc.oneof(fc.nat({ max: 8 }), fc.nat(), fc.constant(2_000));
    fc.assert(
      fc.property(attempt, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (n, chance) => {
        const most = Math.min(30_000, 1_000 * 2 ** Math.min(n, 30));
        const wait = delayBefore(n, () => chance);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(most);
      }),
      { numRuns },
    );
  });

  test('tries some 40 times in ten minutes without a server', () => {
    const fake = fakeLive({}, { random: () => 0.5 });
    for (let second = 0; second < 600; second += 1) {
      if (fake.socket().isAlive) fake.socket().drops();
      vi.advanceTimersByTime(1_000);
    }
    expect(fake.sockets.length).toBeGreaterThan(30);
    expect(fake.sockets.length).toBeLessThanOrEqual(50);
  });
});

describe('a browser that makes no socket', () => {
  test('is a lost connection: it is tried again, and told of once', () => {
    const fake = fakeLive(customer);
    fake.socket().drops();
    fake.refusal = new SyntaxError(`The URL 'wss://live.example/ws?token=${token}' is invalid`);
    vi.advanceTimersByTime(7_000);
    expect(vi.getTimerCount()).toBe(1);
    fake.refusal = null;
    vi.advanceTimersByTime(8_000);
    expect(fake.sockets).toHaveLength(2);
    expect(fake.errors).toEqual([]);
    expect(fake.messages.every(({ type }) => type === 'lost')).toBe(true);
  });

  test('at the very beginning, with an address that is none, neither ends the stream nor names the token', () => {
    const fake = fakeLive(customer, { url: 'live.example' });
    expect(fake.messages).toEqual([{ type: 'lost' }]);
    vi.advanceTimersByTime(120_000);
    expect([fake.sockets, fake.errors]).toEqual([[], []]);
    expect(vi.getTimerCount()).toBe(1);
    expect(fake.reports).toHaveLength(1);
    expect(String(fake.reports)).not.toContain(token);
    fake.end();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the end', () => {
  test('unsubscribes, closes with 1000 and leaves no timer', () => {
    const fake = fakeLive(customer);
    fake.socket().opens();
    vi.advanceTimersByTime(30_000);
    fake.end();
    expect(fake.socket().sent.at(-1)).toEqual({ type: 'unsubscribe', channel: 'user:7:orders' });
    expect(fake.socket().closings).toEqual([{ code: 1000, reason: undefined }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('of a guest needs no word', () => {
    const fake = fakeLive();
    fake.socket().opens();
    fake.end();
    expect(fake.socket()).toMatchObject({ sent: [], closings: [{ code: 1000 }] });
  });

  test('before the socket opened closes it without a word as soon as it does', () => {
    const fake = fakeLive(customer);
    fake.end();
    expect(fake.socket().closings).toEqual([]);
    fake.socket().opens();
    expect(fake.socket()).toMatchObject({ sent: [], closings: [{ code: 1000 }], isAlive: false });
  });

  test('is deaf to the socket’s late events', () => {
    const fake = fakeLive(customer);
    const socket = fake.socket();
    fake.end();
    socket.opens();
    socket.receives({ type: 'settings:update' });
    socket.drops();
    vi.advanceTimersByTime(60_000);
    expect([fake.messages, fake.sockets.length, socket.sent]).toEqual([[], 1, []]);
  });

  test('while nothing is connected ends the waiting', () => {
    const fake = fakeLive();
    fake.socket().drops();
    fake.end();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('what the client says keeps the contract', () => {
  const fake = fakeLive(customer);
  fake.socket().opens();
  vi.advanceTimersByTime(30_000);
  fake.end();
  expect(fake.socket().sent).toHaveLength(3);
  for (const message of fake.socket().sent) expect(z.parse(clientMessage, message)).toEqual(message);
});
