import { expect, test } from 'vitest';
import { operations } from '../../../contracts/operations.ts';
import { examples } from '../../../contracts/examples/all.ts';
import { preflights } from '../../../contracts/cors.ts';
import {
  callsOf,
  groupsWithout401,
  methodsWithoutPreflight,
  operationNameOf,
  operationsAnswering,
  refusalCounts,
  repeated,
  uncovered,
  unspokenMessages,
} from '../coverage.ts';
import { variantsOf } from '../variants.ts';
import { DESCRIPTIONS } from '../../../contracts/verify/produce.ts';
import { literals } from '../literals.ts';
import {
  HTTP_PROVIDER,
  LIVE_PROVIDER,
  only,
  readPact,
  statusOf,
  stateNamesOf,
  type Matcher,
  type PactFile,
} from '../pactFile.ts';
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
  const interactions = pact.interactions.filter(
    (interaction) => statusOf(interaction) !== 401 || !operationNameOf(interaction)?.startsWith('like.'),
  );
  expect(groupsWithout401({ ...pact, interactions })).toEqual(['like']);
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

test('every example is in the pact, and nothing else but the questions of browsers', () => {
  const named = [...examples, ...preflights].map(({ description }) => description);
  expect(pact.interactions.map(({ description }) => description).toSorted()).toEqual(named.toSorted());
});

test('there are 110 calls or more, 45 or more of them refused', () => {
  const { all, negative } = callsOf(pact);
  expect(all).toBeGreaterThanOrEqual(110);
  expect(negative).toBeGreaterThanOrEqual(45);
  expect(callsOf(only(pact, 'a like without a valid session'))).toEqual({ all: 1, negative: 1 });
});

test.each([
  [401, 6],
  [403, 2],
  [404, 5],
  [409, 2],
  [422, 4],
])('the refusal %i is agreed %i times or more', (status, least) => {
  expect(refusalCounts(pact)[status]).toBeGreaterThanOrEqual(least);
  expect(refusalCounts(only(pact, 'a like without a valid session'))).toEqual({ 401: 1 });
});

test('a browser may ask before each method', () => {
  expect(methodsWithoutPreflight(pact)).toEqual([]);
  const interactions = pact.interactions.filter(({ description }) => !description.includes('PATCH'));
  expect(methodsWithoutPreflight({ ...pact, interactions })).toEqual(['PATCH']);
});

test('14 resources or more are agreed at their least and at their fullest', () => {
  const variants = variantsOf(examples).filter(({ hasLeast }) => hasLeast);
  expect(variants.length).toBeGreaterThanOrEqual(14);
});

/** Fields that stand for another, belong to another case, or have mechanics that nobody has agreed yet. */
const NEVER_SHOWN: Readonly<Record<string, readonly string[]>> = {
  'setting.all': [
    'ADVENT.year',
    'ADVENT.month',
    'ADVENT.days[].text',
    'ADVENT.days[].code',
    'ADVENT.days[].promoId',
    'ADVENT.days[].image',
    'ADVENT.days[].link',
    'HAPPY_HOURS.*[].title',
    'HAPPY_HOURS.*[].text',
    'HAPPY_HOURS.*[].days',
    'HAPPY_HOURS.*[].code',
    'HAPPY_HOURS.*[].image',
    'HAPPY_HOURS.*[].sections',
    'HAPPY_HOURS.*[].products',
    'NEW_YEAR_PROMO.text',
    'NEW_YEAR_PROMO.image',
    'NEW_YEAR_PROMO.dateFrom',
    'NEW_YEAR_PROMO.dateTo',
    'NEW_YEAR_PROMO.terms',
    'NEW_YEAR_PROMO.gifts',
  ],
  'catalog.all': [
    'groups[].additionalInfo.sale',
    'products[].groupModifiers[].id',
    'products[].additionalInfo.isServiceGroup',
  ],
  'user.change': ['phone', 'balance', 'zoneId', 'token'],
};

test.each(variantsOf(examples))(
  '$operation shows every field of the contract',
  ({ operation, neverShown }) => {
    expect(neverShown).toEqual(NEVER_SHOWN[operation] ?? []);
  },
);

test('no two interactions have the same description and states', () => {
  expect([...repeated(pact), ...repeated(live)]).toEqual([]);
  const [first] = pact.interactions;
  expect(repeated({ interactions: first ? [first, first] : [] })).toHaveLength(1);
});

/** What only the live connection's verifier brings about, between two messages. */
const MEANWHILE = ['a setting changes', 'an order moves on'];

test('every state of the list that is not optional is used, and no other', () => {
  const used = new Set([...pact.interactions, ...live.interactions].flatMap(stateNamesOf));
  const asked = Object.entries(states).flatMap(([name, { isOptional }]) => (isOptional ? [] : [name]));
  expect([...used, ...MEANWHILE].toSorted()).toEqual(asked.toSorted());
});

test('the only literal values in answers are those that tell answers apart', () => {
  expect(literals(pact)).toEqual([
    'a login that needs a code: codeRequired',
    'a login with a wrong code: codeRequired',
    'a registration that needs a code: codeRequired',
  ]);
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

test('a value that must be equal is as literal as one without a matcher', () => {
  const rules = ruleOf('$.status', { match: 'equality' });
  expect(literals(answering({ status: 'Closed' }, rules))).toEqual(['it: status']);
});

test('so is a header of the answer, but for the type of its body', () => {
  const headers = { 'Content-Type': ['application/json'], 'Retry-After': ['2'] };
  const response = { status: 409, headers };
  const refusal = { type: 'HTTP', description: 'it', response };
  expect(literals({ interactions: [refusal] })).toEqual(['it: Retry-After']);
  const matchingRules = { header: { 'Retry-After': { matchers: [{ match: 'regex' }] } } };
  expect(literals({ interactions: [{ ...refusal, response: { ...response, matchingRules } }] })).toEqual([]);
});

test('the live pact has every message', () => {
  expect(unspokenMessages(live)).toEqual([]);
  const interactions = live.interactions.filter(({ description }) => description !== DESCRIPTIONS.ping);
  expect(unspokenMessages({ ...live, interactions })).toEqual(['ping']);
});
