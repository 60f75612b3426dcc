import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOGIN_CODE, states } from '../../../contracts/states.ts';
import { KIT } from '../../../contracts/verify/kit.ts';
import { serveProvider, type ServedProvider } from '../../../mocks/provider/serve.ts';

const run = promisify(execFile);
const INSTALL_MS = 180_000;

/** Outside of the repository: nothing of it can be found from here. */
const folder = mkdtempSync(join(tmpdir(), 'kit-'));
let provider: ServedProvider;

interface Ended {
  readonly code: number;
  readonly text: string;
}

/** A command of PROVIDER.md, run where the tarball lies. */
const command = async (line: string): Promise<Ended> => {
  const [program = '', ...words] = line.split(' ');
  try {
    const { stdout, stderr } = await run(program, words, { cwd: folder });
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
};
const verify = (words: string): Promise<Ended> => command(`npx zhuravl-contract verify ${words}`);

const guide = readFileSync(join(KIT, 'PROVIDER.md'), 'utf8');

/** The first two blocks of commands in PROVIDER.md, for the provider of this test. */
const COMMANDS = (): readonly (readonly string[])[] => {
  const [, first = '', , second = ''] = guide.split('```\n');
  const { url, liveUrl } = provider;
  return [first, second].map((block) =>
    block
      .trim()
      .replaceAll('https://dev.example', url)
      .replaceAll('wss://dev.example/ws', liveUrl)
      .split('\n'),
  );
};

beforeAll(async () => {
  provider = await serveProvider();
  await run('npm', ['pack', '--pack-destination', folder], { cwd: KIT });
}, INSTALL_MS);

afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true });
});

test(
  'three commands lead from the tarball to the first green, two more to a service that is verified as a whole',
  { timeout: INSTALL_MS },
  async () => {
    const commands = COMMANDS();
    expect(commands.map(({ length }) => length)).toEqual([3, 2]);
    const texts: string[] = [];
    for (const line of commands.flat()) {
      const { code, text } = await command(line);
      expect(code, text).toBe(0);
      texts.push(text);
    }
    expect(texts[2]).toMatch(/^schema: 1\d\d passed, 0 failed$/m);
    for (const text of texts.slice(2)) expect(text).toContain('The service keeps the contract');
    expect(texts.at(-1)).toMatch(/^visit: \d+ passed, 0 failed$/m);
  },
);

test('the report is written as JSON, as JUnit and as a page', async () => {
  const { url, statesUrl } = provider;
  const files = ['--json outcome.json', '--junit outcome.xml', '--html outcome.html'].join(' ');
  const { code } = await verify(
    `--url ${url}/api/v1 --states-url ${statesUrl} --only city.zoneDelivery ${files}`,
  );
  expect(code).toBe(0);
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const { passed, checks } = JSON.parse(text('outcome.json')) as {
    readonly passed: number;
    readonly checks: readonly {
      readonly result: string;
      readonly repeat: string;
      readonly sentence: string;
    }[];
  };
  expect(passed).toBeGreaterThan(0);
  expect(checks.filter(({ result }) => result === 'passed')).toHaveLength(passed);
  expect(checks.filter(({ repeat, sentence }) => repeat === '' || sentence === '')).toEqual([]);
  expect(text('outcome.xml').match(/<testcase /g)).toHaveLength(checks.length);
  expect(text('outcome.html').match(/<tr><td/g)).toHaveLength(checks.length);
});

test('without states the schema alone is verified, and what is not is told', async () => {
  const { code, text } = await verify(`--url ${provider.url} --only notification.list`);
  expect(text).toContain('Not run: contract and visit, which need --states-url');
  expect(code).toBe(0);
});

test('a service that is not there and a wrong word are explained', async () => {
  const gone = await verify('--url http://localhost:9');
  expect(gone.code).toBe(2);
  expect(gone.text).toContain('No service answers at http://localhost:9');
  const misused = await verify('--uri http://localhost:9');
  expect(misused.code).toBe(2);
  expect(misused.text).toContain('zhuravl-contract verify --url URL');
});

/** Starts what goes on until it is stopped, once it has said where it listens. */
const started = async (program: string, ...words: readonly string[]) => {
  const child = spawn(program, words, { cwd: folder, env: { ...process.env, PORT: '0' } });
  const said = await once(child.stdout, 'data');
  const [address = ''] = /http:\/\/[^/]+\/_pact\/states/.exec(String(said)) ?? [];
  return { address, stop: () => child.kill() && once(child, 'exit') };
};

test('a skeleton is written from the box, and a service is green with it from the first minute', async () => {
  expect(await command('npx zhuravl-contract init --lang node')).toMatchObject({ code: 0 });
  expect(await command('npx zhuravl-contract init --lang node')).toMatchObject({ code: 2 });
  expect(await command('npx zhuravl-contract init --lang cobol')).toMatchObject({ code: 2 });
  const skeleton = await started(process.execPath, 'states.mjs');
  try {
    const { code, text } = await verify(`--url ${provider.url} --states-url ${skeleton.address}`);
    expect(text).toContain('not written yet');
    expect(code, text).toBe(0);
  } finally {
    await skeleton.stop();
  }
});

test('the box serves its examples to those who have no service', async () => {
  const stub = await started(
    process.execPath,
    join(INSTALLED(), 'bin/zhuravl-contract.cjs'),
    'stub',
    '--port',
    '0',
  );
  try {
    const cities = await fetch(stub.address.replace('/_pact/states', '/api/v1/city/'));
    expect(cities.status).toBe(200);
    expect(await cities.json()).toEqual(
      expect.arrayContaining([expect.objectContaining({ slug: 'samara' })]),
    );
  } finally {
    await stub.stop();
  }
  expect(await command('npx zhuravl-contract stub --port many')).toMatchObject({ code: 2 });
});

const INSTALLED = (): string => join(folder, 'node_modules/@zhuravl/contract');

test('the box is complete: what the guide names is in it, and it points at nothing outside', () => {
  const files = guide.match(/(?<=`)[\w/*-]+\.(?:md|json|yaml)(?=`)/g) ?? [];
  expect(files).toEqual(expect.arrayContaining(['API.md', 'CHANGELOG.md', 'openapi.json', 'asyncapi.yaml']));
  expect(files.filter((name) => !existsSync(join(INSTALLED(), name)))).toEqual([]);
  expect(guide).not.toMatch(
    /docs\/|\]\((?!#)|https?:\/\/(?!dev\.example|…|localhost|127\.0\.0\.1)|repository/,
  );
  const page = readFileSync(join(INSTALLED(), 'API.md'), 'utf8');
  expect(Object.keys(states).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect(page).toContain(LOGIN_CODE);
  expect(page).not.toMatch(/contracts\/|docs\//);
});

test('an old Node is told in one line what is needed', async () => {
  const entry = join(INSTALLED(), 'bin/zhuravl-contract.cjs');
  const old = `Object.defineProperty(process,'versions',{value:{node:'8.17.0'}});require(${JSON.stringify(entry)})`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', old], { encoding: 'utf8' });
  expect(stderr).toMatch(/^zhuravl-contract needs Node 22\.14 or newer, and this is Node 8\.17\.0\. .*\n$/);
  expect(status).toBe(2);
  // Nothing that a Node of ten years ago could not read.
  expect(readFileSync(entry, 'utf8')).not.toMatch(
    /\b(?:const|let|import|async|await|class)\b|=>|\?\.|\?\?|`/,
  );
  const manifest = JSON.parse(readFileSync(join(INSTALLED(), 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  expect(stderr).toContain(manifest.engines.node.replace('>=', ''));
});
