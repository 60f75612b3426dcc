import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inZone } from '../../tests/properties/zones.ts';
import {
  CLOSED_DAY,
  closingAfter,
  dayHours,
  isDayOff,
  isOpenAt,
  nextOpening,
  type WorkDay,
  type WorkWeek,
} from './workTime.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const DAY = 1440;
const WEEK = 7 * DAY;
/** Minutes from a Sunday in a July week without a clock change anywhere; may pass the week. */
const moment = (minute: number): number => new Date(2025, 6, 6, 0, minute).getTime();
const at = (day: number, clock: string): number => moment(day * DAY + minutesOf(clock));
const minutesOf = (clock: string): number => Number(clock.split(':')[0]) * 60 + Number(clock.split(':')[1]);
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const every = (day: WorkDay | null): WorkWeek => Array.from({ length: 7 }, () => day);
const hours = (open: string, close: string, isNextDay = false): WorkDay => ({ open, close, isNextDay });

const clock = fc.oneof(fc.constantFrom(0, 1, 120, 600, 1380, 1439, 1440), fc.nat({ max: DAY })).map(clockOf);
const day = fc.option(fc.record({ open: clock, close: clock, isNextDay: fc.boolean() }), { freq: 9 });
const week = fc.array(day, { minLength: 7, maxLength: 7 });

/** The week as a table of minutes, written from the sentence "intended hours" and nothing else. */
function openMinutes(days: WorkWeek): readonly boolean[] {
  const table = Array.from({ length: WEEK }, () => false);
  const mark = (from: number, to: number): void => {
    for (let minute = from; minute <= to; minute += 1) table[minute % WEEK] = true;
  };
  days.forEach((each, index) => {
    const midnight = index * DAY;
    if (!each) return mark(midnight, midnight + DAY - 1);
    const [open, close] = [minutesOf(each.open), minutesOf(each.close)];
    if (open < close) return mark(midnight + open, midnight + Math.min(close, DAY - 1));
    if (each.isNextDay && close < open) mark(midnight + open, midnight + DAY + close);
    return undefined;
  });
  return table;
}

test('agrees with a table of all minutes of the week', () => {
  fc.assert(
    fc.property(week, (days) => {
      const table = openMinutes(days);
      const wrong = table.findIndex((isOpen, minute) => isOpen !== isOpenAt(days, moment(minute)));
      expect(wrong).toBe(-1);
    }),
    { numRuns: Math.ceil(numRuns / 10) },
  );
});

test('reads the clock on the wall at any moment of the year, clock changes included', () => {
  fc.assert(
    fc.property(week, fc.integer({ min: 0, max: 3 * 365 * DAY }), (days, minutes) => {
      const then = new Date(Date.UTC(2024, 0, 1) + minutes * 60_000);
      const minute = then.getDay() * DAY + then.getHours() * 60 + then.getMinutes();
      expect(isOpenAt(days, then.getTime())).toBe(openMinutes(days)[minute]);
    }),
    { numRuns },
  );
});

test('finds the next opening of a closed shop and the last minute of an open one', () => {
  fc.assert(
    fc.property(week, fc.nat({ max: WEEK - 1 }), (days, minute) => {
      const table = openMinutes(days);
      const now = table[minute];
      const change = Array.from({ length: WEEK }, (_, ahead) => minute + ahead).find(
        (each) => table[each % WEEK] !== now,
      );
      const opening = now || change === undefined ? null : moment(change);
      const closing = !now || change === undefined ? null : moment(change - 1);
      expect(nextOpening(days, moment(minute))).toBe(opening);
      expect(closingAfter(days, moment(minute))).toBe(closing);
    }),
    { numRuns },
  );
});

test('hours after midnight belong to the day before, Saturday to Sunday included', () => {
  const days = every(hours('10:00', '02:00', true));
  for (const weekday of [0, 1, 6, 7]) {
    expect(isOpenAt(days, at(weekday, '00:00'))).toBe(true);
    expect(isOpenAt(days, at(weekday, '02:00') + 59_999)).toBe(true);
    expect(isOpenAt(days, at(weekday, '02:01'))).toBe(false);
    expect(isOpenAt(days, at(weekday, '09:59'))).toBe(false);
    expect(isOpenAt(days, at(weekday, '10:00'))).toBe(true);
  }
  const saturdayOnly = every(hours('00:00', '00:00')).with(6, hours('20:00', '03:00', true));
  expect(isOpenAt(saturdayOnly, at(7, '03:00'))).toBe(true);
  expect(isOpenAt(saturdayOnly, at(1, '01:00'))).toBe(false);
  expect(closingAfter(saturdayOnly, at(6, '21:30'))).toBe(at(7, '03:00'));
  expect(nextOpening(saturdayOnly, at(0, '12:00'))).toBe(at(6, '20:00'));
});

test('equal open and close are a closed day, also with the next-day mark', () => {
  for (const isNextDay of [false, true]) {
    const days = every(hours('10:00', '10:00', isNextDay));
    for (const time of ['00:00', '09:00', '10:00', '10:01', '23:59'])
      expect(isOpenAt(days, at(2, time))).toBe(false);
    expect(nextOpening(days, at(2, '10:00'))).toBeNull();
  }
});

test('a next-day mark set by mistake opens nothing in the night', () => {
  const days = every(hours('10:00', '23:00', true));
  expect(isOpenAt(days, at(1, '00:30'))).toBe(false);
  expect(isOpenAt(days, at(1, '09:00'))).toBe(false);
  expect(isOpenAt(days, at(1, '23:00'))).toBe(true);
});

test('a close earlier than the open without the mark is a closed day', () => {
  expect(isOpenAt(every(hours('10:00', '00:00')), at(1, '12:00'))).toBe(false);
});

test('00:00–24:00 is all day, and day after day it never closes', () => {
  for (const close of ['24:00', '23:59']) {
    const days = every(hours('00:00', close));
    expect(isOpenAt(days, at(1, '00:00')) && isOpenAt(days, at(1, '23:59'))).toBe(true);
    expect(closingAfter(days, at(1, '12:00'))).toBeNull();
  }
});

test('the last minute lasts to its last second', () => {
  const days = every(hours('10:00', '22:00'));
  expect(closingAfter(days, at(1, '22:00') + 59_999)).toBe(at(1, '22:00'));
  expect(closingAfter(days, at(1, '22:01'))).toBeNull();
  expect(nextOpening(days, at(1, '22:01'))).toBe(at(2, '10:00'));
});

test('one-digit hours are read', () => {
  const days = every(hours('9:00', '21:30'));
  expect(isOpenAt(days, at(1, '08:59'))).toBe(false);
  expect(isOpenAt(days, at(1, '9:00'))).toBe(true);
  expect(isOpenAt(days, at(1, '21:31'))).toBe(false);
});

test('unknown hours mean open and have neither an opening nor an end', () => {
  for (const unknown of [null, [], every(null)] as const) {
    expect(isOpenAt(unknown, at(3, '04:00'))).toBe(true);
    expect(nextOpening(unknown, at(3, '04:00'))).toBeNull();
    expect(closingAfter(unknown, at(3, '04:00'))).toBeNull();
    expect(dayHours(unknown, at(3, '04:00'))).toBeNull();
  }
});

test('a day whose hours cannot be read is closed, and the others are as they are', () => {
  for (const close of ['утро', '24:01', '10:60', '9:0', '']) {
    const days = every(hours('10:00', '22:00')).with(3, hours('00:00', close));
    expect([2, 3, 4].map((weekday) => isOpenAt(days, at(weekday, '12:00')))).toEqual([true, false, true]);
    expect(dayHours(days, at(3, '12:00'))).toEqual(CLOSED_DAY);
    expect(nextOpening(days, at(3, '12:00'))).toBe(at(4, '10:00'));
  }
});

test('a day off is one that opens when it closes', () => {
  expect([hours('00:00', '00:00'), hours('9:00', '09:00', true), CLOSED_DAY].map(isDayOff)).toEqual([
    true,
    true,
    true,
  ]);
  expect([hours('00:00', '24:00'), hours('10:00', '02:00', true)].map(isDayOff)).toEqual([false, false]);
});

test('no text in the hours makes it throw', () => {
  const garbage = fc.oneof(clock, fc.string(), fc.constantFrom('24:01', '9:0', '-1:00', '10:60', ''));
  const days = fc.array(fc.option(fc.record({ open: garbage, close: garbage, isNextDay: fc.boolean() })));
  fc.assert(
    fc.property(days, fc.nat({ max: WEEK }), (all, minute) => {
      const isOpen = isOpenAt(all, moment(minute));
      expect(isOpen && nextOpening(all, moment(minute)) !== null).toBe(false);
      expect(!isOpen && closingAfter(all, moment(minute)) !== null).toBe(false);
    }),
    { numRuns },
  );
});

test("gives the moment's own weekday as the chain wrote it", () => {
  const days = every(hours('10:00', '22:00'))
    .with(0, hours('9:00', '02:00', true))
    .with(1, null);
  expect(dayHours(days, at(0, '01:00'))).toEqual(hours('9:00', '02:00', true));
  expect(dayHours(days, at(1, '01:00'))).toBeNull();
  expect(dayHours(days, at(6, '23:59'))).toEqual(hours('10:00', '22:00'));
});

test('where the clock repeats an hour, the second one has its own closing and opening', () => {
  // Berlin, 25 October 2026: 02:00–02:59 comes twice, first in summer time (UTC+2), then in winter time (UTC+1).
  const summer = Date.UTC(2026, 9, 25, 0, 10);
  const winter = summer + 3_600_000;
  inZone('Europe/Berlin', () => {
    const days = every(hours('18:00', '02:30', true));
    expect([isOpenAt(days, summer), isOpenAt(days, winter)]).toEqual([true, true]);
    expect(closingAfter(days, summer)).toBe(summer + 20 * 60_000);
    expect(closingAfter(days, winter)).toBe(winter + 20 * 60_000);
    expect(nextOpening(days, summer + 30 * 60_000)).toBe(Date.UTC(2026, 9, 25, 1, 0));
  });
});

test('where the clock skips an hour, hours that begin or end in it follow the clock on the wall', () => {
  // Berlin, 29 March 2026: 01:59 is followed by 03:00 (01:00 UTC).
  const jump = Date.UTC(2026, 2, 29, 1, 0);
  inZone('Europe/Berlin', () => {
    expect(closingAfter(every(hours('18:00', '02:30', true)), jump - 3_600_000)).toBe(jump - 60_000);
    expect(nextOpening(every(hours('02:30', '12:00')), jump - 3_600_000)).toBe(jump);
    expect(closingAfter(every(hours('02:30', '12:00')), jump)).toBe(Date.UTC(2026, 2, 29, 10, 0));
  });
});
