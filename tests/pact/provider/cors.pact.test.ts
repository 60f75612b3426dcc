import { expect, test } from 'vitest';
import { askedBy } from '../../../contracts/verify/arguments.ts';
import { HTTP_PROVIDER, LIVE_PROVIDER, readPact } from '../../../contracts/verify/pactFile.ts';
import { verify } from '../../../contracts/verify/verify.ts';
import { serveProvider } from '../../../mocks/provider/serve.ts';

const pacts = { http: readPact(HTTP_PROVIDER), live: readPact(LIVE_PROVIDER) };

type Change = Readonly<Record<string, string>>;

/** What the interactions that hold this text say of a back end whose answers have these headers instead of its own. */
const resultsOf = async (only: string, change: Change): Promise<readonly string[]> => {
  const provider = await serveProvider({
    changeAnswer: ({ status, body, headers }) =>
      new Response(body, { status, headers: { ...Object.fromEntries(headers), ...change } }),
  });
  const words = ['verify', '--url', provider.url, '--states-url', provider.statesUrl, '--only', only];
  const outcomes = await verify(askedBy(words), pacts, () => undefined);
  await provider.close();
  return outcomes.map(({ result }) => result);
};

const PATCHES = 'before PATCH';
const ALL_METHODS = 'access-control-allow-methods';
const ALL_HEADERS = 'access-control-allow-headers';

test.each([
  ['in another order and case', PATCHES, { [ALL_HEADERS]: 'X-Zone-Id, X-City, Content-Type, Authorization' }],
  ['alone', PATCHES, { [ALL_METHODS]: 'PATCH' }],
  ['as all methods', PATCHES, { [ALL_METHODS]: '*' }],
  ['as all headers beside that of the session', PATCHES, { [ALL_HEADERS]: '*, Authorization' }],
  ['for this shop only', PATCHES, { 'access-control-allow-origin': 'https://shop.example' }],
] as const)('what a browser asks for may be allowed %s', async (_, only, change) => {
  expect(await resultsOf(only, change)).toEqual(['passed']);
});

test.each([
  ['the method', PATCHES, { [ALL_METHODS]: 'GET, POST, DELETE' }],
  ['a header', PATCHES, { [ALL_HEADERS]: 'Authorization, Content-Type, X-City' }],
  ['the header of the session by name', PATCHES, { [ALL_HEADERS]: '*' }],
  ['the shop', PATCHES, { 'access-control-allow-origin': 'https://other.example' }],
  ['a look at Retry-After', 'under way already', { 'access-control-expose-headers': 'Date' }],
] as const)('a back end that does not allow %s breaks the pact', async (_, only, change) => {
  expect(await resultsOf(only, change)).toEqual(['failed']);
});
