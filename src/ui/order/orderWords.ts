import type { ActiveOrder } from '../../domain/customer.ts';
import { CANCELLED_LABEL, type OrderStep } from '../../domain/orderStatus.ts';
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

/** When to expect the order: «18:40–18:55», or the day and hour where it is not today. Null without a readable time. */
export function etaText(estimatedAt: string | null, now: number): string | null {
  const at = estimatedAt === null ? Number.NaN : Date.parse(estimatedAt);
  if (estimatedAt === null || Number.isNaN(at)) return null;
  if (new Date(at).toDateString() !== new Date(now).toDateString()) return slotLabel(estimatedAt, now);
  const moment = toStep(at);
  return `${clockText(moment - BEFORE_MS)}\u2013${clockText(moment + AFTER_MS)}`;
}

/** Whether there is still something to wait for. */
export const isAwaited = (
  { current, isCancelled }: Progress,
  { method }: Pick<ActiveOrder, 'method'>,
): boolean => !isCancelled && current !== (method === 'self' ? 'readyForPickup' : 'delivered');
