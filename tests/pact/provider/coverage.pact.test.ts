import { expect, test } from 'vitest';
import { operations } from '../../../contracts/operations.ts';
import {
  groupsWithout401,
  operationNameOf,
  operationsAnswering,
  repeatedDescriptions,
  uncovered,
  unspokenMessages,
} from '../coverage.ts';
import { DESCRIPTIONS } from '../../../contracts/verify/produce.ts';
import { literals } from '../literals.ts';
import {
  HTTP_PROVIDER,
  LIVE_PROVIDER,
  only,
  readPact,
  stateNamesOf,
  type Matcher,
  type PactFile,
} from '../../../contracts/verify/pactFile.ts';
import { states } from '../../../contracts/states.ts';

const pact = readPact(HTTP_PROVIDER);
const live = readPact(LIVE_PROVIDER);
const without = (name: string): PactFile => ({
  ...pact,
  interactions: pact.interactions.filter((interaction) => operationNameOf(interaction) !== name),
});

test('every operation of the contract is called successfully', () => {
  expect(uncovered(pact)).toEqual([]);
});

test.each(operations)('$name is missed as soon as no interaction calls it', ({ name }) => {
  expect(uncovered(without(name))).toEqual([name]);
});

test('every group that asks for a session is seen without one', () => {
  expect(groupsWithout401(pact)).toEqual([]);
  expect(groupsWithout401(without('promo.calculate'))).toEqual([]);
  const [name = ''] = operationsAnswering(only(pact, 'a like without a valid session'), 401);
  expect(groupsWithout401(without(name))).toEqual(['like']);
});

test.each([
  [403, ['address.list', 'like.list', 'order.history', 'user.change']],
  [404, ['user.find', 'order.active', 'order.last', 'city.zoneDelivery', 'page.find', 'promo.find']],
  [409, ['like.create', 'order.place', 'user.create', 'reservation.create']],
  [422, ['order.place', 'promo.calculate', 'user.create', 'reservation.create', 'vacancy.create']],
] as const)('the refusal %i is agreed where the client reacts to it', (status, names) => {
  const answering = operationsAnswering(pact, status);
  expect(names.filter((name) => !answering.has(name))).toEqual([]);
});

test('no two interactions have the same description', () => {
  expect([...repeatedDescriptions(pact), ...repeatedDescriptions(live)]).toEqual([]);
});

/** What only the live connection's verifier brings about, between two messages. */
const MEANWHILE = ['a setting changes', 'an order moves on'];

test('every state of the list is used, and no other', () => {
  const used = new Set([...pact.interactions, ...live.interactions].flatMap(stateNamesOf));
  expect([...used, ...MEANWHILE].toSorted()).toEqual(Object.keys(states).toSorted());
});

test('the only literal values in answers are those that tell answers apart', () => {
  expect(literals(pact)).toEqual(['a login that needs a code: codeRequired']);
});

const ruleOf = (path: string, matcher: Matcher) => ({ body: { [path]: { matchers: [matcher] } } });
const answering = (content: unknown, matchingRules: ReturnType<typeof ruleOf>): PactFile => ({
  interactions: [
    { type: 'HTTP', description: 'it', response: { status: 200, body: { content }, matchingRules } },
  ],
});

test('a value without a matcher is noticed, also inside a list that only has to contain it', () => {
  const content = [{ id: '1', name: 'Самара' }];
  const each = ruleOf('$[*].id', { match: 'type' });
  expect(literals(answering(content, each))).toEqual(['it: 0.name']);
  const variant = { index: 0, rules: { '$.name': {} } };
  const some = ruleOf('$', { match: 'arrayContains', variants: [variant] });
  expect(literals(answering(content, some))).toEqual(['it: 0.id']);
});

test('the live pact has every message', () => {
  expect(unspokenMessages(live)).toEqual([]);
  const interactions = live.interactions.filter(({ description }) => description !== DESCRIPTIONS.ping);
  expect(unspokenMessages({ ...live, interactions })).toEqual(['ping']);
});
