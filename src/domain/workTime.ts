/** The hours of one weekday, "HH:MM" (also "H:MM" and "24:00"). */
export interface WorkDay {
  readonly open: string;
  readonly close: string;
  /** Closes after midnight. Believed only where `close` is earlier than `open`. */
  readonly isNextDay: boolean;
}

/** A day off; so is a day whose hours cannot be read. */
export const CLOSED_DAY: WorkDay = { open: '00:00', close: '00:00', isNextDay: false };

/** Index 0 is Sunday. A missing table or day is unknown and means open (assumptions, section 6, "work time"). */
export type WorkWeek = readonly (WorkDay | null)[];

/** Minutes since midnight. */
interface Hours {
  readonly open: number;
  readonly close: number;
  readonly isOvernight: boolean;
}

const CLOSED: Hours = { open: 0, close: 0, isOvernight: false };
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const WEEK_MS = 7 * DAY_MINUTES * MINUTE_MS;

/** Whether the shop takes orders at that moment (ms since the epoch), by the local clock, to the minute (specification, section 5, "Work-time check"). */
export function isOpenAt(week: WorkWeek | null, at: number): boolean {
  const hours = hoursOfWeek(week);
  return isWithin((weekday) => hours[weekday] ?? null, at);
}

/** The hours of that moment's weekday as the chain wrote them, null where they are missing. */
export function dayHours(week: WorkWeek | null, at: number): WorkDay | null {
  const day = week?.[new Date(at).getDay()] ?? null;
  return day && !isReadable(day) ? CLOSED_DAY : day;
}

export const isReadable = ({ open, close }: WorkDay): boolean =>
  minutesOf(open) !== null && minutesOf(close) !== null;

/** Closed all day: it opens when it closes (specification, section 5, "Work-time check"). */
export const isDayOff = ({ open, close }: WorkDay): boolean => minutesOf(open) === minutesOf(close);

/** When a closed shop opens next; null while it is open and when it does not open within a week. */
export function nextOpening(week: WorkWeek | null, at: number): number | null {
  return isOpenAt(week, at) ? null : nextMinute(week, at, true);
}

/** The last minute in which an open shop still takes orders; null while it is closed and when no end is known within a week (round the clock, no table). */
export function closingAfter(week: WorkWeek | null, at: number): number | null {
  if (!isOpenAt(week, at)) return null;
  const closed = nextMinute(week, at, false);
  return closed === null ? null : closed - MINUTE_MS;
}

/**
 * The first minute of the coming week in which the shop is open, or closed. It asks every minute, a few milliseconds at
 * the most: so it cannot disagree with `isOpenAt`, not even where the clock on the wall skips or repeats an hour.
 */
function nextMinute(week: WorkWeek | null, from: number, wanted: boolean): number | null {
  const hours = hoursOfWeek(week);
  const first = from - (from % MINUTE_MS);
  for (let at = first; at <= first + WEEK_MS; at += MINUTE_MS)
    if (isWithin((weekday) => hours[weekday] ?? null, at) === wanted) return at;
  return null;
}

function isWithin(hoursOn: (weekday: number) => Hours | null, at: number): boolean {
  const moment = new Date(at);
  const minute = moment.getHours() * 60 + moment.getMinutes();
  const before = hoursOn((moment.getDay() + 6) % 7);
  if (before?.isOvernight && minute <= before.close) return true;
  const today = hoursOn(moment.getDay());
  if (!today) return true;
  if (today.open === today.close || minute < today.open) return false;
  return today.isOvernight || minute <= today.close;
}

const read = new WeakMap<WorkWeek, readonly (Hours | null)[]>();

/** Each week is read once: whoever presses «+» asks whether the shop is open. */
function hoursOfWeek(week: WorkWeek | null): readonly (Hours | null)[] {
  if (!week) return [];
  const known = read.get(week);
  if (known) return known;
  const hours = Array.from({ length: 7 }, (_, weekday) => hoursOf(week[weekday]));
  read.set(week, hours);
  return hours;
}

function hoursOf(day: WorkDay | null | undefined): Hours | null {
  if (!day) return null;
  const open = minutesOf(day.open);
  const close = minutesOf(day.close);
  if (open === null || close === null) return CLOSED;
  return { open, close, isOvernight: day.isNextDay && close < open };
}

/** Minutes from midnight of "HH:MM"; null where it is no time of a day. */
export function minutesOf(clock: string): number | null {
  const parts = /^\s*([0-9]{1,2}):([0-5][0-9])\s*$/.exec(clock);
  if (!parts) return null;
  const minutes = Number(parts[1]) * 60 + Number(parts[2]);
  return minutes <= DAY_MINUTES ? minutes : null;
}
