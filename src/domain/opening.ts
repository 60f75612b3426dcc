import { clockText, dayLabel } from './clock.ts';
import { ON_DAY } from './weekDays.ts';
import { nextOpening, type WorkWeek } from './workTime.ts';

/** From here on the day of the week could be taken for today's. */
const SAME_DAY_AHEAD = 7;

const midnight = (at: number, daysAhead = 0): number => {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + daysAhead).getTime();
};

/** «в 10:00», «завтра в 10:00», «в понедельник в 10:00», a week ahead «3 декабря в 10:00»; both in ms since the epoch. */
export function momentWords(at: number, now: number): string {
  const clock = `в\u00A0${clockText(at)}`;
  const label = dayLabel(at, now);
  if (label === 'Сегодня') return clock;
  if (label === 'Завтра') return `завтра ${clock}`;
  const isNear = at < midnight(now, SAME_DAY_AHEAD);
  return `${isNear ? (ON_DAY[new Date(at).getDay()] ?? label) : label} ${clock}`;
}

/** «Откроемся завтра в 10:00»; null while the shop is open, before the time is known (`now` 0), and when it does not open within a week. */
export function openingText(week: WorkWeek | null, now: number): string | null {
  const opening = now === 0 ? null : nextOpening(week, now);
  return opening === null ? null : `Откроемся ${momentWords(opening, now)}`;
}
