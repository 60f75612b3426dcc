/** The hours of one weekday, "HH:MM" (also "H:MM" and "24:00"). */
export interface WorkDay {
  readonly open: string;
  readonly close: string;
  /** Closes after midnight. Believed only where `close` is earlier than `open`. */
  readonly isNextDay: boolean;
}

/** Index 0 is Sunday. A missing table or day is unknown and means open (assumptions, section 6, "work time"). */
export type WorkWeek = readonly (WorkDay | null)[];

/** Minutes since midnight. */
interface Hours {
  readonly open: number;
  readonly close: number;
  readonly isOvernight: boolean;
}

/** Milliseconds since the epoch; the minute that begins at `end` still belongs to it. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const WEEK_MS = 7 * DAY_MINUTES * MINUTE_MS;
const ALL_DAY: Hours = { open: 0, close: DAY_MINUTES, isOvernight: false };
/** From yesterday, whose night may last, to the same weekday of the next week. */
const SPAN_DAYS = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/** Whether the shop takes orders at that moment (ms since the epoch), by the local clock, to the minute (specification, section 5, "Work-time check"). */
export function isOpenAt(week: WorkWeek | null, at: number): boolean {
  const moment = new Date(at);
  const minute = moment.getHours() * 60 + moment.getMinutes();
  const before = hoursOf(week?.[(moment.getDay() + 6) % 7]);
  if (before?.isOvernight && minute <= before.close) return true;
  const today = hoursOf(week?.[moment.getDay()]);
  if (!today) return true;
  if (today.open === today.close || minute < today.open) return false;
  return today.isOvernight || minute <= today.close;
}

/** The hours of that moment's weekday as the chain wrote them, null where they are missing or unreadable. */
export function dayHours(week: WorkWeek | null, at: number): WorkDay | null {
  const day = week?.[new Date(at).getDay()];
  return day && hoursOf(day) ? day : null;
}

/** When a closed shop opens next; null while it is open and when it does not open within a week. */
export function nextOpening(week: WorkWeek | null, at: number): number | null {
  if (isOpenAt(week, at)) return null;
  const start = spansAround(week, at).find((span) => span.start > at)?.start;
  return start ?? null;
}

/** The last minute in which an open shop still takes orders; null while it is closed and when no end is known within a week (round the clock, no table). */
export function closingAfter(week: WorkWeek | null, at: number): number | null {
  if (!isOpenAt(week, at)) return null;
  const spans = spansAround(week, at);
  let end = spans.find((span) => span.start <= at && at < span.end + MINUTE_MS)?.end;
  if (end === undefined) return null;
  // A day that opens within the minute in which the day before ends goes on without a break: 00:00–23:59, 00:00–23:59.
  for (const span of spans) if (span.start <= end + MINUTE_MS && span.end > end) end = span.end;
  return end < at + WEEK_MS ? end : null;
}

/** The times of opening around a moment, in order of their days; an unknown day counts as a whole one. */
function spansAround(week: WorkWeek | null, at: number): readonly Span[] {
  const moment = new Date(at);
  return SPAN_DAYS.map((days) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days))
    .map((midnight) => spanOf(midnight, hoursOf(week?.[midnight.getDay()]) ?? ALL_DAY))
    .filter((span) => span !== null);
}

function spanOf(midnight: Date, { open, close, isOvernight }: Hours): Span | null {
  if (open === close || (close < open && !isOvernight)) return null;
  // Built from wall-clock minutes, so that a day of 23 or 25 hours opens and closes by the clock on the wall.
  const clock = (minutes: number): number =>
    new Date(midnight.getFullYear(), midnight.getMonth(), midnight.getDate(), 0, minutes).getTime();
  // The midnight of "24:00" is the next day's first minute, and only overnight hours reach into the next day.
  const last = isOvernight ? close + DAY_MINUTES : Math.min(close, DAY_MINUTES - 1);
  return { start: clock(open), end: clock(last) };
}

function hoursOf(day: WorkDay | null | undefined): Hours | null {
  if (!day) return null;
  const open = minutesOf(day.open);
  const close = minutesOf(day.close);
  if (open === null || close === null) return null;
  return { open, close, isOvernight: day.isNextDay && close < open };
}

function minutesOf(clock: string): number | null {
  const parts = /^\s*([0-9]{1,2}):([0-5][0-9])\s*$/.exec(clock);
  if (!parts) return null;
  const minutes = Number(parts[1]) * 60 + Number(parts[2]);
  return minutes <= DAY_MINUTES ? minutes : null;
}
