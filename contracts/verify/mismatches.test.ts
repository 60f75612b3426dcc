import { expect, test } from 'vitest';
import { mismatchesOf } from './mismatches.ts';

const failing = (mismatch: object): Error =>
  new Error(JSON.stringify({ errors: [{ mismatch }], result: false }));

test('each difference is a line with its place', () => {
  const error = failing({
    type: 'mismatches',
    mismatches: [
      { type: 'BodyMismatch', path: '$[0]', mismatch: 'Actual map is missing the following keys: iikoId' },
      { type: 'StatusMismatch', mismatch: 'expected 200 but was 201' },
    ],
  });
  expect(mismatchesOf(error)).toEqual([
    '$[0]: Actual map is missing the following keys: iikoId',
    'expected 200 but was 201',
  ]);
});

test('a call that failed altogether is told with its reason', () => {
  expect(mismatchesOf(failing({ type: 'error', message: 'connection refused' }))).toEqual([
    'connection refused',
  ]);
});

test.each([['Verification was unable to run'], ['{"errors":[]}'], ['{"broken'], ['{"errors":5}']])(
  'what says nothing of a difference is given as it is: %s',
  (text) => {
    expect(mismatchesOf(new Error(text))).toEqual([text]);
  },
);
