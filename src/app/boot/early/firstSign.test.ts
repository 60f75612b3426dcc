import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstSignAt } from './firstSign.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const SIGNS = ['pointermove', 'pointerdown', 'click', 'scroll', 'keydown', 'focusin'] as const;
const FRAME_MS = 16;

/** A page that draws a frame in 16 ms, and what its first sign has come to. */
function open() {
  const page = Object.assign(new EventTarget(), {
    setTimeout: (run: (value: unknown) => void, ms: number) => setTimeout(run, ms),
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, FRAME_MS),
  });
  const sign = firstSignAt(page);
  const times: { seen?: number; answered?: number } = {};
  void sign.seen.then(() => (times.seen = Date.now()));
  void sign.answered.then(() => (times.answered = Date.now()));
  return {
    page,
    times,
    /** What happens, each so many ms after the one before. */
    happen: async (...events: readonly (readonly [ms: number, event: string | Event])[]) => {
      for (const [ms, event] of events) {
        await vi.advanceTimersByTimeAsync(ms);
        page.dispatchEvent(typeof event === 'string' ? new Event(event) : event);
      }
      await vi.advanceTimersByTimeAsync(1_000);
    },
  };
}

/** An event in a dialog of the page. */
const inDialog = (name: string): Event => {
  const event = new Event(name);
  Object.defineProperty(event, 'target', { value: { closest: () => ({}) } });
  return event;
};

describe('somebody is seen', () => {
  test.each(SIGNS)('by a %s', async (name) => {
    const { times, happen } = open();
    await happen([100, name]);
    expect(times.seen).toBe(100);
  });

  test('not where nothing happens but the page itself', async () => {
    const { times, happen } = open();
    await happen([100, 'load'], [100, 'resize'], [100, 'visibilitychange']);
    expect(times).toEqual({});
  });

  test('not by the focus that a dialog of the page takes by itself, but by a key in it', async () => {
    const { times, happen } = open();
    await happen([100, inDialog('focusin')], [100, inDialog('keydown')]);
    expect(times.seen).toBe(200);
  });
});

describe('what comes of the first sign is on the screen', () => {
  test.each(SIGNS.filter((name) => name !== 'pointerdown'))('two frames after a %s', async (name) => {
    const { times, happen } = open();
    await happen([100, name]);
    expect(times.answered).toBe(100 + 2 * FRAME_MS);
  });

  test.each<readonly [string, string]>([
    ['has tapped', 'click'],
    ['scrolls', 'pointercancel'],
  ])('two frames after a finger %s, not while it lies on the glass', async (_what, end) => {
    const { times, happen } = open();
    await happen([100, 'pointerdown'], [120, 'pointerup'], [1, end]);
    expect(times).toEqual({ seen: 100, answered: 221 + 2 * FRAME_MS });
  });

  test('after 400 ms under a finger that stays', async () => {
    const { times, happen } = open();
    await happen([100, 'pointerdown']);
    expect(times.answered).toBe(500 + 2 * FRAME_MS);
  });
});

test('after a tap nothing listens any more', async () => {
  const { page, happen } = open();
  const heard = () => [...SIGNS, 'pointercancel'].flatMap((name) => getEventListeners(page, name));
  expect(heard().length).toBeGreaterThan(0);
  await happen([100, 'pointerdown'], [80, 'click']);
  expect(heard()).toEqual([]);
});
