import { expect, test } from 'vitest';
import { fromState, type Example } from '../../contracts/examples/example.ts';
import { bodyOf, headersOf, pathOf, queryOf } from './request.ts';

const example = (change: Partial<Example>): Example => ({
  operation: 'like.remove',
  description: 'it',
  status: 204,
  ...change,
});
const userId = fromState('userId', 'user-1');
const injected = (expression: string, value: string) => ({
  'pact:matcher:type': 'equality',
  'pact:generator:type': 'ProviderState',
  expression,
  value,
});

test('parameters stand encoded in the address; what a state knows is filled in later', () => {
  expect(pathOf(example({ parameters: { userId: 'a/b', productId: 'c?d' } }))).toBe(
    '/api/v1/like/a%2Fb/c%3Fd',
  );
  expect(pathOf(example({ parameters: { userId, productId: 'c?d' } }))).toEqual(
    injected('/api/v1/like/${userId}/c%3Fd', '/api/v1/like/user-1/c%3Fd'),
  );
});

test('a parameter without a value is an error', () => {
  expect(() => pathOf(example({ parameters: { userId } }))).toThrow(
    'like.remove needs the parameter "productId"',
  );
});

test('a body is exact but for what a state knows', () => {
  expect(bodyOf({ userId, lines: [{ zoneId: userId, note: null }] })).toEqual({
    userId: injected('${userId}', 'user-1'),
    lines: [{ zoneId: injected('${userId}', 'user-1'), note: null }],
  });
});

test('a query may hold what a state knows', () => {
  expect(queryOf(example({ query: { userId, page: '1' } }))).toEqual({
    userId: injected('${userId}', 'user-1'),
    page: '1',
  });
});

test('headers are those of the session, the city and the zone, where there are any', () => {
  expect(headersOf(example({}))).toEqual({});
  expect(
    headersOf(
      example({
        isSignedIn: true,
        city: 'samara',
        zone: fromState('zoneId', 'z'),
        origin: 'https://shop.example',
        headers: { a: 'b' },
      }),
    ),
  ).toEqual({
    authorization: injected('Bearer ${token}', 'Bearer token-of-the-session'),
    'x-city': 'samara',
    'x-zone-id': injected('${zoneId}', 'z'),
    origin: 'https://shop.example',
    a: 'b',
  });
});
