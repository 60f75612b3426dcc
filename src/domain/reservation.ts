import { clockText, twoDigits } from './clock.ts';
import { dayHours, isDayOff, isOpenAt, type WorkWeek } from './workTime.ts';

export const GUESTS = { min: 1, max: 20 } as const;
/** How many days ahead a table can be had. */
export const DAYS_AHEAD = 60;

const STEP_MINUTES = 30;
const STEP_MS = STEP_MINUTES * 60_000;
const STEPS_A_DAY = 48;

/** The day of a moment as a date field writes it, shifted by so many days; local time. */
export function dateText(at: number, shift = 0): string {
  const moment = new Date(at);
  const day = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + shift);
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}

/** Midnight of "YYYY-MM-DD", local time; null for anything that is no date. */
function dayOf(date: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return null;
  const day = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return dateText(day.getTime()) === date ? day : null;
}

interface TableDay {
  /** Of the restaurant; null is open round the clock. */
  readonly week: WorkWeek | null;
  readonly date: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The half hours of a day at which a table can be had: at least half an hour from now, while the restaurant is open and
 * still is half an hour later (assumptions, section 7, "times of a table").
 */
export function tableTimes({ week, date, now }: TableDay): readonly string[] {
  const day = dayOf(date);
  if (!day || date > dateText(now, DAYS_AHEAD)) return [];
  const steps = Array.from({ length: STEPS_A_DAY }, (_, step) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, step * STEP_MINUTES).getTime(),
  );
  const free = steps.filter(
    (at) => at >= now + STEP_MS && isOpenAt(week, at) && isOpenAt(week, at + STEP_MS),
  );
  // An hour that the clock repeats is offered once.
  return [...new Set(free.map((at) => clockText(at)))];
}

/** The hours of a day in words; null where they are unknown or never end. */
export function tableHours(week: WorkWeek | null, date: string): string | null {
  const day = dayOf(date);
  const hours = day && dayHours(week, day.getTime());
  if (!hours || isDayOff(hours)) return null;
  const isAllDay = hours.open === '00:00' && hours.close === '24:00';
  return isAllDay ? null : `Открыто с\u00A0${hours.open} до\u00A0${hours.close}`;
}

const inWords = new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long' });

/** «среда, 11 марта»; the text itself where it is no date. */
export function dateWords(date: string): string {
  const day = dayOf(date);
  return day ? inWords.format(day) : date;
}

/** What is wrong with the day, in the words of the screen, or null. */
export function tableDateProblem(day: TableDay): string | null {
  const { date, now } = day;
  if (!dayOf(date)) return 'Выберите дату';
  if (date < dateText(now)) return 'Эта дата уже прошла';
  if (date > dateText(now, DAYS_AHEAD))
    return `Бронируем не дальше чем на\u00A0${DAYS_AHEAD}\u00A0дней вперёд`;
  if (tableTimes(day).length > 0) return null;
  return date === dateText(now) ? 'На сегодня стол уже не забронировать' : 'В этот день ресторан закрыт';
}

/** The first day from today on which a table can be had; null where none is within a week. */
export function firstTableDate({ week, now }: Omit<TableDay, 'date'>): string | null {
  const days = Array.from({ length: 8 }, (_, shift) => dateText(now, shift));
  return days.find((date) => tableTimes({ week, date, now }).length > 0) ?? null;
}
