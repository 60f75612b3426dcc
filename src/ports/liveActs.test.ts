import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLive } from '../../tests/api/socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('a person who acts while the next try waits', () => {
  /** The delay is 16 seconds now, and one of them has passed. */
  const waitingLong = () => {
    const fake = fakeLive();
    for (let lost = 0; lost < 4; lost += 1) {
      fake.socket().drops();
      vi.advanceTimersToNextTimer();
    }
    fake.socket().drops();
    vi.advanceTimersByTime(1_000);
    return fake;
  };

  test('does not wait it out', () => {
    const fake = waitingLong();
    const { length } = fake.sockets;
    fake.acts.next();
    vi.advanceTimersByTime(0);
    expect(fake.sockets).toHaveLength(length + 1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('asks once in a second, however often they press', () => {
    const fake = waitingLong();
    const { length } = fake.sockets;
    for (let press = 0; press < 40; press += 1) {
      fake.acts.next();
      vi.advanceTimersByTime(100);
      if (fake.socket().isAlive) fake.socket().drops();
    }
    expect(fake.sockets.length - length).toBeGreaterThanOrEqual(3);
    expect(fake.sockets.length - length).toBeLessThanOrEqual(5);
  });

  test('never makes it later', () => {
    const fake = fakeLive({}, { random: () => 0.5 });
    fake.socket().drops();
    fake.acts.next();
    vi.advanceTimersByTime(500);
    expect(fake.sockets).toHaveLength(2);
  });

  test('is not listened to while the connection stands, or after its end', () => {
    const fake = fakeLive();
    fake.socket().opens();
    expect(fake.acts.observed).toBe(false);
    fake.socket().drops();
    expect(fake.acts.observed).toBe(true);
    fake.end();
    expect(fake.acts.observed).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
