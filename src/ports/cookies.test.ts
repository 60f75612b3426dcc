import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CityId } from '../domain/catalog.ts';
import { cookieHeader, cookies, readAllergens, readCookie } from './cookies.ts';
import { brand } from './readers/brand.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

/** A document that keeps what is assigned to its cookie. */
const playDocument = (protocol: string): readonly string[] => {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text);
    },
  });
  return written;
};
afterEach(() => void vi.unstubAllGlobals());

/** Names and values as the next request brings them back. */
const headerOf = (written: readonly string[]): string =>
  written.map((text) => text.split(';', 1).join('')).join('; ');

describe('a written cookie', () => {
  test('lives a year, everywhere, and is encoded', () => {
    const written = playDocument('http:');
    cookies.saveCity(brand<CityId>('1'), 'самара; x=1');
    expect(written).toEqual([
      'cityId=1; Path=/; Max-Age=31536000; SameSite=Lax',
      `citySlug=${encodeURIComponent('самара; x=1')}; Path=/; Max-Age=31536000; SameSite=Lax`,
    ]);
  });

  test('goes over secure connections only where the page came by one', () => {
    const written = playDocument('https:');
    cookies.saveAllergens(['fish']);
    expect(written).toEqual([
      `userAllergens=${encodeURIComponent('["fish"]')}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    ]);
  });

  test('can be read back, whatever is in it', () => {
    const sign = fc.constantFrom(';', '=', '%', '%3B', '"', ',', ' ', '\n', '\\', 'a', 'я', '🍣', '[');
    const text = fc.oneof(
      fc.string(),
      fc.array(sign).map((signs) => signs.join('')),
    );
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 5 }), (slug, codes) => {
        const written = playDocument('https:');
        cookies.saveCity(brand<CityId>('1'), slug);
        cookies.saveAllergens(codes);
        expect(readCookie(headerOf(written), 'citySlug')).toBe(slug);
        expect(readAllergens(headerOf(written))).toEqual(codes);
      }),
      { numRuns },
    );
  });
});

test('a page that may not look at its cookies has none', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse }));
  expect(cookieHeader()).toBe('');
  vi.stubGlobal('document', { cookie: 'cityId=1' });
  expect(cookieHeader()).toBe('cityId=1');
});

describe('a cookie header', () => {
  const header =
    'xcityId=9; cityId=1;citySlug=samara;  userAllergens=%5B%22fish%22%5D; empty=; broken=%E0%A4%A';

  test.each([
    ['cityId', '1'],
    ['citySlug', 'samara'],
    ['userAllergens', '["fish"]'],
    ['empty', ''],
    ['broken', null],
    ['city', null],
    ['absent', null],
  ])('says that %s is %j', (name, value) => {
    expect(readCookie(header, name)).toBe(value);
  });

  test('that is empty says nothing', () => {
    expect(readCookie('', 'cityId')).toBeNull();
    expect(readAllergens('')).toEqual([]);
  });
});

test.each([
  ['["fish","nuts"]', ['fish', 'nuts']],
  ['["fish",7,null,["nuts"]]', ['fish']],
  ['{"0":"fish"}', []],
  ['"fish"', []],
  ['fish', []],
  ['[', []],
  ['null', []],
])('the allergens %s, tampered with or not, are %j', (text, codes) => {
  expect(readAllergens(`userAllergens=${encodeURIComponent(text)}`)).toEqual(codes);
});

test('no header at all makes the readers throw', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('userAllergens=', 'cityId=', ';', '; ', '%', '=', '[', '"'),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const header = parts.join('');
      expect(readAllergens(header).every((code) => typeof code === 'string')).toBe(true);
      expect(['string', 'object']).toContain(typeof readCookie(header, 'cityId'));
    }),
    { numRuns },
  );
});
