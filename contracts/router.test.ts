import { initClient } from '@ts-rest/core';
import { expect, expectTypeOf, test } from 'vitest';
import type { Secret } from './common.ts';
import { anonymous, specifiedOperations } from '../tests/house/specification.ts';
import { operationOf, operations, type Operation } from './operations.ts';
import type { WireOrderRequest } from './order.ts';
import { contract } from './router.ts';
import type { WireUser } from './user.ts';

const named = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
const fieldsOf = (schema: unknown): readonly string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(schema.shape ?? {}) : [];

const addressOf = ({ route }: Operation): string =>
  anonymous(route.method, route.path.replace('/api/v1', ''));

test('every operation that the specification shows is here, each with an address of its own', () => {
  const addresses = operations.map(addressOf);
  expect(specifiedOperations.length).toBeGreaterThan(0);
  expect(addresses).toEqual(expect.arrayContaining([...specifiedOperations]));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('an operation is marked as assumed where the specification does not show it, and only there', () => {
  const unmarked = operations.filter(
    (operation) => operation.metadata.assumed === specifiedOperations.includes(addressOf(operation)),
  );
  expect(unmarked.map(({ name }) => name)).toEqual([]);
});

test.each(operations)('$name has full metadata, a summary and a success', ({ route, metadata }) => {
  expect(Object.keys(metadata).toSorted()).toEqual(['assumed', 'auth', 'idempotent', 'piiInPath']);
  expect(['none', 'optional', 'required']).toContain(metadata.auth);
  expect(route.summary).toMatch(/\S/);
  expect(Object.keys(route.responses).some((status) => status.startsWith('2'))).toBe(true);
});

test.each(operations)('$name has a schema for every parameter in its path', ({ route }) => {
  expect(fieldsOf(route.pathParams).toSorted()).toEqual(named(route.path).toSorted());
});

test.each(operations)('$name is marked when a phone is in its path', ({ route, metadata }) => {
  expect(metadata.piiInPath).toBe(named(route.path).includes('phone'));
});

test.each(operations)(
  '$name answers 401 when it needs a token, and lies under the prefix',
  ({ route, metadata }) => {
    expect(route.path).toMatch(/^\/api\/v1\//);
    if (metadata.auth === 'required') expect(Object.keys(route.responses)).toContain('401');
  },
);

test('reading and deleting are safe to repeat', () => {
  const unsafe = operations.filter(
    ({ route, metadata }) => (route.method === 'GET' || route.method === 'DELETE') && !metadata.idempotent,
  );
  expect(unsafe).toEqual([]);
});

test('an operation is found by its name', () => {
  expect(operationOf('order.place').route).toMatchObject({ method: 'POST', path: '/api/v1/order' });
});

test('a typed client knows bodies, parameters and answers; secrets carry a brand only when read', async () => {
  const sent: string[] = [];
  const client = initClient(contract, {
    baseUrl: 'https://shop.test',
    api: ({ path }) => {
      sent.push(path);
      return Promise.resolve({ status: 200, body: { id: 7 }, headers: new Headers() });
    },
  });
  const answer = await client.user.change({ params: { phone: '%2B79270000001' }, body: { name: 'Анна' } });
  expect(sent).toEqual(['https://shop.test/api/v1/user/%2B79270000001']);
  if (answer.status === 200) expectTypeOf(answer.body.id).toEqualTypeOf<string | number>();
  expectTypeOf<NonNullable<WireUser['phone']>>().toEqualTypeOf<Secret>();
  expectTypeOf<WireOrderRequest['comment']>().toEqualTypeOf<string>();
});
