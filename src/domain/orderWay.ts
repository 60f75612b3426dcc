import type { DeliveryMethod } from './cart.ts';
import { stepOf, type OrderStep } from './orderStatus.ts';

/** How an order goes, as far as this browser was told; nothing in it is reckoned. */
export interface OrderWay {
  readonly orderId: string;
  readonly method: DeliveryMethod;
  /** ISO; when it was to come by the first word of it. */
  readonly promisedAt: string | null;
  readonly delay: OrderDelay | null;
  /** When each step began, in ms; a step that nobody has dated is missing. */
  readonly began: Readonly<Partial<Record<OrderStep, number>>>;
}

/** A word that is later than the promise. */
export interface OrderDelay {
  /** ISO */
  readonly estimatedAt: string;
  /** When this browser heard it, in ms. */
  readonly heardAt: number;
}

interface Heard {
  readonly id: string;
  readonly method: DeliveryMethod;
  readonly estimatedAt: string | null;
  readonly createdAt: string | null;
}

interface Change {
  readonly orderId: string;
  readonly status: string;
  /** The server's time of the change, in ms. */
  readonly timestamp: number;
}

/** Less is not worth a word: nobody promises to the minute. */
const NOTICEABLE_MS = 5 * 60_000;

/** By how much the second of two ISO times is later, in ms; NaN where one cannot be read. */
const later = (before: string | null, after: string | null): number =>
  Date.parse(after ?? '') - Date.parse(before ?? '');

const delayOf = (way: OrderWay, estimatedAt: string | null, heardAt: number): OrderDelay | null => {
  if (estimatedAt === null || !(later(way.promisedAt, estimatedAt) >= NOTICEABLE_MS)) return null;
  return way.delay?.estimatedAt === estimatedAt ? way.delay : { estimatedAt, heardAt };
};

const readable = (iso: string | null): string | null => (Number.isNaN(Date.parse(iso ?? '')) ? null : iso);

/** The way of an order after an answer about it that came at `time`. The first time that is named stays the promise. */
export function wayAfterAnswer(known: OrderWay | null, order: Heard, time: number): OrderWay {
  const before: OrderWay =
    known?.orderId === order.id
      ? known
      : { orderId: order.id, method: order.method, promisedAt: null, delay: null, began: {} };
  const accepted = Date.parse(order.createdAt ?? '');
  const way: OrderWay = {
    ...before,
    method: order.method,
    promisedAt: before.promisedAt ?? readable(order.estimatedAt),
    began: Number.isNaN(accepted) ? before.began : { ...before.began, accepted },
  };
  return { ...way, delay: delayOf(way, order.estimatedAt, time) };
}

/** The way of an order after a change that the server has dated. Several statuses are one step: the first of them begins it. */
export function wayAfterChange(
  way: OrderWay | null,
  { orderId, status, timestamp }: Change,
): OrderWay | null {
  if (way?.orderId !== orderId) return way;
  const step = stepOf(status, way.method);
  if (step === null || step === 'cancelled' || way.began[step] !== undefined) return way;
  return { ...way, began: { ...way.began, [step]: timestamp } };
}

/** Whole minutes, to five, by which an order will be later than it was promised; null where nobody has said so. */
export function minutesLate({ promisedAt, delay }: Pick<OrderWay, 'promisedAt' | 'delay'>): number | null {
  if (delay === null) return null;
  return Math.round(later(promisedAt, delay.estimatedAt) / NOTICEABLE_MS) * 5;
}
