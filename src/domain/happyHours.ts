import { startOfDay } from './day.ts';

/** Hours of the day in which something is to be had for less. */
export interface HappyHours {
  readonly title: string;
  readonly text: string;
  /** 0 is Sunday; empty means every day. */
  readonly days: readonly number[];
  /** Minutes since midnight. */
  readonly from: number;
  /** Minutes since midnight, the end not included; at or before `from` it is the next day's. */
  readonly to: number;
  readonly code: string | null;
  readonly image: string | null;
  /** Sections of the menu, by slug or id. */
  readonly sections: readonly string[];
  /** Dishes, by slug or id. */
  readonly products: readonly string[];
}

/** What the happy hours have to say at one moment; times in ms. */
export type HappyMoment =
  | { readonly kind: 'now'; readonly hours: HappyHours; readonly endsAt: number }
  /** Later on the same day. */
  | { readonly kind: 'today'; readonly hours: HappyHours; readonly startsAt: number }
  /** On one of the days to come. */
  | { readonly kind: 'later'; readonly hours: HappyHours; readonly startsAt: number };

interface Span {
  readonly hours: HappyHours;
  readonly start: number;
  readonly end: number;
}

/** By the clock on the wall, whatever it skips or repeats. */
const atMinute = (day: Date, minutes: number): number =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes).getTime();

const dayAfter = (now: number, count: number): Date => {
  const today = new Date(now);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + count);
};

/** From yesterday, whose hours may reach over midnight, to this day next week. */
const OFFSETS = [-1, 0, 1, 2, 3, 4, 5, 6, 7] as const;

const spansOf = (hours: HappyHours, now: number): readonly Span[] =>
  OFFSETS.map((offset) => dayAfter(now, offset))
    .filter((day) => hours.days.length === 0 || hours.days.includes(day.getDay()))
    .map((day) => ({
      hours,
      start: atMinute(day, hours.from),
      end: atMinute(day, hours.to + (hours.to <= hours.from ? 24 * 60 : 0)),
    }));

/** The hours that run at this moment (ms), else those that come next; null where there are none. Of several that run, the first of the list. */
export function happyMoment(list: readonly HappyHours[], now: number): HappyMoment | null {
  const spans = list.flatMap((hours) => spansOf(hours, now));
  const running = spans.find(({ start, end }) => start <= now && now < end);
  if (running) return { kind: 'now', hours: running.hours, endsAt: running.end };
  const [next] = spans.filter(({ start }) => start > now).toSorted((a, b) => a.start - b.start);
  if (!next) return null;
  const isToday = startOfDay(next.start) === startOfDay(now);
  return { kind: isToday ? 'today' : 'later', hours: next.hours, startsAt: next.start };
}
