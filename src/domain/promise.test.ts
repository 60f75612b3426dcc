import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { promisedTime, promiseWords } from './promise.ts';
import type { WorkWeek } from './workTime.ts';

const WEEK: WorkWeek = Array.from({ length: 7 }, () => ({
  open: '10:45',
  close: '22:00',
  isNextDay: false,
}));
const at = (hours: number, minutes: number, day = 25) => new Date(2026, 10, day, hours, minutes).getTime();
const words = (changes: Partial<Parameters<typeof promisedTime>[0]>) => {
  const input = {
    week: WEEK,
    method: 'delivery',
    slot: null,
    minutes: 45,
    now: at(18, 3),
    ...changes,
  } as const;
  const promised = promisedTime(input);
  return promised && promiseWords(promised, input.now);
};

test('delivery comes after the minutes of the zone, to five minutes', () => {
  expect(words({})).toBe('к\u00A018:50');
  expect(words({ now: at(18, 5) })).toBe('к\u00A018:50');
  expect(words({ now: at(18, 6) })).toBe('к\u00A018:55');
});

test('a chosen slot is the promise', () => {
  expect(words({ slot: new Date(at(19, 30)).toISOString() })).toBe('к\u00A019:30');
  expect(words({ slot: new Date(at(11, 30, 26)).toISOString() })).toBe('завтра к\u00A011:30');
});

test('closed, it says from when', () => {
  expect(words({ now: at(23, 0) })).toBe('завтра с\u00A010:45');
  expect(words({ now: at(3, 0) })).toBe('с\u00A010:45');
});

test.each([
  ['before the page knows the time', { now: 0 }],
  ['where the zone names no minutes', { minutes: null }],
  ['for self-pickup as soon as possible', { method: 'self' as const }],
])('nothing is promised %s', (_when, changes) => {
  expect(words(changes)).toBeNull();
});

test('a promise is never earlier than it takes, nor more than five minutes later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 240 }), fc.integer({ min: 0, max: 659 }), (minutes, past) => {
      const now = at(10, 45) + past * 60_000;
      const promised = promisedTime({ week: WEEK, method: 'delivery', slot: null, minutes, now });
      const late = (promised?.at ?? 0) - now - minutes * 60_000;
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThan(300_000);
    }),
  );
});
