import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = () => {
  const asked = { pings: 0, silences: 0 };
  let slept = 0;
  const heartbeat = createHeartbeat({
    now: () => Date.now() + slept,
    ping: () => (asked.pings += 1),
    onSilence: () => (asked.silences += 1),
  });
  heartbeat.start();
  return { asked, heartbeat, sleep: (ms: number) => (slept += ms) };
};

test('every machine that slept through its answer is asked once more, also the second time it sleeps', () => {
  const { asked, heartbeat, sleep } = begin();
  for (const pings of [2, 4]) {
    vi.advanceTimersByTime(30_000);
    sleep(60_000);
    vi.advanceTimersByTime(10_000);
    expect(asked).toEqual({ pings, silences: 0 });
    heartbeat.answered();
  }
});

test('a second late in waking is asleep, a millisecond less is silent', () => {
  const [asleep, silent] = [begin(), begin()];
  vi.advanceTimersByTime(30_000);
  asleep.sleep(1_000);
  silent.sleep(999);
  vi.advanceTimersByTime(10_000);
  expect(asleep.asked).toEqual({ pings: 2, silences: 0 });
  expect(silent.asked).toEqual({ pings: 1, silences: 1 });
});

test('whoever is waited for already is not asked again', () => {
  const { asked, heartbeat } = begin();
  heartbeat.check();
  heartbeat.check();
  expect(asked.pings).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(asked).toEqual({ pings: 1, silences: 1 });
});
