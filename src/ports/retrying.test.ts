import { defer, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../domain/failure.ts';
import { retrying } from './retrying.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failures = [500, 502, 503].map((status) => new ApiFailure('status', { status }));

/** Begins a call that fails at once each time, with the longest pauses between. */
const begin = (isOnline: () => boolean) => {
  const seen = { tries: 0, failure: null as unknown };
  defer(() => throwError(() => failures[seen.tries++]))
    .pipe(retrying({ isOnline, random: () => 1 }))
    .subscribe({ error: (failure: unknown) => (seen.failure = failure) });
  return seen;
};

test('the third failure is told, and none before', () => {
  const seen = begin(() => true);
  vi.advanceTimersByTime(1_499);
  expect(seen).toEqual({ tries: 2, failure: null });
  vi.advanceTimersByTime(1);
  expect(seen).toEqual({ tries: 3, failure: failures[2] });
});

test('without a connection the first failure is told at once', () => {
  expect(begin(() => false)).toEqual({ tries: 1, failure: failures[0] });
});

test('a connection that goes during the pause ends it with the failure before', () => {
  let isOnline = true;
  const seen = begin(() => isOnline);
  isOnline = false;
  vi.advanceTimersByTime(500);
  expect(seen).toEqual({ tries: 1, failure: failures[0] });
});
