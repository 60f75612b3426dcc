import { afterEach, describe, expect, test } from 'vitest';
import { askedBy } from '../../../contracts/verify/arguments.ts';
import type { Outcome } from '../../../contracts/verify/check.ts';
import { countsOf, isKept } from '../../../contracts/verify/report.ts';
import { verify, type Report } from '../../../contracts/verify/verify.ts';
import { operations } from '../../../contracts/operations.ts';
import { serveProvider, type ProviderOptions, type ServedProvider } from '../../../mocks/provider/serve.ts';

const opened: ServedProvider[] = [];
afterEach(async () => {
  for (const provider of opened.splice(0)) await provider.close();
});

type Words = (provider: ServedProvider) => readonly string[];
const WITHOUT_STATES: Words = ({ url }) => ['--url', url];
const WITH_STATES: Words = ({ url, statesUrl }) => ['--url', url, '--states-url', statesUrl];
const IN_FULL: Words = (provider) => [...WITH_STATES(provider), '--live', provider.liveUrl];

/** Verifies a provider as the command does. */
const verified = async (options: ProviderOptions, words: Words): Promise<Report> => {
  const provider = await serveProvider(options);
  opened.push(provider);
  return verify(askedBy(['verify', ...words(provider)]), () => undefined);
};
const only =
  (operation: string, ...more: readonly string[]): Words =>
  (provider) => [...WITH_STATES(provider), '--level', 'contract', '--only', operation, ...more];
const check =
  (name: string, ...more: readonly string[]): Words =>
  (provider) => [...IN_FULL(provider), '--check', name, ...more];

const broken = ({ checks }: Report): readonly Outcome[] =>
  checks.filter(({ result }) => result === 'failed' || result === 'skipped');
const reasonsOf = (report: Report): readonly string[] => broken(report).flatMap(({ reasons }) => reasons);
const isGreen = (report: Report): boolean => isKept(countsOf(report.checks));

describe('the demo back end', () => {
  test('keeps the contract on all levels, every operation of it', async () => {
    const report = await verified({}, IN_FULL);
    expect(broken(report)).toEqual([]);
    const touched = new Set(report.checks.map(({ operation }) => operation));
    expect(operations.filter(({ name }) => !touched.has(name))).toEqual([]);
  });

  test('shows one way of each group of alternatives, and the others are told apart', async () => {
    const { checks } = await verified({}, IN_FULL);
    const ways = checks.filter(({ name }) => name.startsWith('alternative: '));
    expect(ways.find(({ name }) => name === 'alternative: no last order: 404')?.result).toBe('passed');
    expect(ways.find(({ name }) => name === 'alternative: no last order: 2xx without one')?.result).toBe(
      'notChosen',
    );
  });

  test('keeps it where its messages are answered over HTTP', async () => {
    const report = await verified({}, (provider) => [
      ...WITH_STATES(provider),
      '--level',
      'contract',
      '--live',
      provider.messagesUrl,
      '--check',
      'live: a subscription, after which a courier takes the order',
    ]);
    expect(report.checks.map(({ result }) => result)).toEqual(['passed']);
  });

  test('has a hundred checks and more without a state', async () => {
    const report = await verified({}, WITHOUT_STATES);
    expect(broken(report)).toEqual([]);
    expect(report.checks.length).toBeGreaterThan(100);
    expect(isGreen(report)).toBe(true);
  });
});

test('the handlers that intercept the network keep the contract', async () => {
  expect(broken(await verified({ by: 'handlers' }, WITH_STATES))).toEqual([]);
});

const omit = <Fields extends object>(fields: Fields, name: keyof Fields): Partial<Fields> => {
  const rest = { ...fields };
  delete (rest as Partial<Fields>)[name];
  return rest;
};

describe('a state', () => {
  test('that nobody sets up is named once, with a handler to fill in; what needs it is skipped', async () => {
    const report = await verified(
      { changeSetters: (setters) => omit(setters, 'the customer has a saved address') },
      only('address.list'),
    );
    const failed = report.checks.filter(({ result }) => result === 'failed');
    expect(failed.map(({ name }) => name)).toEqual(['state: the customer has a saved address']);
    expect(failed[0]?.reasons.join('\n')).toContain(
      "'the customer has a saved address': async ({ phone, lines }) => ({ addressId: '' }),",
    );
    expect(countsOf(report.checks).skipped).toBeGreaterThan(1);
  });

  test('that cannot be brought about fails the check, although the answer fits', async () => {
    const report = await verified(
      {
        changeSetters: (setters) => ({
          ...setters,
          'every setting is filled in': () => Promise.reject(new Error('no settings')),
        }),
      },
      check('a request for the delivery texts'),
    );
    expect(reasonsOf(report)).toEqual(['every setting is filled in: 500 {"message":"no settings"}']);
  });

  test('that keeps back what only the back end can know fails the check', async () => {
    const report = await verified(
      {
        changeSetters: (setters) => ({
          ...setters,
          'the session of a customer has expired': async () => ({ userId: 'user-1', token: '' }),
        }),
      },
      check('a request for the saved addresses without a valid session'),
    );
    expect(reasonsOf(report)).toEqual([
      '"the session of a customer has expired" was set, but answered no token',
    ]);
  });

  const WITHOUT_CODE: ProviderOptions = {
    changeState: (name) => (name === 'the login asks for a code' ? 'no login codes here' : null),
  };

  test('that is not applicable is told apart, and the service is green', async () => {
    const report = await verified(WITHOUT_CODE, only('user.find'));
    const apart = report.checks.filter(({ result }) => result === 'notApplicable');
    expect(apart.map(({ reasons }) => reasons)).toContainEqual(['no login codes here']);
    expect(isGreen(report)).toBe(true);
  });

  test('that is not applicable is red for whoever is strict about it', async () => {
    const report = await verified(WITHOUT_CODE, only('user.find', '--strict', 'the login asks for a code'));
    expect(reasonsOf(report)).toContain('--strict asks for "the login asks for a code"');
  });

  test('that is optional may be unheard of', async () => {
    const report = await verified(
      { changeSetters: (setters) => omit(setters, 'the customer has bonuses') },
      only('user.find'),
    );
    expect(report.checks.find(({ name }) => name === 'bonuses come back as roubles')?.result).toBe(
      'notApplicable',
    );
    expect(isGreen(report)).toBe(true);
  });
});

test('a service that leaves a field out breaks the contract; the report says where, why and how to see it again', async () => {
  const report = await verified(
    { changeAnswer: () => Response.json([{ name: 'Самара', slug: 'samara', id: 1 }]) },
    (provider) => [...WITHOUT_STATES(provider), '--check', 'schema: GET /api/v1/city/'],
  );
  const [outcome] = broken(report);
  expect(outcome?.reasons).toEqual(['GET /api/v1/city/ → 200, $[0].iikoId is missing']);
  expect(outcome?.sentence).toBe('specification, section 7: «GET /city/ | cities»');
  expect(outcome?.repeat).toMatch(
    /^npx zhuravl-contract verify --url \S+ --check 'schema: GET \/api\/v1\/city\/'$/,
  );
});

test('what a service answers beyond the contract is told and not judged', async () => {
  const report = await verified(
    { changeAnswer: () => Response.json([{ name: 'С', slug: 's', id: 1, iikoId: 's', mayor: 'М' }]) },
    (provider) => [...WITHOUT_STATES(provider), '--check', 'schema: GET /api/v1/city/'],
  );
  expect(isGreen(report)).toBe(true);
  expect(report.beyond).toEqual(['city.list $[*].mayor']);
});

test('a token goes with the calls that carry none', async () => {
  const seen = new Set<string | null>();
  await verified(
    {
      changeAnswer: (response, request) => {
        // The look whether anybody is there is no call.
        if (URL.parse(request.url)?.pathname !== '/') seen.add(request.headers.get('authorization'));
        return response;
      },
    },
    (provider) => [
      ...WITHOUT_STATES(provider),
      '--token',
      'of-the-gateway',
      '--check',
      'schema: GET /api/v1/setting/version',
    ],
  );
  expect([...seen]).toEqual(['Bearer of-the-gateway']);
});

test('a read that takes longer than was allowed is told, and not waited for again', async () => {
  let asked = 0;
  const report = await verified(
    {
      changeAnswer: (response, request) => {
        if (!request.url.endsWith('/city/') || request.method === 'OPTIONS') return response;
        asked += 1;
        return new Promise(() => undefined);
      },
    },
    (provider) => [...WITHOUT_STATES(provider), '--only', 'city.list', '--timeout', '0.2'],
  );
  expect(reasonsOf(report)).toContain('GET /api/v1/city/ gave no answer within 0.2 s');
  expect(asked).toBe(1);
});
