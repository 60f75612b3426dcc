import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { canIDeploy, publish, record } from './broker.ts';
import { settingsOf, type BrokerSettings } from './settings.ts';

interface Heard {
  readonly method: string;
  readonly address: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? null : JSON.parse(text);
};

/** A broker that answers by "METHOD /path" and keeps what it was asked. */
const brokerAnswering = async (answers: Readonly<Record<string, unknown>>) => {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const answerTo = (body: unknown): void => {
      const { method = '', url: address = '' } = request;
      heard.push({ method, address, authorization: request.headers.authorization, body });
      const answer = answers[`${method} ${address.split('?')[0]}`];
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/hal+json' });
      response.end(JSON.stringify(answer ?? { error: 'nothing here' }));
    };
    void bodyOf(request).then(answerTo);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const variables = { PACT_BROKER_BASE_URL: `http://localhost:${port}/`, PACT_BROKER_TOKEN: 'secret' };
  const settings = settingsOf(variables, { commit: 'c0ffee', branch: 'main' });
  if (!settings) throw new Error('The broker is configured');
  return { settings, heard, url: settings.url };
};

const VERSION = '/pacticipants/shop-web/versions/c0ffee';

test('both pacts are published as one version with its branch', async () => {
  const { settings, heard } = await brokerAnswering({ 'POST /contracts/publish': { notices: [] } });
  await publish(settings, (provider) => `{"provider":"${provider}"}`);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({
    authorization: 'Bearer secret',
    body: { pacticipantName: 'shop-web', pacticipantVersionNumber: 'c0ffee', branch: 'main' },
  });
  const published = heard[0]?.body as { contracts: { providerName: string; content: string }[] } | undefined;
  expect(published?.contracts.map(({ content }) => Buffer.from(content, 'base64').toString())).toEqual([
    '{"provider":"shop-api"}',
    '{"provider":"shop-live"}',
  ]);
});

test('a broker that refuses is told with its words', async () => {
  const { settings } = await brokerAnswering({});
  await expect(publish(settings, () => '{}')).rejects.toThrow(
    '404 to contracts/publish: {"error":"nothing here"}',
  );
});

test.each([
  [true, 'All verified', true],
  [false, 'Not verified', false],
  [null, 'Unknown', false],
])('a verdict of %s counts as such', async (deployable, reason, isDeployable) => {
  const { settings, heard } = await brokerAnswering({
    'GET /can-i-deploy': { summary: { deployable, reason } },
  });
  expect(await canIDeploy(settings, 'production')).toEqual({ isDeployable, reason });
  expect(heard[0]?.address).toBe('/can-i-deploy?pacticipant=shop-web&version=c0ffee&environment=production');
});

const withLinks = async (): Promise<{ settings: BrokerSettings; heard: readonly Heard[] }> => {
  const answers: Record<string, unknown> = {
    [`POST ${VERSION}/released`]: {},
    [`POST ${VERSION}/deployed`]: {},
  };
  const broker = await brokerAnswering(answers);
  const linkTo = (path: string) => [{ name: 'production', href: `${broker.url}${VERSION}/${path}` }];
  answers[`GET ${VERSION}`] = {
    _links: { 'pb:record-release': linkTo('released'), 'pb:record-deployment': linkTo('deployed') },
  };
  return broker;
};

test.each([
  ['release', `${VERSION}/released`],
  ['deployment', `${VERSION}/deployed`],
] as const)('a %s is recorded where the broker says', async (kind, address) => {
  const { settings, heard } = await withLinks();
  await record(settings, kind, 'production');
  expect(heard.at(-1)).toMatchObject({ method: 'POST', address });
});

test('an environment that the broker does not have is said to be missing', async () => {
  const { settings } = await withLinks();
  await expect(record(settings, 'release', 'moon')).rejects.toThrow('no environment "moon"');
});

test('without a broker there are no settings; without a version or branch they cannot be made', () => {
  const url = { PACT_BROKER_BASE_URL: 'https://broker.example' };
  expect(settingsOf({}, { commit: 'c0ffee', branch: 'main' })).toBeNull();
  expect(() => settingsOf(url, { commit: null, branch: 'main' })).toThrow('PACT_VERSION');
  expect(() => settingsOf(url, { commit: 'c0ffee', branch: null })).toThrow('PACT_BRANCH');
  expect(
    settingsOf({ ...url, PACT_VERSION: 'v', PACT_BRANCH: 'b' }, { commit: 'c', branch: 'd' }),
  ).toMatchObject({
    version: 'v',
    branch: 'b',
    authorization: null,
  });
});

test('a name and a password are sent where there is no token', () => {
  const variables = {
    PACT_BROKER_BASE_URL: 'https://b.example',
    PACT_BROKER_USERNAME: 'a',
    PACT_BROKER_PASSWORD: 'b',
  };
  expect(settingsOf(variables, { commit: 'c', branch: 'd' })?.authorization).toBe('Basic YTpi');
});
