import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { happyMoment, type HappyHours } from './happyHours.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
/** Of the week that begins on Monday, 9 March 2026. */
const at = (day: number, hour: number, minute = 0): number =>
  new Date(2026, 2, 8 + day, hour, minute).getTime();
const hoursOf = (from: number, to: number, days: readonly number[] = []): HappyHours => ({
  title: '',
  text: '',
  days,
  from: from * 60,
  to: to * 60,
  code: null,
  image: null,
  sections: [],
  products: [],
});
const afternoon = hoursOf(14, 17, [1, 2, 3, 4, 5]);

describe('happy hours on workdays from 14:00 to 17:00', () => {
  test.each([
    ['at their first minute', at(1, 14), { kind: 'now', endsAt: at(1, 17) }],
    ['a minute before their end', at(1, 16, 59), { kind: 'now', endsAt: at(1, 17) }],
    ['in the morning', at(1, 9), { kind: 'today', startsAt: at(1, 14) }],
    ['at their end', at(1, 17), { kind: 'later', startsAt: at(2, 14) }],
    ['on Friday evening', at(5, 20), { kind: 'later', startsAt: at(8, 14) }],
    ['on Sunday', at(7, 15), { kind: 'later', startsAt: at(8, 14) }],
  ])('%s', (_when, now, expected) => {
    expect(happyMoment([afternoon], now)).toMatchObject(expected);
  });
});

test('hours over midnight belong to the day on which they begin', () => {
  const night = hoursOf(22, 1, [6]);
  expect(happyMoment([night], at(7, 0, 30))).toMatchObject({ kind: 'now', endsAt: at(7, 1) });
  expect(happyMoment([night], at(6, 0, 30))).toMatchObject({ kind: 'today', startsAt: at(6, 22) });
});

test('equal ends are the whole day round', () => {
  expect(happyMoment([hoursOf(10, 10)], at(1, 9))).toMatchObject({ kind: 'now', endsAt: at(1, 10) });
});

test('of several hours those that run come first, then those that come next', () => {
  const morning = hoursOf(9, 11);
  expect(happyMoment([afternoon, morning], at(1, 10))?.hours).toBe(morning);
  expect(happyMoment([afternoon, morning], at(1, 12))?.hours).toBe(afternoon);
});

test('without hours there is no moment', () => {
  expect(happyMoment([], at(1, 15))).toBeNull();
});

test('a moment within hours ends later, one outside of them is followed by their begin, and nothing lies between', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const hours = fc.record({
    from: minutes,
    to: minutes,
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
  });
  const moments = fc.integer({ min: at(1, 0), max: at(60, 0) });
  fc.assert(
    fc.property(fc.array(hours, { minLength: 1, maxLength: 3 }), moments, (list, now) => {
      const all = list.map((own) => ({ ...afternoon, ...own }));
      const moment = happyMoment(all, now);
      if (!moment) throw new Error('There are always hours to come');
      if (moment.kind === 'now') {
        expect(moment.endsAt).toBeGreaterThan(now);
        return;
      }
      expect(moment.startsAt).toBeGreaterThan(now);
      expect(moment.startsAt - now).toBeLessThanOrEqual(8 * 24 * 60 * 60_000);
      expect(happyMoment(all, moment.startsAt)).toMatchObject({ kind: 'now' });
      const between = now + Math.floor((moment.startsAt - now) / 2);
      expect(happyMoment(all, between)).toMatchObject({ startsAt: moment.startsAt });
    }),
    { numRuns },
  );
});
