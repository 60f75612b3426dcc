import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFrame } from './frame.ts';
import { readStatus } from './live.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

const event = {
  orderId: 15,
  userId: '7',
  status: 'OnWay',
  previousStatus: 'Waiting',
  timestamp: '2026-03-02T12:00:00.000Z',
  courierInfo: { name: 'Иван', phone: '+79990000000' },
};
const type = 'order:status_update';
const message = {
  type: 'status',
  orderId: '15',
  userId: '7',
  status: 'OnWay',
  previousStatus: 'Waiting',
  timestamp: Date.parse(event.timestamp),
  courier: { name: 'Иван', phone: '+79990000000' },
};
const frame = (value: unknown) => readFrame(JSON.stringify(value), readStatus);

describe('a status', () => {
  test('is read flat beside the type, with an empty `data`, and under `data`', () => {
    expect(frame({ type, ...event })).toEqual(message);
    expect(frame({ type, ...event, data: null })).toEqual(message);
    expect(frame({ type, data: event })).toEqual(message);
    expect(frame({ type, data: { type, ...event } })).toEqual(message);
  });

  test('has its time in milliseconds whether it comes as a number or as a text', () => {
    expect(frame({ type, ...event, timestamp: 1_700_000_000_000 })).toMatchObject({
      timestamp: 1_700_000_000_000,
    });
  });

  test('may know neither the previous status nor a courier', () => {
    const bare = { type, orderId: '1', userId: 2, status: 'Новый', timestamp: 5 };
    expect(frame(bare)).toMatchObject({ previousStatus: null, courier: null, userId: '2' });
    expect(frame({ ...bare, courierInfo: {} })).toMatchObject({ courier: null });
  });

  test.each([
    [{ timestamp: 'yesterday' }],
    [{ timestamp: null }],
    [{ status: 7 }],
    [{ orderId: null }],
    [{ userId: {} }],
  ])('with %j is nothing that can be read', (change) => {
    expect(frame({ type, ...event, ...change })).toBeNull();
    expect(frame({ type, data: { ...event, ...change } })).toBeNull();
  });
});

test('a courier that cannot be read is none; the status counts', () => {
  const courierInfo = { name: 'Иван', phone: 7 };
  expect(frame({ type, ...event, courierInfo })).toMatchObject({ courier: { name: 'Иван', phone: '' } });
  expect(frame({ type, ...event, courierInfo: 'Иван' })).toMatchObject({
    status: event.status,
    courier: null,
  });
});

test('the other messages of the server are told by their type', () => {
  expect(frame({ type: 'pong' })).toBe('pong');
  expect(frame({ type: 'pong', data: { at: 1 } })).toBe('pong');
  expect(frame({ type: 'settings:update', data: [] })).toEqual({ type: 'settings' });
});

test.each([
  '',
  'pong',
  '"pong"',
  '{"type":"pong"',
  'null',
  '[]',
  '7',
  '{"type":7}',
  '{"type":"ping"}',
  '{"data":{"type":"pong"}}',
  '{"type":"order:status_update"}',
  '{"type":"order:status_update","data":"OnWay"}',
])('%s is understood by nobody', (text) => {
  expect(readFrame(text, readStatus)).toBeNull();
});

test('a prototype in a frame stays what it is: text', () => {
  const text = `{"type":"${type}","__proto__":{"status":"Closed","isAdmin":true},"data":{"__proto__":${JSON.stringify(event)}}}`;
  expect(readFrame(text, readStatus)).toBeNull();
  expect({}).not.toHaveProperty('isAdmin');
});

test('a frame of a megabyte and one of many floors are read like any other', () => {
  expect(frame({ type: 'pong', padding: 'x'.repeat(1_000_000) })).toBe('pong');
  expect(
    readFrame(`{"type":"settings:update","data":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, readStatus),
  ).toEqual({
    type: 'settings',
  });
  expect(readFrame('['.repeat(200_000), readStatus)).toBeNull();
});

test('no text at all makes the reader throw', () => {
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(...Object.values(event)));
  const nearly = fc.record(
    {
      type: fc.constantFrom(type, 'pong', 'settings:update', 7, '__proto__'),
      data: fc.oneof(fc.jsonValue(), fc.constant(event)),
      orderId: field,
      userId: field,
      status: field,
      timestamp: field,
      courierInfo: field,
    },
    { requiredKeys: ['type'] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    nearly.map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(text, (frameText) => {
      const read = readFrame(frameText, readStatus);
      if (read === null || read === 'pong') return;
      expect(['settings', 'status']).toContain(read.type);
      if (read.type === 'status') expect(Number.isFinite(read.timestamp)).toBe(true);
    }),
    { numRuns },
  );
});
