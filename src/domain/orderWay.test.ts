import { expect, test } from 'vitest';
import { minutesLate, wayAfterAnswer, wayAfterChange } from './orderWay.ts';

const NOON = Date.parse('2026-03-10T12:00:00Z');
const at = (minutes: number): string => new Date(NOON + minutes * 60_000).toISOString();
const order = (estimatedAt: string | null, changes: { id?: string; createdAt?: string | null } = {}) => ({
  id: 'order-1',
  method: 'delivery' as const,
  createdAt: null,
  estimatedAt,
  ...changes,
});

test('the first time that is named is the promise, and stays it', () => {
  const silent = wayAfterAnswer(null, order(null), NOON);
  expect(silent.promisedAt).toBeNull();
  const promised = wayAfterAnswer(silent, order(at(40)), NOON);
  expect(wayAfterAnswer(promised, order(at(55)), NOON + 1)).toMatchObject({
    promisedAt: at(40),
    delay: { estimatedAt: at(55), heardAt: NOON + 1 },
  });
});

test('a delay was heard when it was first told, and a later one anew', () => {
  const late = wayAfterAnswer(wayAfterAnswer(null, order(at(40)), NOON), order(at(55)), NOON + 1);
  expect(wayAfterAnswer(late, order(at(55)), NOON + 2).delay?.heardAt).toBe(NOON + 1);
  expect(wayAfterAnswer(late, order(at(70)), NOON + 2).delay).toEqual({
    estimatedAt: at(70),
    heardAt: NOON + 2,
  });
});

test.each([
  ['earlier', at(20)],
  ['less than five minutes later', at(44)],
  ['no time', null],
  ['what nobody can read', 'soon'],
])('%s is no delay', (_what, estimatedAt) => {
  const way = wayAfterAnswer(wayAfterAnswer(null, order(at(40)), NOON), order(estimatedAt), NOON);
  expect(way.delay).toBeNull();
  expect(minutesLate(way)).toBeNull();
});

test('a delay that is made good is none', () => {
  const late = wayAfterAnswer(wayAfterAnswer(null, order(at(40)), NOON), order(at(55)), NOON);
  expect(wayAfterAnswer(late, order(at(42)), NOON).delay).toBeNull();
});

test('a delay is told in steps of five minutes', () => {
  const late = wayAfterAnswer(wayAfterAnswer(null, order(at(40)), NOON), order(at(57)), NOON);
  expect(minutesLate(late)).toBe(15);
});

test('a step begins with the order itself, or with the first of its statuses that is dated', () => {
  const accepted = wayAfterAnswer(null, order(null, { createdAt: at(0) }), NOON + 5);
  const change = (status: string, timestamp: number) => ({ orderId: 'order-1', status, timestamp });
  const cooking = wayAfterChange(accepted, change('ReadyForCooking', NOON + 10));
  const still = wayAfterChange(cooking, change('CookingStarted', NOON + 20));
  expect(still?.began).toEqual({ accepted: NOON, cooking: NOON + 10 });
});

test('a status that nobody knows, and an end without delivery, begin no step', () => {
  const way = wayAfterAnswer(null, order(null), NOON);
  for (const status of ['Packing', 'Cancelled'])
    expect(wayAfterChange(way, { orderId: 'order-1', status, timestamp: NOON })).toBe(way);
});

test('a change of another order changes nothing, and an answer about another one begins a way of its own', () => {
  const way = wayAfterAnswer(null, order(at(40)), NOON);
  expect(wayAfterChange(way, { orderId: 'order-2', status: 'OnWay', timestamp: NOON })).toBe(way);
  expect(wayAfterAnswer(way, order(at(90), { id: 'order-2' }), NOON)).toMatchObject({
    orderId: 'order-2',
    promisedAt: at(90),
    delay: null,
  });
});
