import { expect, test, vi } from 'vitest';
import { createLocks } from './locks.ts';

type Grant = () => Promise<void>;
/** The browser's locks, one holder at a time. */
function fakeLocks() {
  const queue: { readonly grant: Grant; readonly fail: (error: Error) => void }[] = [];
  let isHeld = false;
  const next = async (): Promise<void> => {
    const head = isHeld ? undefined : queue.shift();
    if (!head) return;
    isHeld = true;
    await head.grant();
    isHeld = false;
    void next();
  };
  return {
    waiting: () => queue.length,
    request: vi.fn((_name: string, { signal }: LockOptions, grant: Grant) => {
      return new Promise<void>((resolve, reject) => {
        const entry = { grant: () => grant().then(resolve), fail: reject };
        queue.push(entry);
        signal?.addEventListener('abort', () => {
          const at = queue.indexOf(entry);
          if (at >= 0) queue.splice(at, 1);
          reject(new DOMException('Aborted', 'AbortError'));
        });
        void next();
      });
    }),
  };
}
const settled = () => new Promise((resolve) => void setImmediate(resolve));
const holding = (manager: ReturnType<typeof fakeLocks> | undefined) => {
  const seen: boolean[] = [];
  const held$ = createLocks(manager as never).hold('it');
  return { seen, subscription: held$.subscribe((isHeld) => seen.push(isHeld)) };
};

test('one tab holds the lock; the next one has it as soon as the first lets go', async () => {
  const manager = fakeLocks();
  const first = holding(manager);
  const second = holding(manager);
  await settled();
  expect([first.seen, second.seen]).toEqual([[false, true], [false]]);
  first.subscription.unsubscribe();
  await settled();
  expect([first.seen, second.seen]).toEqual([
    [false, true],
    [false, true],
  ]);
});

test('who leaves the queue never gets the lock', async () => {
  const manager = fakeLocks();
  const first = holding(manager);
  const second = holding(manager);
  await settled();
  second.subscription.unsubscribe();
  expect(manager.waiting()).toBe(0);
  first.subscription.unsubscribe();
  await settled();
  expect(second.seen).toEqual([false]);
});

test('without locks, or where the browser refuses them, every tab holds its own', async () => {
  expect(holding(undefined).seen).toEqual([true]);
  const refusing = { ...fakeLocks(), request: vi.fn(() => Promise.reject(new Error('SecurityError'))) };
  const { seen } = holding(refusing);
  await settled();
  expect(seen).toEqual([false, true]);
});
