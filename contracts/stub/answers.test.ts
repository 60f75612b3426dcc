import { expect, test } from 'vitest';
import { examples } from '../examples/all.ts';
import { headersOf, plain, type Example } from '../examples/example.ts';
import { operationOf } from '../operations.ts';
import { states } from '../states.ts';
import { createStub, type Answer, type Stub } from './answers.ts';
import { stateValues } from './stateValues.ts';

const post = (stub: Stub, body: unknown): Answer =>
  stub.answer({ method: 'POST', address: '/_pact/states', headers: {}, body });

const textsOf = (named: object | undefined): Readonly<Record<string, string>> =>
  plain(named ?? {}) as Readonly<Record<string, string>>;

const callOf = (stub: Stub, example: Example): Answer => {
  const { route } = operationOf(example.operation);
  const parameters = textsOf(example.parameters);
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const query = new URLSearchParams(textsOf(example.query)).toString();
  return stub.answer({
    method: route.method,
    address: query === '' ? path : `${path}?${query}`,
    headers: textsOf(headersOf(example)),
    body: plain(example.body) ?? null,
  });
};

const setUp = (stub: Stub, { given = [] }: Example): void => {
  for (const { name, parameters } of given)
    post(stub, { state: name, params: plain(parameters), action: 'setup' });
};

test('each example is answered with its status and all of its fields, once its states are set', () => {
  const stub = createStub();
  for (const example of examples) {
    setUp(stub, example);
    const { status, text } = callOf(stub, example);
    post(stub, { state: '', action: 'teardown' });
    expect(status, example.description).toBe(example.status === 'success' ? 200 : example.status);
    if (example.answer !== undefined && !example.description.includes('fewest'))
      expect(JSON.parse(text), example.description).toMatchObject(plain(example.answer) as object);
    if (example.plainAnswer !== undefined) expect(text).toBe(example.plainAnswer);
  }
});

test('without states each operation goes well, whatever it is asked', () => {
  const stub = createStub();
  const asked = { method: 'GET', address: '/api/v1/user/%2B79005553535', headers: {}, body: null };
  const { status, text, headers } = stub.answer(asked);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toHaveProperty('id');
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
});

test('a call is refused with the status and the words that a state names', () => {
  const stub = createStub();
  const params = { operation: 'city.list', status: 422, message: 'Нет' };
  post(stub, { state: 'the call is refused', params, action: 'setup' });
  const cities = { method: 'GET', address: '/api/v1/city/', headers: {}, body: null };
  expect(stub.answer(cities)).toMatchObject({ status: 422, text: '{"message":"Нет"}' });
  post(stub, { state: 'the call is refused', params, action: 'teardown' });
  expect(stub.answer(cities).status).toBe(200);
});

test('a browser of any origin is let through', () => {
  const { status, headers } = createStub().answer({
    method: 'OPTIONS',
    address: '/api/v1/order',
    headers: { 'access-control-request-headers': 'authorization,x-city' },
    body: null,
  });
  expect(status).toBe(204);
  expect(headers['access-control-allow-methods']).toContain('PATCH');
  expect(headers['access-control-allow-headers']).toBe('authorization,x-city');
});

test('what nobody knows is said', () => {
  const stub = createStub();
  expect(post(stub, { state: 'a state of another kit', action: 'setup' }).status).toBe(400);
  expect(post(stub, 'no state').status).toBe(400);
  expect(post(stub, { state: '', action: 'setup' })).toMatchObject({ status: 200, text: '{}' });
  const nowhere = { method: 'GET', address: '/api/v1/nowhere', headers: {}, body: null };
  expect(stub.answer(nowhere).status).toBe(404);
});

test('a state answers every value that it promises', () => {
  for (const [name, { values, optionalValues }] of Object.entries(states)) {
    const answered = Object.keys(stateValues(name as keyof typeof states));
    expect(values.filter((value) => !optionalValues.includes(value) && !answered.includes(value))).toEqual(
      [],
    );
  }
});
