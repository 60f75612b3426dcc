import { expect, test } from 'vitest';
import { clientMessage, liveMessages, serverMessage } from './live.ts';

const event = { orderId: 5, userId: '7', status: 'OnWay', timestamp: '2025-01-01T10:00:00.000Z' };

test('there are six live messages, three from each side', () => {
  const from = Object.values(liveMessages).map((message) => message.from);
  expect(from.toSorted()).toEqual(['client', 'client', 'client', 'server', 'server', 'server']);
  for (const [type, { schema }] of Object.entries(liveMessages)) {
    expect([...schema.shape.type.def.values]).toEqual([type]);
  }
});

test('an order status is read flat and under data', () => {
  expect(serverMessage.parse({ type: 'order:status_update', ...event })).toMatchObject(event);
  expect(serverMessage.parse({ type: 'order:status_update', data: event })).toMatchObject({ data: event });
});

test('an order status without its order, and an unknown type, are no messages', () => {
  const { orderId: _, ...nameless } = event;
  expect(serverMessage.safeParse({ type: 'order:status_update', ...nameless }).success).toBe(false);
  expect(serverMessage.safeParse({ type: 'news' }).success).toBe(false);
});

test('only the orders of a user can be subscribed to', () => {
  expect(clientMessage.safeParse({ type: 'subscribe', channel: 'user:7:orders' }).success).toBe(true);
  expect(clientMessage.safeParse({ type: 'subscribe', channel: 'everything' }).success).toBe(false);
});
