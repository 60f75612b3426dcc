import { describe, expect, test, vi } from 'vitest';
import { createPageCache, type FinishedPage } from './pageCache.ts';
import { createRenderQueue, TooBusy } from './renderQueue.ts';

const pageOf = (patch: Partial<FinishedPage> = {}, size = 10): FinishedPage => ({
  status: 200,
  isCacheable: true,
  robots: null,
  policy: null,
  etag: 'W/"1"',
  bytes: size,
  ready: () => null,
  read: async () => new Uint8Array(size),
  ...patch,
});

describe('one key', () => {
  test('is rendered once at a time however many ask', async () => {
    const cache = createPageCache();
    const make = vi.fn(async () => pageOf());
    const pages = await Promise.all(Array.from({ length: 100 }, () => cache.read('a', 'v1', make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
  });

  test('is not rendered again while it is kept', async () => {
    const cache = createPageCache();
    const make = vi.fn(async () => pageOf());
    const first = await cache.read('a', 'v1', make);
    expect(await cache.read('a', 'v1', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is rendered again when it has become too old', async () => {
    let now = 0;
    const cache = createPageCache({ maxAge: 1_000, now: () => now });
    const make = vi.fn(async () => pageOf());
    await cache.read('a', 'v1', make);
    now = 1_000;
    await cache.read('a', 'v1', make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

describe('a look at what is kept', () => {
  test('finds the page of this version, and makes none', async () => {
    let now = 0;
    const cache = createPageCache({ maxAge: 1_000, now: () => now });
    expect(cache.peek('a', 'v1')).toBeNull();
    const page = await cache.read('a', 'v1', async () => pageOf());
    expect(cache.peek('a', 'v1')).toBe(page);
    expect(cache.peek('a', 'v2')).toBeNull();
    expect(cache.peek('b', 'v1')).toBeNull();
    now = 1_000;
    expect(cache.peek('a', 'v1')).toBeNull();
  });

  test('counts as a use: what is looked at stays', async () => {
    const cache = createPageCache({ maxBytes: 20 });
    const make = async () => pageOf();
    await cache.read('a', 'v1', make);
    await cache.read('b', 'v1', make);
    cache.peek('a', 'v1');
    await cache.read('c', 'v1', make);
    expect([cache.peek('a', 'v1') === null, cache.peek('b', 'v1') === null]).toEqual([false, true]);
  });
});

describe('another version', () => {
  test('is rendered anew, in the place of the one before', async () => {
    const cache = createPageCache();
    await cache.read('a', 'v1', async () => pageOf({ etag: 'old' }));
    expect(await cache.read('a', 'v2', async () => pageOf({ etag: 'new' }))).toMatchObject({ etag: 'new' });
    expect(cache.size().pages).toBe(1);
  });

  test('that is asked for while the one before is made is no part of it', async () => {
    const cache = createPageCache();
    const old = cache.read('a', 'v1', async () => pageOf({ etag: 'old' }));
    const young = cache.read('a', 'v2', async () => pageOf({ etag: 'new' }));
    expect([(await old).etag, (await young).etag]).toEqual(['old', 'new']);
  });
});

describe('where no more renders may begin', () => {
  /** A cache whose only place is taken, until it is let go. */
  const busy = async (waiting: number, kept: readonly string[] = []) => {
    let now = 0;
    const queue = createRenderQueue({ atOnce: 1, waiting });
    const cache = createPageCache({ queue, now: () => now, maxAge: 1_000 });
    for (const key of kept) await cache.read(key, 'v1', async () => pageOf({ etag: 'last good' }));
    let letGo: (page: FinishedPage) => void = () => undefined;
    const long = new Promise<FinishedPage>((resolve) => {
      letGo = resolve;
    });
    const running = cache.read('long', 'v1', () => long);
    const end = async () => {
      letGo(pageOf());
      await running;
    };
    return { cache, end, pass: (ms: number) => void (now += ms) };
  };

  test('the last good page is shown, of an older version too, and nothing is made', async () => {
    const { cache, end, pass } = await busy(9, ['a']);
    const make = vi.fn(async () => pageOf({ etag: 'new' }));
    expect(await cache.read('a', 'v2', make)).toMatchObject({ etag: 'last good' });
    pass(2_000);
    expect(await cache.read('a', 'v1', make)).toMatchObject({ etag: 'last good' });
    expect(make).not.toHaveBeenCalled();
    await end();
    expect(await cache.read('a', 'v2', make)).toMatchObject({ etag: 'new' });
  });

  test('a page that was never made waits for its turn, and the next is sent away', async () => {
    const { cache, end } = await busy(1);
    const waiting = cache.read('b', 'v1', async () => pageOf({ etag: 'b' }));
    await expect(cache.read('c', 'v1', async () => pageOf())).rejects.toThrow(TooBusy);
    const shared = cache.read('b', 'v1', async () => pageOf());
    await end();
    expect([(await waiting).etag, (await shared).etag]).toEqual(['b', 'b']);
  });

  test('a page that is gone meanwhile does not come back', async () => {
    let now = 0;
    const queue = createRenderQueue({ atOnce: 1, waiting: 0 });
    const cache = createPageCache({ queue, now: () => now });
    await cache.read('a', 'v1', async () => pageOf());
    now = 1;
    await cache.read('a', 'v2', async () => pageOf({ status: 404 }));
    void cache.read('long', 'v1', () => new Promise(() => undefined));
    await expect(cache.read('a', 'v2', async () => pageOf())).rejects.toThrow(TooBusy);
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
    await cache.read('a', 'v1', make);
    await cache.read('a', 'v1', make);
    expect(make).toHaveBeenCalledTimes(2);
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });

  test('a failure: all who wait learn of it, the next one tries again', async () => {
    const cache = createPageCache();
    const fails = () => Promise.reject(new Error('broken'));
    const waiting = [cache.read('a', 'v1', fails), cache.read('a', 'v1', fails)];
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.read('a', 'v1', async () => pageOf())).toMatchObject({ status: 200 });
  });
});

describe('the bounds', () => {
  test('drop what was asked for least recently when there are too many pages', async () => {
    const cache = createPageCache({ maxBytes: 20 });
    const make = vi.fn(async () => pageOf());
    for (const key of ['a', 'b', 'a', 'c']) await cache.read(key, 'v1', make);
    expect(cache.size().pages).toBe(2);
    make.mockClear();
    await cache.read('a', 'v1', make);
    expect(make).not.toHaveBeenCalled();
    await cache.read('b', 'v1', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('hold for the bytes of all pages together', async () => {
    const cache = createPageCache({ maxBytes: 100 });
    for (const key of ['a', 'b', 'c']) await cache.read(key, 'v1', async () => pageOf({}, 40));
    expect(cache.size()).toEqual({ pages: 2, bytes: 80 });
  });

  test('are others for searches, which push out no page with an address of its own', async () => {
    const cache = createPageCache({ maxBytes: 20, maxSearchBytes: 10 });
    const keys = ['samara /a', 'samara /b', 'samara /search?q=1', 'samara /search?q=2', 'samara /search?q=3'];
    for (const key of keys) await cache.read(key, 'v1', async () => pageOf());
    expect(keys.filter((key) => cache.peek(key, 'v1') !== null)).toEqual([
      'samara /a',
      'samara /b',
      'samara /search?q=3',
    ]);
  });

  test('do not keep a page that is larger than all the room', async () => {
    const cache = createPageCache({ maxBytes: 100 });
    await cache.read('a', 'v1', async () => pageOf({}, 101));
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });
});
