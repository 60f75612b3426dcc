import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkOf } from './chunk.ts';
import { provideConnection } from './connection.ts';
import { onLostChunk } from './lostChunks.ts';

const always = { isThere: async () => true, isCut: () => false, isBack: async () => undefined };
/** A server that does not answer until it is told to. */
const broken = () => {
  let isThere = false;
  let tell = (): void => undefined;
  const back = new Promise<void>((resolve) => (tell = resolve));
  provideConnection({ ...always, isThere: async () => isThere, isBack: () => back });
  return () => {
    isThere = true;
    tell();
  };
};
const settle = () => vi.advanceTimersByTimeAsync(1_000);
/** What the code comes to in the end. */
const outcome = async (coming: Promise<unknown>): Promise<unknown> => {
  const end = coming.catch((error: unknown) => error);
  await settle();
  return end;
};

const lost: (string | null)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  provideConnection(always);
  lost.length = 0;
});
afterEach(() => {
  provideConnection(always);
  vi.useRealTimers();
});

const fetches = () => vi.fn<() => Promise<string>>(async () => 'code');
const gone = new Error('gone');

test('whoever listens hears of each loss, and of the last one before', async () => {
  const { load } = chunkOf('Lost.tsx', fetches().mockRejectedValue(gone));
  expect(await outcome(load())).toBe(gone);
  onLostChunk((module) => lost.push(module));
  expect(lost).toEqual(['Lost.tsx']);
  vi.advanceTimersByTime(2_000);
  expect(await outcome(load())).toBe(gone);
  expect(lost).toEqual(['Lost.tsx', 'Lost.tsx']);
});

test('code is fetched once, and is there from then on', async () => {
  const fetchCode = fetches();
  const { load, arrival } = chunkOf('Page.tsx', fetchCode);
  expect(await Promise.all([load(), load(), arrival()])).toEqual(['code', 'code', 'code']);
  await load();
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect(lost).toEqual([]);
});

test('code that the server does not have any more fails the same way for a while, and is then asked for again', async () => {
  const fetchCode = fetches().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  const { load } = chunkOf('Page.tsx', fetchCode);
  expect(await outcome(load())).toBe(gone);
  expect(await outcome(load())).toBe(gone);
  expect(fetchCode).toHaveBeenCalledTimes(2);
  expect(lost).toEqual(['Page.tsx']);
  vi.advanceTimersByTime(2_000);
  expect(await load()).toBe('code');
  expect(lost).toEqual(['Page.tsx']);
});

test('one failure with a connection is none', async () => {
  const { load } = chunkOf(null, fetches().mockRejectedValueOnce(gone));
  expect(await outcome(load())).toBe('code');
  expect(lost).toEqual([]);
});

test('nothing is tried while the browser has no network: a browser may keep a module that failed as lost', async () => {
  let isCut = true;
  let tell = (): void => undefined;
  const back = new Promise<void>((resolve) => (tell = resolve));
  provideConnection({ isThere: async () => !isCut, isCut: () => isCut, isBack: () => back });
  const fetchCode = fetches();
  const { load, arrival, fetchAhead } = chunkOf('Page.tsx', fetchCode);
  await expect(fetchAhead()).rejects.toThrow('no network');
  expect(await outcome(load())).toBeNull();
  expect(fetchCode).not.toHaveBeenCalled();
  isCut = false;
  tell();
  expect(await outcome(arrival())).toBe('code');
  expect(lost).toEqual([]);
});

test('without a connection it is not lost: it says so at once, and comes by itself', async () => {
  const connect = broken();
  const fetchCode = fetches().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { load, arrival, subscribe, changes } = chunkOf('Page.tsx', fetchCode);
  const told = vi.fn<() => void>();
  subscribe(told);
  const coming = arrival();
  expect(await load()).toBeNull();
  expect(await load()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchCode).toHaveBeenCalledTimes(1);
  connect();
  expect(await coming).toBe('code');
  await settle();
  expect(await load()).toBe('code');
  expect(told).toHaveBeenCalledTimes(1);
  expect(changes()).toBe(1);
  expect(lost).toEqual([]);
});

test('code that is gone by the time when the connection is back is lost', async () => {
  const connect = broken();
  const fetchCode = fetches().mockRejectedValue(gone);
  const { load, changes } = chunkOf('Page.tsx', fetchCode);
  expect(await load()).toBeNull();
  connect();
  await settle();
  expect(lost).toEqual(['Page.tsx']);
  expect(changes()).toBe(1);
  expect(await outcome(load())).toBe(gone);
});

test('what fails ahead of need is nobody’s loss, and is fetched when it is wanted', async () => {
  const fetchCode = fetches().mockRejectedValueOnce(gone);
  const { load, fetchAhead } = chunkOf('Page.tsx', fetchCode);
  await expect(fetchAhead()).rejects.toThrow('gone');
  expect(lost).toEqual([]);
  expect(await load()).toBe('code');
});

test('what is on its way ahead of need is not fetched twice', async () => {
  const fetchCode = fetches();
  const { load, fetchAhead } = chunkOf('Page.tsx', fetchCode);
  await Promise.all([fetchAhead(), load()]);
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test('code that is here is present', async () => {
  const { load, present } = chunkOf(null, fetches());
  expect(present()).toBeNull();
  await outcome(load());
  expect(present()).toBe('code');
});
