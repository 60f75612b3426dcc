import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onLostChunk } from '../ui/shell/lostChunks.ts';
import { chunk } from './pageChunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Page = () => null;

test('a page is fetched once, and is there from then on', async () => {
  const fetchPage = vi.fn<() => Promise<typeof Page>>(async () => Page);
  const { load, loaded } = chunk('src/pages/Page.tsx', fetchPage);
  expect(loaded()).toBeNull();
  expect(await Promise.all([load(), load()])).toEqual([Page, Page]);
  expect(loaded()).toBe(Page);
  await load();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('a page that cannot be had fails the same way for a while, and is then fetched again', async () => {
  const fetchPage = vi.fn<() => Promise<typeof Page>>(async () => Page);
  fetchPage.mockRejectedValueOnce(new Error('gone'));
  const { load, loaded } = chunk('src/pages/Page.tsx', fetchPage);
  await expect(load()).rejects.toThrow('gone');
  await expect(load()).rejects.toThrow('gone');
  expect(fetchPage).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(await load()).toBe(Page);
  expect(loaded()).toBe(Page);
});

test('whoever listens hears of each loss, and of the last one before', async () => {
  const { load } = chunk('src/pages/Lost.tsx', async () => {
    throw new Error('gone');
  });
  await expect(load()).rejects.toThrow('gone');
  const lost: (string | null)[] = [];
  onLostChunk((module) => lost.push(module));
  expect(lost).toEqual(['src/pages/Lost.tsx']);
  vi.advanceTimersByTime(2_000);
  await expect(load()).rejects.toThrow('gone');
  expect(lost).toHaveLength(2);
});
