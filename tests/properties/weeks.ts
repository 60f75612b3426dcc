import * as fc from 'fast-check';
import type { WorkDay, WorkWeek } from '../../src/domain/workTime.ts';

export const DAY = 1440;
export const WEEK = 7 * DAY;

/**
 * What the chain means by one weekday, in minutes since its midnight, both ends included. `hours` ends on the same
 * day, `night` on the next one; `unknown` is a day that nobody wrote down, and means open; one that cannot be read is closed.
 */
type Plan =
  | { readonly kind: 'closed' | 'unknown' }
  | { readonly kind: 'hours' | 'night'; readonly open: number; readonly close: number };

/** A weekday as it is meant and as it is written. */
export interface Written {
  readonly plan: Plan;
  readonly day: WorkDay | null;
}

/** Minutes of the week, both ends included; a night of Saturday passes the week's end. */
function intended(plan: Plan, weekday: number): readonly [from: number, to: number] | null {
  const midnight = weekday * DAY;
  if (!('open' in plan)) return plan.kind === 'closed' ? null : [midnight, midnight + DAY - 1];
  const { kind, open, close } = plan;
  return [midnight + open, midnight + (kind === 'night' ? DAY + close : Math.min(close, DAY - 1))];
}

/** Whether the shop means to be open in that minute of the week: some day's hours hold it. */
export function isMeantOpen(days: readonly Written[], minute: number): boolean {
  return days.some(({ plan }, weekday) => {
    const span = intended(plan, weekday);
    return span !== null && [minute, minute + WEEK].some((each) => span[0] <= each && each <= span[1]);
  });
}

/** The minutes in which a week may change its mind, and their neighbours. */
export const bordersOf = (days: readonly Written[]): readonly number[] =>
  days
    .flatMap(({ plan }, weekday) => [weekday * DAY, ...(intended(plan, weekday) ?? [])])
    .flatMap((border) => [border - 1, border, border + 1])
    .map((minute) => (minute + WEEK) % WEEK);

export const weekOf = (days: readonly Written[]): WorkWeek => days.map(({ day }) => day);

/** "09:05", or "9:05" where a chain writes hours without the zero. */
export const clockOf = (minute: number, isPadded = true): string => {
  const hour = String(Math.floor(minute / 60)).padStart(isPadded ? 2 : 1, '0');
  return `${hour}:${String(minute % 60).padStart(2, '0')}`;
};

const minutes = (max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(...[0, 1, 119, 120, 121, 180, 600, 1380, 1439, 1440].filter((each) => each <= max)),
    fc.nat({ max }),
  );
const twoClocks = fc
  .uniqueArray(minutes(DAY), { minLength: 2, maxLength: 2 })
  .map((pair) => pair.toSorted((a, b) => a - b) as [number, number]);
const written = (kind: 'closed' | 'hours' | 'night', open: number, close: number) =>
  fc.record({ isNextDay: fc.boolean(), isPadded: fc.boolean() }).map(({ isNextDay, isPadded }): Written => {
    const day = { open: clockOf(open, isPadded), close: clockOf(close, isPadded) };
    // Only a close before the open needs the mark, or its absence, to be understood.
    if (kind === 'night') return { plan: { kind, open, close }, day: { ...day, isNextDay: true } };
    if (kind === 'closed') return { plan: { kind }, day: { ...day, isNextDay: isNextDay && open === close } };
    return { plan: { kind, open, close }, day: { ...day, isNextDay } };
  });

/** Not a clock: what a hand-written setting may hold. */
export const UNREADABLE = [
  '',
  'утро',
  '24:01',
  '25:00',
  '9:0',
  '-1:00',
  '10:60',
  '10.00',
  '10:00:00',
  '٠٩:٠٠',
];
const unknown = fc.constant<Written>({ plan: { kind: 'unknown' }, day: null });
const unreadable = fc
  .record({ isOpenRead: fc.boolean(), text: fc.constantFrom(...UNREADABLE), isNextDay: fc.boolean() })
  .map(({ isOpenRead, text, isNextDay }): Written => ({
    plan: { kind: 'closed' },
    day: { open: isOpenRead ? '10:00' : text, close: isOpenRead ? text : '22:00', isNextDay },
  }));

export const nights = twoClocks.chain(([close, open]) => written('night', open, close));
export const sameDayHours = twoClocks.chain(([open, close]) => written('hours', open, close));
const closedDays = fc.oneof(
  minutes(DAY).chain((clock) => written('closed', clock, clock)),
  twoClocks.chain(([close, open]) => written('closed', open, close)),
);
const weekday = fc.oneof(
  { weight: 4, arbitrary: sameDayHours },
  { weight: 3, arbitrary: nights },
  { weight: 2, arbitrary: closedDays },
  { weight: 1, arbitrary: unknown },
  { weight: 1, arbitrary: unreadable },
);

/** Weeks of every kind of day, with what is meant beside what is written. */
export const weeks: fc.Arbitrary<readonly Written[]> = fc.array(weekday, { minLength: 7, maxLength: 7 });

/** One day of the week as given, all others closed. */
export const onlyOn = (weekdayIndex: number, day: Written): readonly Written[] =>
  Array.from({ length: 7 }, (_, index) =>
    index === weekdayIndex
      ? day
      : { plan: { kind: 'closed' }, day: { open: '00:00', close: '00:00', isNextDay: false } },
  );
