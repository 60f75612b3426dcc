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
const open = (now: PageData | null) => {
  sharedState.mockClear();
  const states = createSharedStates({
    config: readConfig({}).page,
    sharedState,
    read: async () => now,
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

test('without data of the city there is nothing to answer', async () => {
  expect(await open(null).get('/state/samara/abc.json')).toBeNull();
});
