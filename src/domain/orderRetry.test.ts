import { describe, expect, test } from 'vitest';
import { ApiFailure } from './failure.ts';
import { askedPause, isInFlight, isOpenOutcome, pauseBeforeCheck, pauseBeforeTry } from './orderRetry.ts';

const status = (code: number, retryAfter: number | null = null): ApiFailure =>
  new ApiFailure('status', { status: code, retryAfter });

describe('what an answer to an order tells (assumptions, section 6, "POST /order 409")', () => {
  test('only a 409 that names a pause says that the key is on its way', () => {
    expect(isInFlight(status(409, 2))).toBe(true);
    expect(isInFlight(status(409, 0))).toBe(true);
    for (const other of [status(409), status(503, 2), new ApiFailure('offline'), new Error('409'), null])
      expect(isInFlight(other)).toBe(false);
  });

  test.each([500, 503, 599, 408, 429])('%i leaves open whether the order exists', (code) => {
    expect(isOpenOutcome(status(code))).toBe(true);
  });
  test.each([400, 403, 404, 409, 422, 499])('%i says that it does not', (code) => {
    expect(isOpenOutcome(status(code))).toBe(false);
  });
  test('so does nothing that is no status', () => {
    for (const other of [
      new ApiFailure('offline'),
      new ApiFailure('timeout'),
      new Error('what?'),
      status(409, 1),
    ])
      expect(isOpenOutcome(other)).toBe(true);
  });

  test('the pause that is asked for is in milliseconds, none where none is', () => {
    expect([status(503, 3), status(503), new Error('3')].map(askedPause)).toEqual([3_000, 0, 0]);
  });

  test('tries come half a second apart and then twice that, at most five; half of it at least', () => {
    expect([1, 2, 3, 4, 5, 50].map((failed) => pauseBeforeTry(failed, () => 1))).toEqual([
      500, 1_000, 2_000, 4_000, 5_000, 5_000,
    ]);
    expect(pauseBeforeTry(1, () => 0)).toBe(250);
  });

  test('checks come five seconds apart and then twice that, at most a minute', () => {
    expect([1, 2, 3, 4, 5, 50].map((failed) => pauseBeforeCheck(failed, () => 1))).toEqual([
      5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
    ]);
    expect(pauseBeforeCheck(5, () => 0)).toBe(30_000);
  });
});
