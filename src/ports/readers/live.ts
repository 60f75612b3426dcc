import { orderStatusEvent } from '../../../contracts/live.ts';
import type { ReadStatus } from './frame.ts';
import { textOf } from './leaf.ts';
import { lenient } from './lenient.ts';
import { lose } from './losses.ts';
import { courierOf } from './order.ts';

const timeOf = (timestamp: string | number): number =>
  typeof timestamp === 'number' ? timestamp : Date.parse(timestamp);

/** What a pushed status says. */
export const readStatus: ReadStatus = (pushed) => {
  const event = lenient(orderStatusEvent, pushed);
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
};
