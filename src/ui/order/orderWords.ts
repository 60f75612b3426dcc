import type { ActiveOrder } from '../../domain/customer.ts';
import type { DeliveryMethod } from '../../domain/cart.ts';
import { CANCELLED_LABEL, type LabelledStep, type OrderStep } from '../../domain/orderStatus.ts';
import { minutesLate, type OrderWay } from '../../domain/orderWay.ts';
import { clockText } from '../../domain/clock.ts';
import { slotLabel } from '../../domain/slots.ts';

const HEADINGS = {
  accepted: 'Заказ принят',
  cooking: 'Готовим ваш заказ',
  onWay: 'Курьер уже в пути',
  delivered: 'Заказ доставлен',
  readyForPickup: 'Заказ готов к выдаче',
} satisfies Record<OrderStep, string>;

interface Progress {
  readonly current: OrderStep | null;
  readonly isCancelled: boolean;
  /** The status as it was sent, where nobody knows it. */
  readonly unknownStatus: string | null;
}

/** The status in one short sentence; an unknown one as it was sent (assumptions, section 2, "Order statuses"). */
export function statusHeading({ current, isCancelled, unknownStatus }: Progress): string {
  if (isCancelled) return CANCELLED_LABEL;
  if (unknownStatus !== null) return unknownStatus;
  return current ? HEADINGS[current] : 'Заказ принят';
}

const MINUTE_MS = 60_000;
const STEP_MINUTES = 5;
/** The promised moment lies in a quarter of an hour: ten minutes before it, five after. */
const BEFORE_MS = 10 * MINUTE_MS;
const AFTER_MS = 5 * MINUTE_MS;

const toStep = (time: number): number => {
  const step = STEP_MINUTES * MINUTE_MS;
  return Math.round(time / step) * step;
};

/** The last minute of what `etaText` says, in ms; NaN without a readable time. A pickup is ready at one moment. */
export function etaEnd(estimatedAt: string | null, method: DeliveryMethod): number {
  return toStep(Date.parse(estimatedAt ?? '')) + (method === 'self' ? 0 : AFTER_MS);
}

/**
 * When to expect the order: «18:40–18:55», a pickup «к 18:25», or the day and hour where it is not today. Null without a
 * readable time.
 */
export function etaText(
  estimatedAt: string | null,
  now: number,
  method: DeliveryMethod = 'delivery',
): string | null {
  const end = etaEnd(estimatedAt, method);
  if (estimatedAt === null || Number.isNaN(end)) return null;
  if (new Date(estimatedAt).toDateString() !== new Date(now).toDateString())
    return slotLabel(estimatedAt, now);
  if (method === 'self') return `к\u00A0${clockText(end)}`;
  return `${clockText(end - AFTER_MS - BEFORE_MS)}\u2013${clockText(end)}`;
}

/** Whether there is still something to wait for. */
export const isAwaited = (
  { current, isCancelled }: Progress,
  { method }: Pick<ActiveOrder, 'method'>,
): boolean => !isCancelled && current !== (method === 'self' ? 'readyForPickup' : 'delivered');

interface Tracked extends Progress {
  readonly order: Pick<ActiveOrder, 'method' | 'estimatedAt'>;
  readonly steps: readonly LabelledStep[];
  readonly way: OrderWay | null;
}

/** No order is overdue by half a day: that the browser says so means that its clock is wrong. */
const WRONG_CLOCK_MS = 12 * 60 * MINUTE_MS;

/** What is said of an order on its way, wherever it is said. */
export interface OrderNews {
  /** One sentence, and the same in a word or two. */
  readonly heading: string;
  readonly label: string;
  /** Null where nothing is named, nothing is awaited, or the time has passed. */
  readonly eta: string | null;
  /** What was promised, where it does not hold any more. */
  readonly promised: string | null;
  /** `delayed`: somebody has said so; `overdue`: the time has passed, and nobody has said anything. */
  readonly lateness: 'none' | 'delayed' | 'overdue';
}

const delayHeading = (minutes: number): string =>
  minutes < 60 ? `Задерживаемся минут на\u00A0${minutes}` : 'Задерживаемся';

/** `now` in ms; 0 before the page knows, and then nothing is overdue. */
export function orderNews(tracked: Tracked, now: number): OrderNews {
  const { order, steps, current, way, unknownStatus } = tracked;
  const { method, estimatedAt } = order;
  const heading = statusHeading(tracked);
  const label = (unknownStatus ?? steps.find(({ step }) => step === current)?.label) || heading;
  const onTime: OrderNews = { heading, label, eta: null, promised: null, lateness: 'none' };
  if (!isAwaited(tracked, order)) return onTime;
  const promised = etaText(way?.promisedAt ?? estimatedAt, now, method);
  const overdue = now - etaEnd(estimatedAt, method);
  if (overdue > 0 && overdue < WRONG_CLOCK_MS)
    return { heading: 'Опаздываем', label: 'Опаздываем', eta: null, promised, lateness: 'overdue' };
  const eta = etaText(estimatedAt, now, method);
  const minutes = way ? minutesLate(way) : null;
  return minutes === null
    ? { ...onTime, eta }
    : { heading: delayHeading(minutes), label: 'Задерживаемся', eta, promised, lateness: 'delayed' };
}

/** «осталось около 20 минут»: of the last hour and a half only, since who waits longer reads the clock. Null elsewhere. */
export function leftText(estimatedAt: string | null, now: number): string | null {
  const left = Math.ceil((Date.parse(estimatedAt ?? '') - now) / MINUTE_MS / STEP_MINUTES) * STEP_MINUTES;
  return left > 0 && left <= 90 ? `осталось около ${left}\u00A0минут` : null;
}
