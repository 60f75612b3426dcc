import type { DeliveryMethod } from './cart.ts';
import { clockText, dayLabel } from './clock.ts';
import { isOpenAt, nextOpening, type WorkWeek } from './workTime.ts';

/** A time of the clock that somebody may count on. */
export interface Promised {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** `closed`: not when it comes, but from when orders are taken again. */
  readonly kind: 'byClock' | 'closed';
}

interface PromiseInput {
  readonly week: WorkWeek | null;
  readonly method: DeliveryMethod;
  /** ISO; the chosen slot, null for as soon as possible. */
  readonly slot: string | null;
  /** How long the delivery to the address takes; null where nobody has said. */
  readonly minutes: number | null;
  /** Milliseconds since the epoch; 0 before the page knows. */
  readonly now: number;
}

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;

/**
 * When an order that is placed now comes: at the chosen slot, else after the minutes of the zone (assumptions, section 6,
 * "a time of the clock"); rounded up to five minutes, since nobody keeps a promise to the minute. Null where nothing says.
 */
export function promisedTime({ week, method, slot, minutes, now }: PromiseInput): Promised | null {
  if (now === 0) return null;
  const chosen = slot === null ? Number.NaN : Date.parse(slot);
  if (chosen >= now) return { at: chosen, kind: 'byClock' };
  if (!isOpenAt(week, now)) {
    const opening = nextOpening(week, now);
    return opening === null ? null : { at: opening, kind: 'closed' };
  }
  if (method === 'self' || minutes === null) return null;
  return { at: Math.ceil((now + minutes * MINUTE_MS) / STEP_MS) * STEP_MS, kind: 'byClock' };
}

/** «к 18:50», another day «завтра к 18:50»; closed: «завтра с 10:45». */
export function promiseWords({ at, kind }: Promised, now: number): string {
  const day = dayLabel(at, now);
  const when = `${kind === 'closed' ? 'с' : 'к'}\u00A0${clockText(at)}`;
  return day === 'Сегодня' ? when : `${day.toLowerCase()} ${when}`;
}
