import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { runChild } from '../../run/child.ts';
import { wordsOf } from './words.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

interface Heard {
  readonly asked: string;
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

const VERSION = '/pacticipants/shop-web/versions/c0ffee';

/** What a broker says of itself, of this version and of its environments, where `at` is its address. */
const resourcesOf = (at: string): Readonly<Record<string, unknown>> => {
  const linkTo = (path: string) => [{ name: 'production', href: `${at}${VERSION}/${path}` }];
  return {
    'GET /': { _links: { 'pb:publish-contracts': { href: `${at}/contracts/publish` } } },
    [`GET ${VERSION}`]: {
      _links: { 'pb:record-release': linkTo('released'), 'pb:record-deployment': linkTo('deployed') },
    },
    [`POST ${VERSION}/released`]: {},
    [`POST ${VERSION}/deployed`]: {},
  };
};

/** A broker that gives these answers by "METHOD /path" as well, and keeps what it was asked. */
const brokerAnswering = async (answers: Readonly<Record<string, unknown>>) => {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const answerTo = (body: unknown): void => {
      heard.push({ asked: `${method} ${url}`, authorization: headers.authorization, body });
      const answer = { ...resourcesOf(at), ...answers }[`${method} ${url.split('?')[0]}`];
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/hal+json' });
      response.end(JSON.stringify(answer ?? { error: 'nothing here' }));
    };
    void bodyOf(request).then(answerTo);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closing.push(() => server.close());
  const at = `http://localhost:${(server.address() as AddressInfo).port}`;
  const environment = {
    PACT_BROKER_BASE_URL: `${at}/`,
    PACT_BROKER_TOKEN: 'secret',
    PACT_VERSION: 'c0ffee',
    PACT_BRANCH: 'main',
  };
  const run = (...words: readonly string[]) =>
    runChild([process.execPath, 'tests/pact/broker/main.ts', ...words], { root: ROOT, environment });
  return { heard, run };
};

describe('the broker’s own command line', () => {
  test('publishes both pacts as one version with its branch', async () => {
    const { run, heard } = await brokerAnswering({ 'POST /contracts/publish': { notices: [], _links: {} } });
    expect(await run('publish')).toMatchObject({ exitCode: 0 });
    const published = heard.flatMap(({ asked, body }) => (asked === 'POST /contracts/publish' ? [body] : []));
    expect(published).toHaveLength(2);
    for (const providerName of ['shop-api', 'shop-live'])
      expect(published).toContainEqual(
        expect.objectContaining({
          pacticipantName: 'shop-web',
          pacticipantVersionNumber: 'c0ffee',
          branch: 'main',
          contracts: [expect.objectContaining({ providerName })],
        }),
      );
    expect(new Set(heard.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer secret']));
  });

  test('fails where the broker refuses', async () => {
    const { run } = await brokerAnswering({});
    const { exitCode, output } = await run('publish');
    expect([exitCode, output]).toEqual([1, expect.stringContaining('404')]);
  });

  test.each([
    [true, 0],
    [false, 1],
    [null, 1],
  ])('ends for a verdict of %s with %d', async (deployable, exitCode) => {
    const summary = { deployable, reason: 'so', success: 1, failed: 0, unknown: 0 };
    const { run, heard } = await brokerAnswering({ 'GET /matrix': { summary, notices: [], matrix: [] } });
    expect(await run('can-i-deploy', 'production')).toMatchObject({ exitCode });
    const asked = new URL(heard.at(-1)?.asked.slice('GET '.length) ?? '', 'http://broker').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      'q[][pacticipant]': 'shop-web',
      'q[][version]': 'c0ffee',
      environment: 'production',
    });
  });

  test.each([
    ['record-release', `POST ${VERSION}/released`],
    ['record-deployment', `POST ${VERSION}/deployed`],
  ])('%s goes where the broker says', async (command, asked) => {
    const { run, heard } = await brokerAnswering({});
    expect(await run(command, 'production')).toMatchObject({ exitCode: 0 });
    expect(heard.at(-1)).toMatchObject({ asked });
  });

  test('fails for an environment that the broker does not have', async () => {
    const { run } = await brokerAnswering({});
    const { exitCode, output } = await run('record-release', 'moon');
    expect([exitCode, output]).toEqual([1, expect.stringContaining('moon does not exist')]);
  });
});

test('without a broker nothing is done but to say what to set', async () => {
  const environment = { PACT_BROKER_BASE_URL: '', PACT_VERSION: 'v', PACT_BRANCH: 'b' };
  const main = [process.execPath, 'tests/pact/broker/main.ts', 'publish'];
  const { exitCode, output } = await runChild(main, { root: ROOT, environment });
  expect([exitCode, output]).toEqual([0, expect.stringContaining('PACT_BROKER_TOKEN')]);
});

describe('the words of a command', () => {
  const checkout = { commit: 'c', branch: 'd' };

  test('name what git says, unless the variables do', () => {
    const variables = { PACT_VERSION: 'v', PACT_BRANCH: 'b', PACT_BUILD_URL: 'https://ci.example/1' };
    const said = (read: typeof variables | Record<string, string>) =>
      wordsOf(['publish'], read, checkout).slice(2);
    expect(said({})).toEqual(['--consumer-app-version', 'c', '--branch', 'd']);
    expect(said(variables).join(' ')).toBe(
      '--consumer-app-version v --branch b --build-url https://ci.example/1',
    );
  });

  test.each([
    [['publish'], { commit: null, branch: 'd' }, 'PACT_VERSION'],
    [['publish'], { commit: 'c', branch: null }, 'PACT_BRANCH'],
    [['can-i-deploy'], checkout, 'Which environment'],
    [['destroy'], checkout, 'can-i-deploy ENVIRONMENT'],
  ])('%j cannot be made of %j', (words, found, complaint) => {
    expect(() => wordsOf(words, {}, found)).toThrow(complaint);
  });
});
