import { describe, expect, test, vi } from 'vitest';
import { createPageCache, type FinishedPage } from './pageCache.ts';

const pageOf = (patch: Partial<FinishedPage> = {}, size = 10): FinishedPage => ({
  status: 200,
  isCacheable: true,
  robots: null,
  etag: 'W/"1"',
  bodies: { identity: new Uint8Array(size), br: new Uint8Array(0), gzip: new Uint8Array(0) },
  ...patch,
});

describe('one key', () => {
  test('is rendered once at a time however many ask', async () => {
    const cache = createPageCache();
    const make = vi.fn(async () => pageOf());
    const pages = await Promise.all(Array.from({ length: 100 }, () => cache.read('a', make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
  });

  test('is not rendered again while it is kept', async () => {
    const cache = createPageCache();
    const make = vi.fn(async () => pageOf());
    const first = await cache.read('a', make);
    expect(await cache.read('a', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is rendered again when it has become too old', async () => {
    let now = 0;
    const cache = createPageCache({ maxAge: 1_000, now: () => now });
    const make = vi.fn(async () => pageOf());
    await cache.read('a', make);
    now = 1_000;
    await cache.read('a', make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

describe('never kept is', () => {
  test.each([
    ['a missing page', pageOf({ status: 404 })],
    ['a page without data', pageOf({ status: 503 })],
    ['a page that says so itself', pageOf({ isCacheable: false })],
  ])('%s', async (_name, page) => {
    const cache = createPageCache();
    const make = vi.fn(async () => page);
    await cache.read('a', make);
    await cache.read('a', make);
    expect(make).toHaveBeenCalledTimes(2);
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });

  test('a failure: all who wait learn of it, the next one tries again', async () => {
    const cache = createPageCache();
    const fails = () => Promise.reject(new Error('broken'));
    const waiting = [cache.read('a', fails), cache.read('a', fails)];
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.read('a', async () => pageOf())).toMatchObject({ status: 200 });
  });
});

describe('the bounds', () => {
  test('drop what was asked for least recently when there are too many pages', async () => {
    const cache = createPageCache({ maxPages: 2 });
    const make = vi.fn(async () => pageOf());
    for (const key of ['a', 'b', 'a', 'c']) await cache.read(key, make);
    expect(cache.size().pages).toBe(2);
    make.mockClear();
    await cache.read('a', make);
    expect(make).not.toHaveBeenCalled();
    await cache.read('b', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('hold for the bytes of all encodings together', async () => {
    const cache = createPageCache({ maxBytes: 100 });
    const bodies = { identity: new Uint8Array(30), br: new Uint8Array(5), gzip: new Uint8Array(5) };
    for (const key of ['a', 'b', 'c']) await cache.read(key, async () => pageOf({ bodies }));
    expect(cache.size()).toEqual({ pages: 2, bytes: 80 });
  });

  test('do not keep a page that is larger than all the room', async () => {
    const cache = createPageCache({ maxBytes: 100 });
    await cache.read('a', async () => pageOf({}, 101));
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });
});
