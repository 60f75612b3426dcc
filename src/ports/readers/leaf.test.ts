import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure } from '../../domain/failure.ts';
import { counted } from './losses.ts';
import { countOf, isWebAddress, pictureOf, readAs, readList, sumOf, sumOrNothing, textOf } from './leaf.ts';

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
    'https://',
    'https://[',
    'https://%/',
    'https://cdn.example:99999/a.webp',
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
    expect(counted(() => readList(z.number(), [1, 'two', -3, 4], whole))).toEqual({
      value: [10, 40],
      lost: 2,
    });
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

test('an impossible sum is none, and counted', () => {
  for (const roubles of [1e300, -1e15, 1e21])
    expect(counted(() => sumOf(roubles))).toEqual({ value: null, lost: 1 });
});

describe('an answer with a broken part', () => {
  const dish = z.looseObject({
    id: z.string(),
    note: z.nullish(z.string()),
    tags: z.nullish(z.array(z.string())),
    at: z.nullish(z.tuple([z.number(), z.number()])),
    link: z.nullish(z.looseObject({ title: z.string(), to: z.string() })),
    gift: z.nullish(z.union([z.looseObject({ code: z.string(), sum: z.nullish(z.number()) }), z.string()])),
  });
  const whole = {
    id: 'a',
    note: 'b',
    tags: ['c', 'd'],
    at: [1, 2],
    link: { title: 'e', to: 'f' },
    gift: 'g',
  };

  test.each([
    [{ note: 7 }, { note: undefined }],
    [{ tags: ['c', {}, 'd', null] }, { tags: ['c', 'd'] }],
    [{ tags: 'c' }, { tags: undefined }],
    [{ at: [1, 'x'] }, { at: undefined }],
    [{ link: { title: 'e', to: [] } }, { link: undefined }],
    [{ gift: { code: 'g', sum: '1' } }, { gift: { code: 'g' } }],
    [{ gift: {} }, { gift: undefined }],
    [{ gift: 7 }, { gift: undefined }],
  ])('%j lacks that part alone', (broken, read) => {
    const { value, lost } = counted(() => readAs(dish, { ...whole, ...broken }));
    expect(value).toEqual({ ...whole, ...read });
    expect(lost).toBe('tags' in broken && Array.isArray(broken.tags) ? 2 : 1);
  });

  test('counts each of many, and is invalid without what it cannot do without', () => {
    expect(counted(() => readAs(dish, { ...whole, note: 7, tags: [1, 'c', 2], at: [] })).lost).toBe(4);
    expect(() => readAs(dish, { ...whole, id: 7 })).toThrow(ApiFailure);
    expect(() => readAs(dish, { note: 'b' })).toThrow(ApiFailure);
  });

  test('has its texts made well-formed, keys too', () => {
    expect(readAs(dish, { ...whole, note: 'Ролл \uD83C\0', '\uD83C': '\0' })).toEqual({
      ...whole,
      note: 'Ролл \uFFFD',
      '\uFFFD': '',
    });
  });
});

test('a count is whole and never below zero', () => {
  expect([2, 2.9, 0, -1, -0.5, null, undefined].map(countOf)).toEqual([2, 2, 0, 0, 0, 0, 0]);
});
