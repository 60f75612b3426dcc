import * as z from 'zod/mini';
import { orderStatusEvent } from '../../../contracts/live.ts';
import type { LiveMessage } from '../../slices/world.ts';
import { lenient } from './lenient.ts';
import { lose } from './losses.ts';
import { courierOf } from './order.ts';
import { textOf } from './leaf.ts';
import { wellFormed } from './wellFormed.ts';

const frame = z.looseObject({ type: z.string(), data: z.optional(z.unknown()) });

const timeOf = (timestamp: string | number): number =>
  typeof timestamp === 'number' ? timestamp : Date.parse(timestamp);

/** What a frame says: 'pong', a message, or null for one that nobody understands. Never throws (assumptions, section 6, "live messages"). */
export function readFrame(text: string): LiveMessage | 'pong' | null {
  const parsed = z.safeParse(frame, wellFormed(parse(text)));
  if (!parsed.success) return null;
  const { type, data } = parsed.data;
  if (type === 'pong') return 'pong';
  if (type === 'settings:update') return { type: 'settings' };
  if (type !== 'order:status_update') return null;
  const event = lenient(orderStatusEvent, data ?? parsed.data);
  if (!event) return null;
  lose(event.lost);
  const { orderId, userId, status, previousStatus, timestamp, courierInfo } = event.data;
  const time = timeOf(timestamp);
  if (!Number.isFinite(time)) return null;
  return {
    type: 'status',
    orderId: textOf(orderId),
    userId: textOf(userId),
    status,
    previousStatus: previousStatus ?? null,
    timestamp: time,
    courier: courierOf(courierInfo),
  };
}

const parse = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
};
