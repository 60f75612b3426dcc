import { afterEach, expect, test } from 'vitest';
import { askedBy } from '../../../contracts/verify/arguments.ts';
import type { Outcome } from '../../../contracts/verify/interaction.ts';
import { HTTP_PROVIDER, LIVE_PROVIDER, readPact } from '../../../contracts/verify/pactFile.ts';
import { countsOf, isKept, summaryOf } from '../../../contracts/verify/report.ts';
import { verify } from '../../../contracts/verify/verify.ts';
import { serveProvider, type ProviderOptions, type ServedProvider } from '../../../mocks/provider/serve.ts';

const pacts = { http: readPact(HTTP_PROVIDER), live: readPact(LIVE_PROVIDER) };
const ADDRESSES = 'a request for the saved addresses without';
const opened: ServedProvider[] = [];
afterEach(async () => {
  for (const provider of opened.splice(0)) await provider.close();
});

const open = async (options: ProviderOptions): Promise<ServedProvider> => {
  const provider = await serveProvider(options);
  opened.push(provider);
  return provider;
};

type Words = (provider: ServedProvider) => readonly string[];
const IN_FULL: Words = ({ url, statesUrl, liveUrl }) => [
  '--url',
  url,
  '--states-url',
  statesUrl,
  '--live',
  liveUrl,
];

/** Verifies a provider as the command does. */
const verified = async (options: ProviderOptions, words: Words): Promise<readonly Outcome[]> => {
  const provider = await open(options);
  return verify(askedBy(['verify', ...words(provider)]), pacts, () => undefined);
};
const broken = (outcomes: readonly Outcome[]) => outcomes.filter(({ result }) => result !== 'passed');

test('the demo back end keeps both pacts', async () => {
  const outcomes = await verified({}, IN_FULL);
  expect(broken(outcomes)).toEqual([]);
  expect(outcomes).toHaveLength(pacts.http.interactions.length + pacts.live.interactions.length);
});

test('so it does where its messages are answered over HTTP', async () => {
  const outcomes = await verified({}, ({ url, statesUrl, messagesUrl }) => [
    '--url',
    url,
    '--states-url',
    statesUrl,
    '--live',
    messagesUrl,
    '--only',
    'subscription',
  ]);
  expect(broken(outcomes)).toEqual([]);
  expect(outcomes).toHaveLength(2);
});

test('the handlers that intercept the network keep the pact', async () => {
  const outcomes = await verified({ by: 'handlers' }, ({ url, statesUrl }) => [
    '--url',
    url,
    '--states-url',
    statesUrl,
  ]);
  expect(broken(outcomes)).toEqual([]);
});

test('without an address for states, what needs one is skipped and nothing is said to be kept', async () => {
  const outcomes = await verified({}, ({ url }) => ['--url', `${url}/api/v1`]);
  const { passed, failed, skipped } = countsOf(outcomes);
  expect(failed).toBe(0);
  expect(passed).toBeGreaterThan(0);
  expect(skipped).toBeGreaterThan(0);
  expect(isKept({ passed, failed, skipped })).toBe(false);
  expect(outcomes.find(({ result }) => result === 'skipped')?.reasons[0]).toMatch(/^needs state "/);
});

const omit = <Fields extends object>(fields: Fields, name: keyof Fields): Partial<Fields> => {
  const rest = { ...fields };
  delete (rest as Partial<Fields>)[name];
  return rest;
};

test('a state that nobody sets up fails the run, with a template for it', async () => {
  const outcomes = await verified(
    { changeSetters: (setters) => omit(setters, 'the customer has a saved address') },
    ({ url, statesUrl }) => ['--url', url, '--states-url', statesUrl, '--only', 'the saved addresses'],
  );
  expect(countsOf(outcomes)).toMatchObject({ failed: 2 });
  expect(summaryOf(outcomes)).toContain(
    "'the customer has a saved address': async ({ phone, lines }) => ({ addressId: '' }),",
  );
});

test('a state that cannot be brought about fails the interaction, although the answer fits', async () => {
  const outcomes = await verified(
    {
      changeSetters: (setters) => ({
        ...setters,
        'every setting is filled in': () => Promise.reject(new Error('no settings')),
      }),
    },
    ({ url, statesUrl }) => [
      '--url',
      url,
      '--states-url',
      statesUrl,
      '--only',
      'a request for the delivery texts',
    ],
  );
  expect(broken(outcomes).flatMap(({ reasons }) => reasons)).toEqual([
    'every setting is filled in: 500 {"message":"no settings"}',
    'every setting is filled in: 500 {"message":"no settings"}',
  ]);
});

test('a state that keeps back what only the back end can know fails the interaction', async () => {
  const outcomes = await verified(
    {
      changeSetters: (setters) => ({
        ...setters,
        'the session of a customer has expired': async () => ({ userId: 'user-1', token: '' }),
      }),
    },
    ({ url, statesUrl }) => ['--url', url, '--states-url', statesUrl, '--only', ADDRESSES],
  );
  expect(broken(outcomes).flatMap(({ reasons }) => reasons)).toEqual([
    '"the session of a customer has expired" was set, but answered no token',
  ]);
});

test('a service that leaves a field out breaks the pact, and the report says where', async () => {
  const outcomes = await verified(
    { changeAnswer: () => Response.json([{ name: 'Самара', slug: 'samara', id: 1 }]) },
    ({ url }) => ['--url', url, '--only', 'a request for the cities, with'],
  );
  expect(broken(outcomes)[0]?.reasons.join('\n')).toContain('iikoId');
});

test('a token goes with the calls that carry none', async () => {
  const seen: (string | null)[] = [];
  await verified(
    {
      changeAnswer: (response, request) => {
        // The look whether anybody is there is no call.
        if (URL.parse(request.url)?.pathname !== '/') seen.push(request.headers.get('authorization'));
        return response;
      },
    },
    ({ url }) => ['--url', url, '--token', 'of-the-gateway', '--only', 'a request for the cities'],
  );
  expect(seen).toEqual(['Bearer of-the-gateway', 'Bearer of-the-gateway']);
});
