import { expect, test } from 'vitest';
import { askedHeaders, preflights } from './cors.ts';
import { operations } from './operations.ts';

test('there is a question for each method of the contract', () => {
  const methods = new Set(operations.map(({ route }) => route.method));
  expect(new Set(preflights.map(({ method }) => method))).toEqual(methods);
});

test('the questions name every header that the shop sends', () => {
  const asked = new Set(preflights.flatMap(({ headers }) => headers));
  expect(asked).toEqual(new Set(operations.flatMap(({ name }) => askedHeaders(name))));
});

test('headers are named as a browser does: in lower case, sorted, each once', () => {
  for (const { headers } of preflights) {
    expect(headers).toEqual([...new Set(headers.map((name) => name.toLowerCase()))].toSorted());
  }
  expect(askedHeaders('order.place')).toEqual([
    'authorization',
    'content-type',
    'idempotency-key',
    'x-city',
    'x-zone-id',
  ]);
});
