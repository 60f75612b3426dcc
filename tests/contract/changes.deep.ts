import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handwritten } from './breaking/all.ts';
import { allowed, breaking } from './cases.ts';
import type { AllowedChange, BreakingChange } from './changes/change.ts';
import { isAsSpecified } from './changes/schemas.ts';
import { operations } from './layers/operations.ts';
import { serveLayers, type ServedLayers } from './layers/serve.ts';
import { send } from './layers/wire.ts';
import { exchanges } from './visit/exchanges.ts';
import { prepared } from './visit/observe.ts';
import { sequenceOf } from './visit/sequence.ts';

/** Its states are not brought about, so that there is nothing to call. */
const NO_STATE = 'a state that is not applicable';
const MESSAGES = ['ping', 'pong', 'subscribe', 'unsubscribe', 'settings:update', 'order:status_update'];

let served: ServedLayers;
let hurting: readonly BreakingChange[] = [];

beforeAll(async () => {
  served = await serveLayers();
  hurting = await breaking();
});
afterAll(() => served.close());

const about = (change: { readonly only: string | null }, operation: string): boolean =>
  change.only === operation;

test('there are as many changes as the issue asks for, and no two of one name', () => {
  expect(allowed.length).toBeGreaterThanOrEqual(100);
  expect(hurting.length).toBeGreaterThanOrEqual(150);
  const names = [...allowed, ...hurting].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(operations.map(({ id }) => id))('%s: changes that hurt', (operation) => {
  expect(hurting.filter((change) => about(change, operation))).not.toEqual([]);
});

test.each(MESSAGES)('%s: changes that hurt', (message) => {
  expect(hurting.filter(({ name }) => name.startsWith(`${message}:`))).not.toEqual([]);
});

/** The answer of the changed service to the one call of the operation that succeeds. */
const answerUnder = async (change: AllowedChange | BreakingChange) => {
  const exchange = exchanges.find(({ operation }) => about(change, operation));
  if (exchange === undefined) return null;
  await served.wear(change.make);
  return { operation: exchange.operation, answer: await send(served.url, await prepared(served, exchange)) };
};

describe('an allowed change', () => {
  test.each(allowed.filter(({ only, operator }) => only !== 'live' && operator !== NO_STATE))(
    '$name: the call succeeds, as specified',
    async (change) => {
      const told = await answerUnder(change);
      if (told === null) return;
      const { operation, answer } = told;
      expect(answer.status).toBeGreaterThanOrEqual(200);
      expect(answer.status).toBeLessThan(300);
      if (answer.body !== undefined) expect(isAsSpecified(operation, answer.status, answer.body)).toBe(true);
      expect(served.faults()).toEqual([]);
    },
  );
});

/** Seen only in states that the sequence has not: a key under way, a shop that is closed. */
const ELSEWHERE = /under way|stopped shop/;

describe('a change of behaviour written by hand', () => {
  const shownByCalls = handwritten.filter(
    ({ operator, name }) =>
      ['Idempotency-Key', 'not read back', 'another customer'].includes(operator) && !ELSEWHERE.test(name),
  );
  let unchanged: unknown;
  beforeAll(async () => {
    await served.wear(() => ({}));
    unchanged = await sequenceOf(served);
  });

  test.each(shownByCalls)('$name: shows', async ({ make }) => {
    await served.wear(make);
    expect(await sequenceOf(served)).not.toEqual(unchanged);
    expect(served.faults()).toEqual([]);
  });
});
