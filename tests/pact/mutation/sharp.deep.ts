import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedBy } from '../../../contracts/verify/arguments.ts';
import { operations } from '../../../contracts/operations.ts';
import { verify } from '../../../contracts/verify/verify.ts';
import { serveProvider, type ProviderOptions, type ServedProvider } from '../../../mocks/provider/serve.ts';
import { optionsOf } from './change.ts';

let served: ServedProvider;
let current: ProviderOptions = {};
beforeAll(async () => {
  served = await serveProvider({
    changeAnswer: (response, request) => current.changeAnswer?.(response, request) ?? response,
  });
});
afterAll(() => served.close());

/** Names of the checks that end so, for a service that is changed. */
const namesOf = async (
  changeAnswer: NonNullable<ProviderOptions['changeAnswer']>,
  isWanted: (result: string) => boolean,
  ...more: readonly string[]
): Promise<readonly string[]> => {
  current = { changeAnswer };
  const words = [
    'verify',
    '--url',
    served.url,
    '--states-url',
    served.statesUrl,
    '--live',
    served.liveUrl,
    ...more,
  ];
  const { checks } = await verify(askedBy(words), () => undefined);
  current = {};
  return checks.filter(({ result }) => isWanted(result)).map(({ name }) => name);
};

const failed = (result: string): boolean => result === 'failed';
/** No headers, so that no browser could read it either. */
const broken = (): Response => Response.json({ groups: 0, products: 0 }, { status: 500 });
const same = (response: Response): Response => response;

const inText =
  (change: (text: string) => string) =>
  async (response: Response): Promise<Response> => {
    if (response.status === 204) return response;
    const text = await response.text();
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(change(text), { status: response.status, headers });
  };

const seen = new Set<string>();
/** The first answer is right; each further one to the same question is another. */
const forgetful: NonNullable<ProviderOptions['changeAnswer']> = (response, request) => {
  const question = `${request.method} ${request.url} ${request.headers.get('x-city') ?? ''}`;
  if (request.method === 'OPTIONS' || !seen.has(question)) {
    seen.add(question);
    return response;
  }
  return inText((text) =>
    /^[\d"]/.test(text)
      ? String(Math.random()).slice(2)
      : text.replaceAll(/":"/g, () => `":"${String(Math.random()).slice(2, 5)}`),
  )(response);
};

/** Each setting is a list in a list, which none of them is. */
const oddSettings: NonNullable<ProviderOptions['changeAnswer']> = (response, request) =>
  request.url.endsWith('/api/v1/setting')
    ? inText((text) =>
        JSON.stringify(
          Object.fromEntries(Object.keys(JSON.parse(text) as object).map((key) => [key, [[5]]])),
        ),
      )(response)
    : response;

const silent: NonNullable<ProviderOptions['changeAnswer']> = (response, request) =>
  new URL(request.url).pathname.startsWith('/api/') ? new Promise(() => undefined) : response;

const at =
  (path: string, change: (text: string) => string): NonNullable<ProviderOptions['changeAnswer']> =>
  (response, request) =>
    new URL(request.url).pathname.endsWith(path) ? inText(change)(response) : response;
const SETTINGS = '/api/v1/setting';
const CATALOG = '/api/v1/catalog';

/** Each of them is broken in another way, so that each check has its match. */
const BROKEN: readonly NonNullable<ProviderOptions['changeAnswer']>[] = [
  broken,
  forgetful,
  oddSettings,
  inText((text) => text.replaceAll('"OnWay"', '"Flying"')),
  at(CATALOG, (text) => text.replaceAll(/"parentGroup":"[^"]*"/g, '"parentGroup":"nowhere"')),
  at(CATALOG, (text) => text.replaceAll(/"price":(\d)/g, '"price":-$1')),
  at(CATALOG, (text) => text.replaceAll('"deliveryTerminalId":"', '"deliveryTerminalId":"x')),
  at(CATALOG, (text) => text.replaceAll(/"modifierId":"([^"]*)","name":"[^"]*"/g, '"modifierId":"x$1"')),
  at(SETTINGS, (text) => text.replaceAll(/"[\w-]{36}":([[{])/g, '"nowhere":$1')),
  at(SETTINGS, (text) => text.replaceAll(/"open":"[^"]*"/g, '"open":"late"')),
  // A border far away: what begins with 53 is the place of a restaurant.
  at(SETTINGS, (text) => text.replaceAll(/\[(?:49|50)\./g, '[10.')),
  at('/active-order', (text) => text.replaceAll('"WaitCooking"', '"Delivered"')),
];

test('no check stays green whatever the service does', { timeout: 240_000 }, async () => {
  const all = await namesOf(same, (result) => result === 'passed');
  const red = new Set<string>();
  for (const change of BROKEN) for (const name of await namesOf(change, failed)) red.add(name);
  for (const { name: operation } of operations) {
    const { changeAnswer = same } = optionsOf({ operation, what: 'broken', changeAnswer: broken });
    for (const name of await namesOf(changeAnswer, failed, '--only', operation)) red.add(name);
  }
  for (const name of await namesOf(silent, failed, '--timeout', '0.05')) red.add(name);
  const { url } = served;
  for (const live of [`${url}/api/v1/city/`, `${url.replace('http', 'ws')}/nowhere`])
    for (const name of await namesOf(same, failed, '--live', live)) red.add(name);
  const never = all.filter((name) => !red.has(name) && !name.startsWith('alternative: '));
  expect(never).toEqual([]);
});
