import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRestTimer } from './restTimer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits at these moments, in ms from the beginning, and tells when it ended. */
const endsOf = (
  waits: readonly (readonly [at: number, ms: number])[],
  clock = Date.now,
): readonly number[] => {
  vi.spyOn(Date, 'now').mockImplementation(clock);
  const began = performance.now();
  const ends: number[] = [];
  const timer = createRestTimer(() => ends.push(performance.now() - began));
  for (const [at, ms] of waits) setTimeout(() => timer.wait(ms), at);
  vi.advanceTimersByTime(10_000);
  vi.restoreAllMocks();
  return ends;
};

test('a burst ends once, so long after its last wait', () => {
  expect(endsOf([[0, 300], [100, 300], [250, 300]])).toEqual([550]); // prettier-ignore
});

test('what is waited for after the end ends again', () => {
  expect(endsOf([[0, 300], [400, 300]])).toEqual([300, 700]); // prettier-ignore
});

test('a shorter wait is not kept waiting by a longer one', () => {
  expect(endsOf([[0, 1_000], [100, 300]])).toEqual([400]); // prettier-ignore
});

test('a burst sets one timer', () => {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const timer = createRestTimer(() => undefined);
  for (let wait = 0; wait < 100; wait += 1) timer.wait(300);
  expect(set).toHaveBeenCalledTimes(1);
});

test.each([
  ['stands still', () => 5],
  ['is set back', () => 1_000_000 - performance.now()],
])('a clock that %s puts nothing off for good', (_what, clock) => {
  const [end] = endsOf([[0, 300], [100, 300]], clock); // prettier-ignore
  expect(end).toBeGreaterThanOrEqual(300);
  expect(end).toBeLessThanOrEqual(700);
});
