import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWhenBack } from './lostEntry.ts';

const ENTRY = 'https://shop.example/assets/client-1.js';

/** A page without its code, and a server that answers so from one question to the next. */
function lostPage(answers: readonly (number | 'none')[], type: 'navigate' | 'reload' = 'navigate') {
  const load = vi.fn<() => void>();
  const left = [...answers];
  const fetch = vi.fn<(address: string, asked: { readonly cache: string }) => Promise<{ status: number }>>(
    async () => {
      const answer = left.shift() ?? 'none';
      if (answer === 'none') throw new TypeError('Failed to fetch');
      return { status: answer };
    },
  );
  const page = Object.assign(new EventTarget(), {
    fetch,
    setInterval: (ask: () => void, milliseconds: number) => setInterval(() => ask(), milliseconds),
    performance: { getEntriesByType: () => [{ name: 'https://shop.example/samara/', type }] },
  });
  loadWhenBack(ENTRY, page, load);
  return { load, fetch, goOnline: () => page.dispatchEvent(new Event('online')) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a server that is there again is loaded from', async () => {
  const { load, fetch } = lostPage(['none', 503, 200]);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledOnce();
  expect(fetch.mock.calls).toEqual(Array.from({ length: 3 }, () => [ENTRY, { cache: 'no-store' }]));
});

test('a server that has another build is loaded from, too', async () => {
  const { load } = lostPage([404]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledOnce();
});

test('a page that was loaded anew waits for the connection alone: what the browser cannot run is lost for good', async () => {
  const { load, fetch, goOnline } = lostPage([200, 200], 'reload');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  goOnline();
  expect(load).toHaveBeenCalledOnce();
});
