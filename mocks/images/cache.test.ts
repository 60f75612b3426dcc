import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createImageCache } from './cache.ts';

const bytes = (length: number): Uint8Array => new Uint8Array(length);

interface Studio {
  readonly render: (length?: number) => () => Promise<Uint8Array>;
  readonly started: () => number;
  /** Lets the oldest unfinished render end. */
  readonly finish: () => Promise<void>;
}

/** Everything that waits for nothing but its turn has run. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

const createStudio = (): Studio => {
  const easels: (() => void)[] = [];
  let started = 0;
  return {
    started: () => started,
    render:
      (length = 10) =>
      async () => {
        started += 1;
        await new Promise<void>((done) => easels.push(done));
        return bytes(length);
      },
    finish: async () => {
      await settled();
      easels.shift()?.();
      await settled();
    },
  };
};

test('those who ask at the same time share one render', async () => {
  const studio = createStudio();
  const cache = createImageCache<Uint8Array>({ bytes: 100, parallel: 2 });
  const asked = [cache.get('a', studio.render()), cache.get('a', studio.render())];
  await studio.finish();
  const [first, second] = await Promise.all(asked);
  expect(first).toBe(second);
  expect(studio.started()).toBe(1);
});

test('a rendered picture is not rendered again', async () => {
  const cache = createImageCache<Uint8Array>({ bytes: 100, parallel: 2 });
  const picture = await cache.get('a', async () => bytes(10));
  const again = await cache.get('a', () => Promise.reject(new Error('rendered again')));
  expect(again).toBe(picture);
});

test('at most two renders run at once, the rest in their order', async () => {
  const studio = createStudio();
  const cache = createImageCache<Uint8Array>({ bytes: 100, parallel: 2 });
  const asked = ['a', 'b', 'c', 'd'].map((key) => cache.get(key, studio.render()));
  await settled();
  expect(studio.started()).toBe(2);
  await studio.finish();
  expect(studio.started()).toBe(3);
  await studio.finish();
  expect(studio.started()).toBe(4);
  await studio.finish();
  await studio.finish();
  expect(await Promise.all(asked)).toHaveLength(4);
});

test('a failed render is told to all who wait, is not kept and frees its place', async () => {
  const cache = createImageCache<Uint8Array>({ bytes: 100, parallel: 1 });
  const failing = () => Promise.reject(new Error('no paint'));
  const asked = await Promise.allSettled([cache.get('a', failing), cache.get('a', failing)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', async () => bytes(3))).toHaveLength(3);
});

test('the picture that nobody asked for longest leaves first', async () => {
  const cache = createImageCache<Uint8Array>({ bytes: 30, parallel: 2 });
  const render = async () => bytes(10);
  const first = await cache.get('a', render);
  const second = await cache.get('b', render);
  await cache.get('c', render);
  expect(await cache.get('a', render)).toBe(first);
  await cache.get('d', render);
  expect(await cache.get('a', render)).toBe(first);
  expect(await cache.get('b', render)).not.toBe(second);
});

test('the cache never holds more than its bound', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(9), fc.nat(60)), { maxLength: 40 }), async (asked) => {
      const cache = createImageCache<Uint8Array>({ bytes: 50, parallel: 2 });
      for (const [key, length] of asked) {
        await cache.get(String(key), async () => bytes(length));
        expect(cache.size()).toBeLessThanOrEqual(50);
      }
    }),
    { numRuns: 50 },
  );
});

test('a picture larger than the cache is given, but not kept', async () => {
  const cache = createImageCache<Uint8Array>({ bytes: 50, parallel: 2 });
  expect(await cache.get('a', async () => bytes(60))).toHaveLength(60);
  expect(cache.size()).toBe(0);
});
