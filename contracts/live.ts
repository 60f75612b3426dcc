import * as z from 'zod/mini';
import { assumed, id, momentOfEvent, secret } from './common.ts';
import { courierInfo } from './order.ts';

/** `user:{id}:orders` */
export const ordersChannel = z.templateLiteral(['user:', z.string(), ':orders']);

export const ping = z.object({ type: z.literal('ping') });
export const subscribe = z.object({ type: z.literal('subscribe'), channel: ordersChannel });
export const unsubscribe = z.object({ type: z.literal('unsubscribe'), channel: ordersChannel });

export const pong = z.object({ type: z.literal('pong') });
export const settingsUpdate = z.object({ type: z.literal('settings:update') });

/** What has happened to an order. */
export const orderStatusEvent = z.object({
  orderId: id,
  userId: id,
  status: z.string(),
  previousStatus: z.nullish(z.string()),
  timestamp: momentOfEvent,
  courierInfo: z.nullish(courierInfo),
});

export const orderStatusUpdate = z.extend(orderStatusEvent, { type: z.literal('order:status_update') });
export const orderStatusUpdateUnderData = assumed(
  z.object({ type: z.literal('order:status_update'), data: orderStatusEvent }),
);

export const clientMessage = z.discriminatedUnion('type', [ping, subscribe, unsubscribe]);

/** The payload lies flat beside `type` or under `data`. */
export const serverMessage = z.union([
  z.discriminatedUnion('type', [pong, settingsUpdate, orderStatusUpdate]),
  orderStatusUpdateUnderData,
]);

/** The six messages of the live connection and who sends them. */
export const liveMessages = {
  ping: { from: 'client', schema: ping },
  subscribe: { from: 'client', schema: subscribe },
  unsubscribe: { from: 'client', schema: unsubscribe },
  pong: { from: 'server', schema: pong },
  'settings:update': { from: 'server', schema: settingsUpdate },
  'order:status_update': { from: 'server', schema: orderStatusUpdate },
} as const;

/** Query of the connection's address. */
export const liveQuery = z.object({ token: assumed(z.optional(secret)) });

export type LiveChannel = z.infer<typeof ordersChannel>;
export type WireClientMessage = z.infer<typeof clientMessage>;
export type WireServerMessage = z.infer<typeof serverMessage>;
export type WireOrderStatusEvent = z.infer<typeof orderStatusEvent>;
