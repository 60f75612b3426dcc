import { expect, test } from 'vitest';
import { askedBy } from '../../../contracts/verify/arguments.ts';
import { verify } from '../../../contracts/verify/verify.ts';
import { serveProvider } from '../../../mocks/provider/serve.ts';

type Change = Readonly<Record<string, string>>;

/** What a check says of a back end whose answers have these headers instead of its own. */
const resultsOf = async (name: string, change: Change): Promise<readonly string[]> => {
  const provider = await serveProvider({
    changeAnswer: ({ status, body, headers }) =>
      new Response(body, { status, headers: { ...Object.fromEntries(headers), ...change } }),
  });
  const words = ['verify', '--url', provider.url, '--states-url', provider.statesUrl, '--check', name];
  const { checks } = await verify(askedBy(words), () => undefined);
  await provider.close();
  return checks.map(({ result }) => result);
};

const PATCHES = 'schema: a browser may call PATCH /api/v1/user/:phone';
const ORDERS = 'an order that is under way already';
const ALL_METHODS = 'access-control-allow-methods';
const ALL_HEADERS = 'access-control-allow-headers';

test.each([
  ['in another order and case', PATCHES, { [ALL_HEADERS]: 'X-Zone-Id, X-City, Content-Type, Authorization' }],
  ['alone', PATCHES, { [ALL_METHODS]: 'PATCH' }],
  ['as all methods', PATCHES, { [ALL_METHODS]: '*' }],
  ['as all headers beside that of the session', PATCHES, { [ALL_HEADERS]: '*, Authorization' }],
  ['for this shop only', PATCHES, { 'access-control-allow-origin': 'https://shop.example' }],
] as const)('what a browser asks for may be allowed %s', async (_, name, change) => {
  expect(await resultsOf(name, change)).toEqual(['passed']);
});

test.each([
  ['the method', PATCHES, { [ALL_METHODS]: 'GET, POST, DELETE' }],
  ['a header', PATCHES, { [ALL_HEADERS]: 'Authorization, Content-Type, X-City' }],
  ['the header of the session by name', PATCHES, { [ALL_HEADERS]: '*' }],
  ['the shop', PATCHES, { 'access-control-allow-origin': 'https://other.example' }],
  ['a look at Retry-After', ORDERS, { 'access-control-expose-headers': 'Date' }],
] as const)('a back end that does not allow %s breaks the contract', async (_, name, change) => {
  expect(await resultsOf(name, change)).toEqual(['failed']);
});

test.each([
  ['GET', 'page.find', 200],
  ['POST', 'promo.calculate', 200],
  ['a session that is over', 'address.list', 401],
  ['a refusal', 'vacancy.create', 422],
] as const)('real answers have to be readable from another origin: %s', async (_, operation, status) => {
  const provider = await serveProvider({
    changeAnswer: (response) => {
      if (response.status !== status) return response;
      const headers = new Headers(response.headers);
      headers.delete('access-control-allow-origin');
      return new Response(response.body, { status, headers });
    },
  });
  const words = ['--url', provider.url, '--states-url', provider.statesUrl, '--only', operation];
  const { checks } = await verify(askedBy(['verify', ...words]), () => undefined);
  await provider.close();
  const failed = checks.filter(({ result }) => result === 'failed').map(({ name }) => name);
  expect(failed).toContainEqual(expect.stringMatching(/can be read from another origin$/));
});
