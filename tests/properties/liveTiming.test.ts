import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { delayBefore } from '../../src/ports/live.ts';
import { fakeLive, type FakeSocket, type FakeLive } from '../api/socket.ts';
import { randomFrom } from '../randomFrom.ts';
import { returnsAfter } from './herd.ts';
import { sentTypes } from './liveShop.ts';
import { property } from './property.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PONG = { type: 'pong' };
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** The longest delays in seconds, as the specification and the assumptions write them out. */
const LONGEST = [1, 2, 4, 8, 16, 30] as const;
const longest = (attempt: number): number => (LONGEST[Math.min(attempt, 5)] ?? 30) * 1_000;

/** How a server treats one connection, until it is lost. */
const FATES: Readonly<Record<string, (socket: FakeSocket) => void>> = {
  refused: (socket) => socket.drops(),
  flapping: (socket) => {
    socket.opens();
    vi.advanceTimersByTime(500);
    socket.drops();
  },
  answering: (socket) => {
    socket.opens();
    vi.advanceTimersByTime(31_000);
    socket.receives(PONG);
    socket.drops();
  },
  silent: (socket) => {
    socket.opens();
    vi.advanceTimersByTime(40_000);
  },
};
const fates = fc.array(fc.constantFrom('refused', 'refused', 'flapping', 'silent', 'answering'), {
  minLength: 1,
  maxLength: 12,
});

/** Milliseconds until the next socket is made. */
const wait = (fake: FakeLive): number => {
  const since = Date.now();
  const before = fake.sockets.length;
  while (fake.sockets.length === before && Date.now() - since < 40_000) vi.advanceTimersToNextTimer();
  return Date.now() - since;
};
/** How long the server was down, in seconds. */
const DOWN_S = [30, 60, 300, 600] as const;
/** The most of its clients that come back in one second (`docs/operations.md`, "Live connections"). */
const MOST_AT_ONCE = 0.08;
/** Chance alone gives one herd of 1,000 up to a hundredth more in some second: what is held is the mean of several. */
const HERDS = 3;

/** The fullest second after the server is back, as a share of all clients. */
const fullest = (downMs: number): number => {
  const herds = Array.from({ length: HERDS }, (_, seed) => returnsAfter(downMs, randomFrom(seed + 1)));
  const clients = herds.flat().reduce((sum, count) => sum + count, 0);
  const bySecond = herds[0]?.map((_, second) =>
    herds.reduce((sum, returned) => sum + (returned[second] ?? 0), 0),
  );
  return Math.max(...(bySecond ?? [])) / clients;
};

property(
  {
    id: 56,
    title:
      'delays lie below bounds of 1, 2, 4 … 30 s, which begin anew after a pong only, and no herd comes back in one second',
    section: 'specification, section 9, "Live connection"; assumptions, section 6, "reconnect delays"',
  },
  async (check) => {
    await check(
      fc.property(fates, chance, (script, luck) => {
        const fake = fakeLive({}, { random: () => luck });
        let attempt = 0;
        for (const fate of script) {
          FATES[fate]?.(fake.socket());
          if (fate === 'answering') attempt = 0;
          const waited = wait(fake);
          expect(waited).toBeLessThanOrEqual(longest(attempt));
          expect(waited).toBeGreaterThanOrEqual(Math.floor(longest(attempt) * luck));
          attempt += 1;
        }
        fake.end();
      }),
    );
    await check(
      fc.property(fc.oneof(fc.nat(8), fc.constant(2_000), fc.maxSafeNat()), chance, (attempt, luck) => {
        const delay = delayBefore(attempt, () => luck);
        expect(delay).toBeLessThanOrEqual(longest(attempt));
        expect(delay).toBeCloseTo(longest(attempt) * luck, 6);
      }),
    );
    await check(
      fc.property(fc.nat(), (seed) => {
        const fake = fakeLive({}, { random: randomFrom(seed + 1) });
        const end = Date.now() + 600_000;
        while (Date.now() < end) {
          if (fake.socket().isAlive) fake.socket().drops();
          vi.advanceTimersToNextTimer();
        }
        fake.end();
        expect(fake.sockets.length).toBeLessThanOrEqual(80);
      }),
      { share: 0.2 },
    );
    for (const downS of DOWN_S) expect(fullest(downS * 1_000)).toBeLessThanOrEqual(MOST_AT_ONCE);
  },
);

/** How long each ping waits for its pong; null: for ever. Ten seconds is the border. */
const pongs = fc.array(fc.constantFrom(0, 1, 5_000, 9_999, 10_001, 12_000, null), {
  minLength: 1,
  maxLength: 8,
});
const SLEEP_MS = 300_000;
const pingsOf = (socket: FakeSocket): number => sentTypes(socket).filter((type) => type === 'ping').length;

property(
  {
    id: 58,
    title: 'a ping each 30 s; without a pong in 10 s it closes once with 4000; a sleep is one check',
    section: 'specification, section 9, "Live connection"',
  },
  async (check) => {
    await check(
      fc.property(pongs, (latencies) => {
        const fake = fakeLive();
        const first = fake.socket();
        first.opens();
        for (const [round, latency] of latencies.entries()) {
          vi.advanceTimersByTime(30_000 - (round === 0 ? 0 : (latencies[round - 1] ?? 0)));
          expect(pingsOf(first)).toBe(round + 1);
          if (latency !== null && latency < 10_000) {
            vi.advanceTimersByTime(latency);
            first.receives(PONG);
            continue;
          }
          vi.advanceTimersByTime(9_999);
          expect(first.closings).toEqual([]);
          vi.advanceTimersByTime(1);
          expect(first.closings).toEqual([{ code: 4000, reason: 'No pong received' }]);
          expect(wait(fake)).toBe(1_000);
          // A late pong on the socket that was given up proves nothing: the delay grows on.
          first.receives(PONG);
          fake.socket().drops();
          expect(wait(fake)).toBe(2_000);
          break;
        }
        expect(first.closings.length).toBeLessThanOrEqual(1);
        fake.end();
      }),
    );
    await check(
      fc.property(
        fc.record({
          before: fc.oneof(fc.nat(75_000), fc.constantFrom(0, 29_999, 30_000, 30_001, 35_000, 39_998)),
          /** Timers stand still while the machine sleeps, or all that is overdue fires as it wakes. */
          isOverdue: fc.boolean(),
          isAlive: fc.boolean(),
        }),
        ({ before, isOverdue, isAlive }) => {
          const fake = fakeLive();
          const socket = fake.socket();
          const answered = { pings: 0 };
          const answer = () => {
            while (answered.pings < pingsOf(socket)) {
              answered.pings += 1;
              socket.receives(PONG);
            }
          };
          const pass = (ms: number, isAnswering: boolean) => {
            for (let left = ms; left > 0; left -= 1_000) {
              vi.advanceTimersByTime(Math.min(left, 1_000));
              if (isAnswering) answer();
            }
          };
          socket.opens();
          // The last ping before the sleep may be unanswered yet.
          pass(Math.min(before, 29_999), true);
          pass(Math.max(0, before - 29_999), before >= 40_000);
          const asked = pingsOf(socket);
          vi.setSystemTime(Date.now() + SLEEP_MS);
          if (isOverdue) vi.advanceTimersToNextTimer();
          pass(29_000, isAlive);
          expect(pingsOf(socket) - asked).toBeLessThanOrEqual(1);
          pass(30_000, isAlive);
          expect(socket.closings).toHaveLength(isAlive ? 0 : 1);
          expect(pingsOf(socket) - asked).toBeGreaterThanOrEqual(1);
          fake.end();
        },
      ),
    );
    await check(
      fc.property(fc.integer({ min: 11_000, max: 60_000 }), (lateMs) => {
        const fake = fakeLive();
        const socket = fake.socket();
        socket.opens();
        // A hidden page whose timers the browser holds back: a dead server is noticed all the same, at the second look.
        for (let timer = 0; timer < 3; timer += 1) {
          vi.setSystemTime(Date.now() + lateMs);
          vi.advanceTimersToNextTimer();
        }
        expect(socket.closings).toEqual([{ code: 4000, reason: 'No pong received' }]);
        fake.end();
      }),
      { share: 0.1 },
    );
  },
);
