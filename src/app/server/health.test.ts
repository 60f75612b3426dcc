import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHealth } from './health.ts';
import type { PageData } from './page.ts';

const read = vi.fn<() => Promise<PageData | null>>();
const ask = (now = () => 0) =>
  createHealth({ data: { read }, build: 'b1', headers: { 'x-content-type-options': 'nosniff' }, now });

const DATA: PageData = {
  citySlug: 'samara',
  cities: [],
  settings: {},
  catalog: {},
  catalogVersion: '',
  settingsVersion: '',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('with data at hand the shop is well, and says for how long and which build it is', async () => {
  read.mockResolvedValue(DATA);
  let now = 1_000;
  const health = ask(() => now);
  now += 90_500;
  const response = await health();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true, data: 'warm', uptime: 90, build: 'b1' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('without data it is not, and is to be asked again soon', async () => {
  read.mockResolvedValue(null);
  const response = await ask()();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ ok: false, data: 'none' });
});

test('an API that does not answer keeps nobody waiting', async () => {
  read.mockReturnValue(new Promise(() => undefined));
  const answer = ask()();
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await answer).status).toBe(503);
});
