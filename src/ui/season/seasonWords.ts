import type { Door } from '../../domain/advent.ts';
import { startOfDay } from '../../domain/day.ts';
import type { HappyHours, HappyMoment } from '../../domain/happyHours.ts';
import { clockText } from '../../domain/clock.ts';
import { ON_DAY } from '../../domain/weekDays.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const dayAndMonth = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });
const inDays = new Intl.RelativeTimeFormat('ru-RU', { numeric: 'auto' });

/** «5 декабря»; the year does not matter, so that the server says the same. */
export const doorDate = ({ day, month }: Pick<Door, 'day' | 'month'>): string =>
  dayAndMonth.format(new Date(2000, month - 1, day));

/** «завтра», «через 3 дня»: both in ms, by local days. */
export const daysUntil = (at: number, now: number): string =>
  inDays.format(Math.round((startOfDay(at) - startOfDay(now)) / DAY_MS), 'day');

/** «1 ч 24 мин», to the minute and never nothing. */
export function durationText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours}\u00A0ч` : '', rest > 0 ? `${rest}\u00A0мин` : ''].filter(Boolean).join(' ');
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');
const minuteText = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;

const DAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] as const;
/** The week begins on Monday. */
const ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/** «пн–пт», «сб, вс», «каждый день»: runs of three and more are drawn together. */
export function daysText(days: readonly number[]): string {
  const chosen = ORDER.filter((day) => days.length === 0 || days.includes(day));
  if (chosen.length === ORDER.length) return 'каждый день';
  const runs: (readonly number[])[] = [];
  for (const day of chosen) {
    const last = runs.at(-1);
    const isNext =
      last !== undefined && ORDER.findIndex((one) => one === last.at(-1)) + 1 === ORDER.indexOf(day);
    if (isNext) runs[runs.length - 1] = [...last, day];
    else runs.push([day]);
  }
  const nameOf = (day: number | undefined): string => DAYS[day ?? 0] ?? '';
  return runs
    .map((run) => (run.length > 2 ? `${nameOf(run[0])}–${nameOf(run.at(-1))}` : run.map(nameOf).join(', ')))
    .join(', ');
}

/** «пн–пт, 14:00–17:00» */
export const hoursText = ({ days, from, to }: HappyHours): string =>
  `${daysText(days)}, ${minuteText(from)}–${minuteText(to)}`;

/** What is said over the clock, and the clock itself; `now` in ms. */
export function momentWords(
  moment: HappyMoment,
  now: number,
): { readonly title: string; readonly clock: string } {
  if (moment.kind === 'now')
    return {
      title: `Идут сейчас, до\u00A0${clockText(moment.endsAt)}`,
      clock: durationText(moment.endsAt - now),
    };
  const at = clockText(moment.startsAt);
  if (moment.kind === 'today')
    return { title: `Начнутся сегодня в\u00A0${at}`, clock: durationText(moment.startsAt - now) };
  const day = ON_DAY[new Date(moment.startsAt).getDay()] ?? '';
  return {
    title: `Начнутся ${day}, ${dayAndMonth.format(moment.startsAt)}, в\u00A0${at}`,
    clock: daysUntil(moment.startsAt, now),
  };
}
