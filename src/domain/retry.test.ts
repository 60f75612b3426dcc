import { describe, expect, test } from 'vitest';
import { ApiFailure } from './failure.ts';
import { backoff, mayPass, retryDelay } from './retry.ts';

const status = (code: number, retryAfter: number | null = null) =>
  new ApiFailure('status', { status: code, retryAfter });

describe('the pause before another try', () => {
  test.each([
    [1, 250, 500],
    [2, 500, 1_000],
    [3, 1_000, 2_000],
    [4, 2_000, 4_000],
    [5, 2_500, 5_000],
    [2_000, 2_500, 5_000],
  ])('after %d failed tries is %d to %d ms', (attempt, least, most) => {
    expect(backoff(attempt, () => 0)).toBe(least);
    expect(backoff(attempt, () => 1)).toBe(most);
  });

  test('there are two of them', () => {
    expect([1, 2, 3].map((attempt) => retryDelay(status(500), attempt, () => 1))).toEqual([500, 1_000, null]);
  });

  test.each([408, 429, 500, 502, 503, 504, 599])('%d passes', (code) => {
    expect(retryDelay(status(code), 1, () => 1)).toBe(500);
  });

  test.each([400, 401, 403, 404, 409, 422, 302])('%d does not', (code) => {
    expect(retryDelay(status(code, 1), 1, () => 1)).toBeNull();
  });

  test('a lost connection passes; a time-out, an unreadable answer and a mistake of ours do not', () => {
    expect(retryDelay(new ApiFailure('offline'), 1, () => 1)).toBe(500);
    expect(retryDelay(new ApiFailure('timeout'), 1, () => 1)).toBeNull();
    expect(retryDelay(new ApiFailure('invalid'), 1, () => 1)).toBeNull();
    expect(retryDelay(new Error('ours'), 1, () => 1)).toBeNull();
  });

  test.each([
    [0, 500],
    [1, 1_000],
    [10, 10_000],
    [11, null],
  ])('Retry-After of %d s makes it %j ms', (seconds, delay) => {
    expect(retryDelay(status(503, seconds), 1, () => 1)).toBe(delay);
  });
});

describe('the same question some minutes later', () => {
  test.each([
    [new ApiFailure('offline'), true],
    [new ApiFailure('timeout'), true],
    [status(408), true],
    [status(429), true],
    [status(503), true],
    [status(404), false],
    [status(422), false],
    [new ApiFailure('invalid'), false],
    [new Error('ours'), false],
  ])('after “%s”: %j', (failure, isWorthIt) => {
    expect(mayPass(failure)).toBe(isWorthIt);
  });
});
