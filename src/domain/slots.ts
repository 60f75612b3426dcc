import type { DeliveryMethod } from './cart.ts';
import { clockText, dayLabel } from './clock.ts';
import { closingAfter, isOpenAt, nextOpening, type WorkWeek } from './workTime.ts';

/** A time at which an order can be had. */
export interface Slot {
  /** ISO; null: as soon as possible. */
  readonly at: string | null;
  /** «Как можно скорее» or the clock time, "19:30". */
  readonly label: string;
  /** «Сегодня», «Завтра» or the date, «25 ноября». */
  readonly day: string;
}

interface SlotInput {
  readonly week: WorkWeek | null;
  readonly method: DeliveryMethod;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
/** How far the slots of a shop reach that never closes, or whose hours are unknown. */
const HORIZON_MS = 24 * 60 * MINUTE_MS;
const SOONEST = 'Как можно скорее';

const LEAD_MS = { delivery: 60 * MINUTE_MS, self: 30 * MINUTE_MS } satisfies Record<DeliveryMethod, number>;

/**
 * The choice of times (assumptions, section 3, "Time slots"). Open: as soon as possible, then the half hours from now
 * plus the lead time up to closing. Closed: the half hours of the next opening, counted from it with the same lead time,
 * since the kitchen starts then; none when no opening is known.
 */
export function timeSlots({ week, method, now }: SlotInput): readonly Slot[] {
  if (isOpenAt(week, now)) {
    const soonest: Slot = { at: null, label: SOONEST, day: 'Сегодня' };
    return [soonest, ...halfHours(week, now, LEAD_MS[method]).map((at) => slotAt(at, now))];
  }
  const opening = nextOpening(week, now);
  if (opening === null) return [];
  return halfHours(week, opening, LEAD_MS[method]).map((at) => slotAt(at, now));
}

/** A chosen time in words, as it stands on the button of the checkout: «Как можно скорее», «Сегодня в 19:30». */
export function slotLabel(at: string | null, now: number): string {
  if (at === null) return SOONEST;
  const moment = Date.parse(at);
  return `${dayLabel(moment, now)} в\u00A0${clockText(moment)}`;
}

/** The half hours of the opening that holds `from`, beginning `lead` later. */
function halfHours(week: WorkWeek | null, from: number, lead: number): readonly number[] {
  const last = closingAfter(week, from) ?? from + HORIZON_MS;
  const first = nextHalfHour(from + lead);
  const count = Math.max(0, Math.floor((last - first) / HALF_HOUR_MS) + 1);
  return Array.from({ length: count }, (_, index) => first + index * HALF_HOUR_MS);
}

/** That moment or the next :00 or :30 of the local clock; a sum of milliseconds, so that a doubled hour of autumn never leads back. */
function nextHalfHour(at: number): number {
  const moment = new Date(at);
  const past = (moment.getMinutes() % 30) * MINUTE_MS + moment.getSeconds() * 1000 + moment.getMilliseconds();
  return past === 0 ? at : at + HALF_HOUR_MS - past;
}

function slotAt(at: number, now: number): Slot {
  return { at: new Date(at).toISOString(), label: clockText(at), day: dayLabel(at, now) };
}
