import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  CLOSED_DAY,
  dayHours,
  isOpenAt,
  nextOpening,
  closingAfter,
  type WorkWeek,
} from '../../src/domain/workTime.ts';
import { property } from './property.ts';
import {
  bordersOf,
  clockOf,
  DAY,
  isMeantOpen,
  nights,
  onlyOn,
  sameDayHours,
  UNREADABLE,
  WEEK,
  weekOf,
  weeks,
  type Written,
} from './weeks.ts';
import { changes, inZone, ZONES } from './zones.ts';

const SECTION = 'specification, section 5, "Work-time check"';
const READING = 'assumptions, section 6, "work time, previous day\'s hours"';

/** Minutes since Sunday 00:00 of a July week, in which no zone of the list changes its clocks. */
const momentOf = (minute: number): number => new Date(2026, 6, 5, 0, minute).getTime();
const isOpen = (days: readonly Written[], minute: number): boolean =>
  isOpenAt(weekOf(days), momentOf(minute));
/** The first minute of those given in which the shop is not as it is meant. */
const firstWrong = (days: readonly Written[], minutes: readonly number[]): number | undefined =>
  minutes.find((minute) => isOpen(days, minute) !== isMeantOpen(days, minute));
const wholeWeek = Array.from({ length: WEEK }, (_, minute) => minute);
const every = (open: string, close: string, isNextDay = false): WorkWeek =>
  Array.from({ length: 7 }, () => ({ open, close, isNextDay }));
const weekdays = fc.nat({ max: 6 });

property(
  { id: 30, title: 'the shop is open in exactly the minutes that the week means', section: SECTION },
  async (check) => {
    await check(
      fc.property(weeks, (days) => {
        expect(firstWrong(days, bordersOf(days))).toBeUndefined();
      }),
    );
    const wholeWeeks = fc.property(fc.constantFrom(...ZONES), weeks, (zone, days) => {
      expect(inZone(zone, () => firstWrong(days, wholeWeek))).toBeUndefined();
    });
    await check(wholeWeeks, { share: 0.02 });
    await check(
      fc.property(weeks, fc.nat({ max: WEEK - 1 }), fc.nat({ max: 59_999 }), (days, minute, ms) => {
        expect(isOpenAt(weekOf(days), momentOf(minute) + ms)).toBe(isMeantOpen(days, minute));
      }),
    );
  },
);

property(
  { id: 31, title: "a night ends in its own last minute, on the next day's morning", section: SECTION },
  async (check) => {
    const late: Written = {
      plan: { kind: 'night', open: 600, close: 120 },
      day: { open: '10:00', close: '02:00', isNextDay: true },
    };
    for (let weekday = 0; weekday < 7; weekday += 1) {
      const days = onlyOn(weekday, late);
      expect(wholeWeek.filter((minute) => isOpen(days, minute))).toHaveLength(14 * 60 + 121);
      const tomorrow = ((weekday + 1) % 7) * DAY;
      const open = [0, 120, 121, 599, 600].map((minute) => isOpen(days, tomorrow + minute));
      expect(open).toEqual([true, true, false, false, false]);
    }
    await check(
      fc.property(weekdays, nights, (weekday, night) => {
        const days = onlyOn(weekday, night);
        expect(firstWrong(days, bordersOf(days))).toBeUndefined();
      }),
    );
  },
);

property(
  { id: 32, title: 'equal opening and closing is a closed day, with the mark as well', section: SECTION },
  () => {
    for (let clock = 0; clock <= DAY; clock += 1)
      for (const isNextDay of [false, true]) {
        const week = every(clockOf(clock), clockOf(clock), isNextDay);
        const minutes = [0, clock - 1, clock, clock + 1, DAY - 1, DAY + clock, 3 * DAY + 600];
        const open = minutes.filter((minute) => isOpenAt(week, momentOf(minute)));
        expect([clock, ...open]).toEqual([clock]);
      }
    expect(nextOpening(every('10:00', '10:00', true), momentOf(600))).toBeNull();
  },
);

property(
  { id: 33, title: 'a mark set by mistake opens nothing outside the hours meant', section: READING },
  async (check) => {
    const byMistake = { open: '10:00', close: '23:00', isNextDay: true };
    const day: Written = { plan: { kind: 'hours', open: 600, close: 1380 }, day: byMistake };
    const days = Array.from({ length: 7 }, () => day);
    expect(firstWrong(days, wholeWeek)).toBeUndefined();
    await check(
      fc.property(weekdays, sameDayHours, (weekday, written) => {
        const marked = { ...written, day: written.day && { ...written.day, isNextDay: true } };
        const week = onlyOn(weekday, marked);
        const wrong = bordersOf(week).find((minute) => isOpen(week, minute) && !isMeantOpen(week, minute));
        expect(wrong).toBeUndefined();
        expect(firstWrong(week, bordersOf(week))).toBeUndefined();
      }),
    );
  },
);

property(
  {
    id: 34,
    title: 'hours are read however they are spelled; a day that cannot be read is closed',
    section: READING,
  },
  async (check) => {
    const noon = momentOf(3 * DAY + 720);
    for (let clock = 0; clock <= DAY; clock += 1) {
      const spelled = [clockOf(clock), clockOf(clock, false)].map((close) => every('0:00', close));
      const until = Math.min(clock, DAY - 1);
      for (const week of clock === 0 ? [] : spelled) {
        expect(isOpenAt(week, momentOf(DAY + until))).toBe(true);
        if (clock < DAY - 1) expect(isOpenAt(week, momentOf(DAY + clock + 1))).toBe(false);
      }
    }
    expect(isOpenAt(every('10:00', '00:00'), noon)).toBe(false);
    for (const text of UNREADABLE)
      for (const week of [every(text, '23:30'), every('00:30', text)]) {
        expect([text, isOpenAt(week, noon), dayHours(week, noon)]).toEqual([text, false, CLOSED_DAY]);
        expect([nextOpening(week, noon), closingAfter(week, noon)]).toEqual([null, null]);
      }
    for (const week of [null, []]) expect([isOpenAt(week, noon), dayHours(week, noon)]).toEqual([true, null]);
    const clocks = fc.oneof(fc.string(), fc.constantFrom('24:00', '00:00', '9:00', ...UNREADABLE));
    const day = fc.option(fc.record({ open: clocks, close: clocks, isNextDay: fc.boolean() }));
    const anything = fc.property(fc.array(day, { maxLength: 8 }), fc.nat({ max: WEEK }), (week, minute) => {
      expect([true, false]).toContain(isOpenAt(week, momentOf(minute)));
    });
    await check(anything);
  },
);

const changeOf = (name: string) => changes.get(name)!;
const changeNames = fc.constantFrom(...changes.keys());

property(
  { id: 35, title: 'skipped and doubled hours are read off the clock on the wall', section: READING },
  async (check) => {
    for (const [name, { wall }] of changes) {
      const jumps = wall.filter(
        ({ minute }, index) => index > 0 && (minute - wall[index - 1]!.minute + WEEK) % WEEK !== 1,
      );
      expect([name, jumps.length]).toEqual([name, name.startsWith('Europe/Samara') ? 0 : 1]);
    }
    for (const { at, minute } of changeOf('Europe/Samara 3/29').wall)
      expect((at / 60_000 + 4 * 60) % DAY).toBe(minute % DAY);
    const wallClock = fc.property(changeNames, weeks, (name, days) => {
      const { zone, wall } = changeOf(name);
      const wrong = inZone(zone, () =>
        wall.find(({ at, minute }) => isOpenAt(weekOf(days), at) !== isMeantOpen(days, minute)),
      );
      expect(wrong).toBeUndefined();
    });
    await check(wallClock, { share: 0.05 });
    const turns = fc.property(changeNames, fc.nat({ max: 2 * DAY }), weeks, (name, from, days) => {
      const { zone, wall } = changeOf(name);
      const now = isMeantOpen(days, wall[from]!.minute);
      const turn = wall.slice(from).find(({ minute }) => isMeantOpen(days, minute) !== now)?.at;
      if (turn === undefined) return;
      const { at } = wall[from]!;
      const found = inZone(zone, () => [nextOpening(weekOf(days), at), closingAfter(weekOf(days), at)]);
      expect(found).toEqual(now ? [null, turn - 60_000] : [turn, null]);
    });
    await check(turns, { share: 0.3 });
  },
);
