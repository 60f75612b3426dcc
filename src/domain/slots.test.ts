import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotLabel, timeSlots, type Slot } from './slots.ts';
import { closingAfter, isOpenAt, nextOpening, type WorkDay, type WorkWeek } from './workTime.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const MINUTE_MS = 60_000;
const LEAD = { delivery: 60 * MINUTE_MS, self: 30 * MINUTE_MS };
/** 6 July 2025 is a Sunday; no clock changes in that week. */
const at = (day: number, clock: string, seconds = 0): number =>
  new Date(2025, 6, 6 + day, Number(clock.split(':')[0]), Number(clock.split(':')[1]), seconds).getTime();
const every = (open: string, close: string, isNextDay = false): WorkWeek =>
  Array.from({ length: 7 }, (): WorkDay => ({ open, close, isNextDay }));
const USUAL = every('10:00', '22:00');
const times = (slots: readonly Slot[]): readonly string[] => slots.map(({ label }) => label);

const twoDigits = (n: number): string => String(n).padStart(2, '0');
/** Openings of three hours and more, some of them past midnight, and closed or unknown days. */
const day = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ open: fc.nat({ max: 1380 }), length: fc.integer({ min: 180, max: 900 }) }),
  },
  { weight: 2, arbitrary: fc.constantFrom('closed' as const, null) },
);
const week = fc.array(
  day.map((each): WorkDay | null => {
    if (each === null) return null;
    if (each === 'closed') return { open: '00:00', close: '00:00', isNextDay: false };
    const clock = (minute: number): string =>
      `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
    const close = each.open + each.length;
    return { open: clock(each.open), close: clock(close % 1440), isNextDay: close >= 1440 };
  }),
  { minLength: 7, maxLength: 7 },
);
const input = fc.record({
  week,
  method: fc.constantFrom('delivery' as const, 'self' as const),
  now: fc.nat({ max: 7 * 86_400 }).map((seconds) => at(0, '00:00', seconds)),
});
const moments = (slots: readonly Slot[]): readonly number[] =>
  slots.flatMap((slot) => (slot.at === null ? [] : [Date.parse(slot.at)]));

test('an open shop offers the soonest time, then half hours up to closing', () => {
  const delivery = timeSlots({ week: USUAL, method: 'delivery', now: at(1, '12:10') });
  expect(delivery[0]).toEqual({ at: null, label: 'Как можно скорее', day: 'Сегодня' });
  expect(delivery[1]).toEqual({ at: new Date(at(1, '13:30')).toISOString(), label: '13:30', day: 'Сегодня' });
  expect(times(delivery).at(-1)).toBe('22:00');
  expect(times(timeSlots({ week: USUAL, method: 'self', now: at(1, '12:10') }))[1]).toBe('13:00');
  expect(times(timeSlots({ week: USUAL, method: 'delivery', now: at(1, '12:00') }))[1]).toBe('13:00');
  expect(times(timeSlots({ week: USUAL, method: 'delivery', now: at(1, '12:00', 1) }))[1]).toBe('13:30');
});

test('a slot is the half hour itself, to the millisecond', () => {
  const slots = timeSlots({ week: USUAL, method: 'delivery', now: at(1, '12:00') + 1 });
  expect(moments(slots)[0]).toBe(at(1, '13:30'));
  expect(moments(timeSlots({ week: USUAL, method: 'self', now: at(1, '12:29', 59) }))[0]).toBe(
    at(1, '13:00'),
  );
});

test('shortly before closing only the soonest time is left', () => {
  const slots = timeSlots({ week: USUAL, method: 'delivery', now: at(1, '21:01') });
  expect(times(slots)).toEqual(['Как можно скорее']);
});

test('a closed shop offers the next opening, from when its kitchen can be ready', () => {
  const morning = timeSlots({ week: USUAL, method: 'delivery', now: at(1, '08:00') });
  expect(morning[0]).toEqual({ at: new Date(at(1, '11:00')).toISOString(), label: '11:00', day: 'Сегодня' });
  const night = timeSlots({ week: USUAL, method: 'self', now: at(1, '23:00') });
  expect(night[0]).toEqual({ at: new Date(at(2, '10:30')).toISOString(), label: '10:30', day: 'Завтра' });
  expect(night.at(-1)?.label).toBe('22:00');
});

test('a shop that never opens offers nothing', () => {
  expect(timeSlots({ week: every('00:00', '00:00'), method: 'self', now: at(1, '12:00') })).toEqual([]);
});

test('later days are named by their date', () => {
  const fridays = every('00:00', '00:00').with(5, { open: '12:00', close: '20:00', isNextDay: false });
  const slots = timeSlots({ week: fridays, method: 'self', now: at(1, '12:00') });
  expect(new Set(slots.map((slot) => slot.day))).toEqual(new Set(['11 июля']));
});

test('slots go on past midnight while the shop is open', () => {
  const slots = timeSlots({ week: every('10:00', '02:00', true), method: 'self', now: at(1, '23:10') });
  expect(slots.slice(1).map(({ day, label }) => `${day} ${label}`)).toEqual([
    'Завтра 00:00',
    'Завтра 00:30',
    'Завтра 01:00',
    'Завтра 01:30',
    'Завтра 02:00',
  ]);
});

test('a shop without a known end offers one day', () => {
  const now = at(1, '12:00');
  for (const week of [null, every('00:00', '24:00')])
    expect(moments(timeSlots({ week, method: 'delivery', now })).at(-1)).toBe(at(2, '12:00'));
});

test('every slot is a half hour that can be kept, in order, within the opening', () => {
  fc.assert(
    fc.property(input, ({ week, method, now }) => {
      const slots = timeSlots({ week, method, now });
      const start = isOpenAt(week, now) ? now : (nextOpening(week, now) ?? Infinity);
      const last = closingAfter(week, start) ?? start + 1440 * MINUTE_MS;
      for (const moment of moments(slots)) {
        expect(new Date(moment).getMinutes() % 30).toBe(0);
        expect(moment % MINUTE_MS).toBe(0);
        expect(moment).toBeGreaterThanOrEqual(start + LEAD[method]);
        expect(moment).toBeLessThanOrEqual(last);
      }
      const all = moments(slots);
      expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b));
    }),
    { numRuns },
  );
});

test('no half hour of the opening is missing', () => {
  fc.assert(
    fc.property(input, ({ week, method, now }) => {
      const start = isOpenAt(week, now) ? now : nextOpening(week, now);
      const offered = moments(timeSlots({ week, method, now }));
      if (start === null) return;
      const first = start + LEAD[method];
      const last = closingAfter(week, start) ?? start + 1440 * MINUTE_MS;
      const wanted = [];
      for (let each = Math.ceil(first / MINUTE_MS) * MINUTE_MS; each <= last; each += MINUTE_MS)
        if (new Date(each).getMinutes() % 30 === 0) wanted.push(each);
      expect(offered).toEqual(wanted);
    }),
    { numRuns },
  );
});

test('there are slots exactly when the shop is open or its next opening is known; the soonest only when open', () => {
  fc.assert(
    fc.property(input, ({ week, method, now }) => {
      const slots = timeSlots({ week, method, now });
      const isOpen = isOpenAt(week, now);
      expect(slots.length > 0).toBe(isOpen || nextOpening(week, now) !== null);
      expect(slots.map((slot) => slot.at === null)).toEqual(slots.map((_, index) => isOpen && index === 0));
    }),
    { numRuns },
  );
});

test('a chosen time is named with its day', () => {
  const now = at(1, '12:00');
  const label = (moment: number): string => slotLabel(new Date(moment).toISOString(), now);
  expect(slotLabel(null, now)).toBe('Как можно скорее');
  expect(label(at(1, '19:30'))).toBe('Сегодня в\u00A019:30');
  expect(label(at(2, '09:00'))).toBe('Завтра в\u00A009:00');
  expect(label(at(3, '00:00'))).toBe('9 июля в\u00A000:00');
});
