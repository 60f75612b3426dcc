import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../domain/failure.ts';
import { createErrorLog } from './errorLog.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** How an error is kept. */
const textOf = (error: unknown): string => {
  const log = createErrorLog(
    () => 0,
    () => [],
  );
  log.report(error, 'test');
  return log.entries()[0]?.text ?? '';
};

test('an error is kept with its time, its place, its words and the events before it', () => {
  let now = 5;
  const log = createErrorLog(
    () => now,
    () => (now === 5 ? [] : ['cart/orderTapped', 'cart/placeDue']),
  );
  log.report(new TypeError('x is not a function'), 'cart/placeOrder');
  now = 6;
  log.report('just a text', 'storage');
  log.report(undefined, 'listener');
  expect(log.entries()).toEqual([
    {
      time: 5,
      where: 'cart/placeOrder',
      text: 'TypeError: x is not a function',
      stack: expect.stringContaining('errorLog.test.ts') as unknown,
      after: [],
    },
    { time: 6, where: 'storage', text: 'just a text', after: ['cart/orderTapped', 'cart/placeDue'] },
    { time: 6, where: 'listener', text: 'undefined', after: ['cart/orderTapped', 'cart/placeDue'] },
  ]);
});

test('what the browser prints by itself is kept without another word of it', () => {
  const log = createErrorLog(() => 0);
  expect(log.keep(new Error('a defect'), 'uncaught error')).toBe(log.entries()[0]);
  expect(console.error).not.toHaveBeenCalled();
});

test('the latest hundred errors are kept', () => {
  const log = createErrorLog(
    () => 0,
    () => [],
  );
  for (let count = 0; count < 250; count += 1) log.report(`error ${count}`, 'test');
  expect(log.entries()).toHaveLength(100);
  expect(log.entries()[0]?.text).toBe('error 150');
  expect(log.entries().at(-1)?.text).toBe('error 249');
});

test('a failed call is expected, anything else shows on the console', () => {
  const log = createErrorLog(
    () => 0,
    () => [],
  );
  log.report(new ApiFailure('timeout'), 'view/poll/catalog');
  expect(console.error).not.toHaveBeenCalled();
  log.report(new Error('a defect'), 'listener');
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(log.entries().map(({ text }) => text)).toEqual(['ApiFailure: timeout', 'Error: a defect']);
});

describe('what is kept', () => {
  test.each([
    [
      'GET https://api.example/user/%2B79991234567/history failed',
      'GET https://api.example/user/%2B…/history failed',
    ],
    [
      'Invalid URL: wss://live.example/ws?token=abc.def-1&x=2',
      'Invalid URL: wss://live.example/ws?token=…&x=2',
    ],
    ['header Bearer abc.def refused', 'header Bearer … refused'],
    ['звоните +7 (999) 123-45-67 или 8 999 123 45 67', 'звоните +… или …'],
    ['status 500 after 10000 ms', 'status 500 after 10000 ms'],
  ])('of %s is %s', (message, text) => {
    expect(textOf(message)).toBe(text);
  });

  test('never holds ten digits of a phone in a row', () => {
    const gap = fc.constantFrom('', '', '', ' ', '-', '(', ') ', '%20');
    const digits = fc.array(fc.tuple(fc.nat({ max: 9 }), gap), { minLength: 10, maxLength: 14 });
    fc.assert(
      fc.property(fc.string(), digits, fc.string(), (before, phone, after) => {
        const text = textOf(
          `${before}${phone.map(([digit, between]) => `${digit}${between}`).join('')}${after}`,
        );
        expect(text.replaceAll(/%20|[\s()-]/g, '')).not.toMatch(/\d{10}/);
      }),
      { numRuns },
    );
  });
});
