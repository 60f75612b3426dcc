import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPath } from './address.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const LIKE = '/api/v1/like/:userId/:productId';

test('fills every parameter, encoded', () => {
  expect(fillPath(LIKE, { userId: '7', productId: 'a/b' })).toBe('/api/v1/like/7/a%2Fb');
  expect(fillPath('/user/:phone/history', { phone: '+79991234567' })).toBe('/user/%2B79991234567/history');
  expect(fillPath('/catalog', {})).toBe('/catalog');
});

test('a value that looks like a parameter is a value', () => {
  expect(fillPath(LIKE, { userId: ':productId', productId: '$&' })).toBe('/api/v1/like/%3AproductId/%24%26');
});

test.each(['', '.', '..'])('%j names no resource', (value) => {
  expect(() => fillPath(LIKE, { userId: '7', productId: value })).toThrow(RangeError);
  expect(() => fillPath(LIKE, { userId: value, productId: '7' })).toThrow('userId');
});

test('a name out of the prototype is no value', () => {
  const parameters: Record<string, string> = {};
  expect(() => fillPath('/user/:constructor', parameters as { constructor: string })).toThrow(RangeError);
});

test('half a character cannot be sent', () => {
  expect(() => fillPath('/promo/:code', { code: '\uD800' })).toThrow(URIError);
});

test('whatever the value is, the path keeps its segments and gives the value back', () => {
  const value = fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.stringMatching(/^[./\\%:?#+ ]{1,6}$/),
      fc.constantFrom('...', '%2e', '%2e%2e', '../..', 'a/../b', '//evil.example', '\\\\evil', '?a=1', '#x'),
    )
    .filter((text) => text !== '.' && text !== '..');
  fc.assert(
    fc.property(value, value, (userId, productId) => {
      const { origin, pathname, search, hash } = new URL(
        `https://api.example${fillPath(LIKE, { userId, productId })}`,
      );
      expect([origin, search, hash]).toEqual(['https://api.example', '', '']);
      const segments = pathname.split('/');
      expect(segments).toHaveLength(6);
      expect(segments.slice(4).map(decodeURIComponent)).toEqual([userId, productId]);
    }),
    { numRuns },
  );
});
