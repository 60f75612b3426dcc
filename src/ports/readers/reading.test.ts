import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure } from '../../domain/failure.ts';
import {
  countOf,
  isWebAddress,
  pictureOf,
  readAs,
  readList,
  sumOf,
  sumOrNothing,
  textOf,
} from './reading.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const API = 'https://api.example';
const SHOP = 'https://shop.example';

describe('a picture', () => {
  test.each([
    ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
    ['http://cdn.example/a.webp', 'http://cdn.example/a.webp'],
    ['HTTPS://cdn.example/a.webp', 'HTTPS://cdn.example/a.webp'],
    ['/images/a.webp?w=1', `${API}/images/a.webp?w=1`],
    ['/', `${API}/`],
  ])('%s of an API on another origin is shown from %s', (address, expected) => {
    expect(pictureOf(address, API)).toBe(expected);
  });

  test('stays a path where the API lives on the shop’s own origin', () => {
    expect(pictureOf('/images/a.webp', '')).toBe('/images/a.webp');
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    '//evil.example/a.webp',
    '/\\evil.example/a.webp',
    '/\t/evil.example/a.webp',
    '/\n\\evil.example/a.webp',
    'images/a.webp',
    ' /images/a.webp',
    '',
  ])('%j is no picture', (address) => {
    expect(pictureOf(address, API)).toBeNull();
    expect(pictureOf(address, '')).toBeNull();
  });

  test('that is missing is no picture', () => {
    expect(pictureOf(null, API)).toBeNull();
    expect(pictureOf(undefined, API)).toBeNull();
  });

  test('with a path leads nowhere but to the API', () => {
    const sign = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\r',
      '\n',
      ':',
      '@',
      '.',
      'evil.example',
      ' ',
      '?',
      '#',
      '%5c',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 8 }), (signs) => {
        const address = `/${signs.join('')}`;
        const shown = pictureOf(address, API);
        if (shown !== null) expect(new URL(shown).origin).toBe(API);
        if (isWebAddress(address)) expect(new URL(address, SHOP).origin).toBe(SHOP);
        else expect(shown).toBeNull();
      }),
      { numRuns },
    );
  });
});

describe('a list', () => {
  test('is read item by item, and what cannot be read or turned is counted', () => {
    const whole = (n: number): number => {
      if (n < 0) throw new RangeError('below zero');
      return n * 10;
    };
    expect(readList(z.number(), [1, 'two', -3, 4], whole)).toEqual({ items: [10, 40], skipped: 2 });
  });

  test('that is none is an invalid answer', () => {
    for (const value of [null, undefined, {}, '[]', 0])
      expect(() => readList(z.number(), value, (n) => n)).toThrow(new ApiFailure('invalid'));
  });
});

test('an answer of another shape is invalid', () => {
  expect(readAs(z.string(), 'yes')).toBe('yes');
  expect(() => readAs(z.string(), 7)).toThrow(
    expect.objectContaining({ kind: 'invalid', message: 'invalid', status: null }),
  );
});

test('ids are compared as texts', () => {
  expect([7, '7', ' 7 ', null, undefined].map(textOf)).toEqual(['7', '7', '7', '', '']);
});

test('a sum that is missing is told from one of nothing', () => {
  expect([sumOf(null), sumOf(undefined), sumOf(0), sumOf(1.5)]).toEqual([null, null, 0, 150]);
  expect([sumOrNothing(null), sumOrNothing(1.5)]).toEqual([0, 150]);
});

test('an impossible sum makes the answer invalid', () => {
  for (const roubles of [1e300, -1e15, 1e21]) expect(() => sumOf(roubles)).toThrow(ApiFailure);
});

test('a count is whole and never below zero', () => {
  expect([2, 2.9, 0, -1, -0.5, null, undefined].map(countOf)).toEqual([2, 2, 0, 0, 0, 0, 0]);
});
