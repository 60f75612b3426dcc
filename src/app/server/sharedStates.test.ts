import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import type { PageData, SharedState } from './page.ts';
import { createSharedStates } from './sharedStates.ts';

const dataOf = (catalogVersion: string, citySlug = 'samara'): PageData => ({
  citySlug,
  cities: [],
  settings: {},
  catalog: {},
  catalogVersion,
  settingsVersion: '1',
});
const sharedState = vi.fn<SharedState>(async ({ data }) => JSON.stringify({ version: data.catalogVersion }));
/** A process of the shop whose data is this. */
const open = (now: PageData | null, clock = () => 0) => {
  sharedState.mockClear();
  const states = createSharedStates({
    config: readConfig({}).page,
    sharedState,
    read: async () => now,
    now: clock,
    headers: { 'x-content-type-options': 'nosniff' },
  });
  const get = (path: string, encoding = '') =>
    states.answer(
      new Request(`http://localhost${path}`, { headers: { 'accept-encoding': encoding } }),
      'samara',
    );
  return { ...states, get };
};
const old = dataOf('1');

test('a state is made once, under a name that is its own', async () => {
  const { pathOf, get } = open(dataOf('2'));
  const path = await pathOf(old);
  expect(path).toMatch(/^\/state\/samara\/[\w-]{16}\.json$/);
  expect(await pathOf(old)).toBe(path);
  expect(await pathOf(dataOf('1'))).toBe(path);
  expect(await pathOf(dataOf('2'))).not.toBe(path);
  const answer = await get(path);
  expect(await answer?.json()).toEqual({ version: '1' });
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-location': path,
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(sharedState.mock.calls.map(([{ data }]) => data.catalogVersion)).toEqual(['1', '1', '2']);
});

test('where no city is known its path has no empty part, which no route would answer', async () => {
  const { pathOf, get } = open(dataOf('1', ''));
  const path = await pathOf(dataOf('1', ''));
  expect(path).toMatch(/^\/state\/-\/[\w-]{16}\.json$/);
  expect((await get(path))?.headers.get('content-location')).toBe(path);
});

test('it is packed as the browser likes it', async () => {
  const { pathOf, get } = open(old);
  const answer = await get(await pathOf(old), 'br');
  expect(answer?.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await (answer?.arrayBuffer() ?? new ArrayBuffer(0))).toString()).toBe(
    '{"version":"1"}',
  );
});

test('a process that does not know the name answers with what holds now, and nobody keeps it', async () => {
  const path = await open(old).pathOf(old);
  const { pathOf, get } = open(dataOf('2'));
  const answer = await get(path);
  expect(await answer?.json()).toEqual({ version: '2' });
  expect(answer?.headers.get('cache-control')).toBe('no-store');
  expect(answer?.headers.get('content-location')).toBe(await pathOf(dataOf('2')));
  expect(answer?.headers.get('content-location')).not.toBe(path);
});

const MINUTE = 60_000;

test('a name of the last hour holds what it did, however often the versions have changed since', async () => {
  let minute = 0;
  const { pathOf, get } = open(dataOf('now'), () => minute * MINUTE);
  const paths: string[] = [];
  for (minute = 0; minute < 60; minute += 1) paths.push(await pathOf(dataOf(String(minute))));
  for (const [version, path] of paths.entries()) {
    const answer = await get(path);
    expect(await answer?.json()).toEqual({ version: String(version) });
    expect(answer?.headers.get('content-location')).toBe(path);
  }
});

test('a name that pages still bear is kept for as long as they do, and for an hour after that', async () => {
  let hour = 0;
  const { pathOf, get } = open(dataOf('now'), () => hour * 60 * MINUTE);
  const path = await pathOf(old);
  const versionAt = async (): Promise<unknown> => (await get(path))?.json();
  hour = 30;
  expect(await versionAt()).toEqual({ version: '1' });
  await pathOf(dataOf('2'));
  hour = 31;
  expect(await versionAt()).toEqual({ version: '1' });
  hour = 32;
  expect(await versionAt()).toEqual({ version: 'now' });
});

test('another city’s new version ends nothing', async () => {
  let hour = 0;
  const { pathOf, get } = open(dataOf('now'), () => hour * 60 * MINUTE);
  const path = await pathOf(old);
  await pathOf(dataOf('2', 'moskva'));
  hour = 5;
  expect(await (await get(path))?.json()).toEqual({ version: '1' });
});

test('a version that comes back is current again', async () => {
  let hour = 0;
  const { pathOf, get } = open(dataOf('now'), () => hour * 60 * MINUTE);
  const path = await pathOf(old);
  await pathOf(dataOf('2'));
  expect(await pathOf(dataOf('1'))).toBe(path);
  hour = 5;
  expect(await (await get(path))?.json()).toEqual({ version: '1' });
});

test('without data of the city there is nothing to answer', async () => {
  expect(await open(null).get('/state/samara/abc.json')).toBeNull();
});
