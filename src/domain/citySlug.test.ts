import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_NAMES, pathWithoutCity, withCityPrefix } from './citySlug.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const CITIES = ['samara', 'tolyatti', 'самара', 'catalog'];
const slug = fc.constantFrom('samara', 'tolyatti', 'самара');
const segment = fc.constantFrom('catalog', 'rolls', 'personal', 'samara', 'unknown', 'a%20b', '%');
const rest = fc.constantFrom('', '?q=1', '#top-of-catalog', '?a=/samara/#b/c');
const path = fc
  .tuple(fc.array(segment, { maxLength: 3 }), rest)
  .map(([parts, end]) => `/${parts.join('/')}${end}`);

test.each([
  ['/', '/samara/'],
  ['/catalog/rolls?q=1#top', '/samara/catalog/rolls?q=1#top'],
  ['/tolyatti/cart', '/samara/cart'],
  ['/tolyatti', '/samara/'],
  ['/tolyatti/', '/samara/'],
  ['/tolyatti#y', '/samara/#y'],
  ['/tolyatti?x=1#y', '/samara/?x=1#y'],
  ['/samara/cart', '/samara/cart'],
  ['/tolyattinskaya', '/samara/tolyattinskaya'],
  ['cart', '/samara/cart'],
  ['/admin', '/admin'],
  ['/admin/stories?a=b', '/admin/stories?a=b'],
  ['/catalog/admin-roll', '/samara/catalog/admin-roll'],
  ['/catalog', '/samara/catalog'],
])('puts %s under the city as %s', (from, to) => {
  expect(withCityPrefix(from, 'samara', CITIES)).toBe(to);
});

test('without a slug, or with one that a page has, the path stays bare', () => {
  expect(withCityPrefix('/samara/cart', '', CITIES)).toBe('/cart');
  expect(withCityPrefix('/samara/cart', 'catalog', CITIES)).toBe('/cart');
});

test('a page wins over a city of the same name, an unknown name is no city', () => {
  for (const page of PAGE_NAMES)
    expect(pathWithoutCity(`/${page}/x`, PAGE_NAMES)).toEqual({ slug: null, path: `/${page}/x` });
  expect(pathWithoutCity('/saratov/cart', CITIES)).toEqual({ slug: null, path: '/saratov/cart' });
  expect(pathWithoutCity('/', ['', 'samara'])).toEqual({ slug: null, path: '/' });
});

test('a city can be written in any script', () => {
  const written = withCityPrefix('/cart', 'самара', CITIES);
  expect(written).toBe('/%D1%81%D0%B0%D0%BC%D0%B0%D1%80%D0%B0/cart');
  expect(pathWithoutCity(written, CITIES)).toEqual({ slug: 'самара', path: '/cart' });
  expect(pathWithoutCity('/самара/cart', CITIES)).toEqual({ slug: 'самара', path: '/cart' });
});

test('a prefix is put on once and comes off again', () => {
  fc.assert(
    fc.property(path, slug, slug, (at, one, other) => {
      const bare = pathWithoutCity(at, CITIES).path;
      const there = withCityPrefix(at, one, CITIES);
      expect(withCityPrefix(there, one, CITIES)).toBe(there);
      expect(withCityPrefix(withCityPrefix(at, other, CITIES), one, CITIES)).toBe(there);
      expect(pathWithoutCity(there, CITIES)).toEqual({ slug: one, path: bare });
    }),
    { numRuns },
  );
});

test('what is left of a path never leads to another site', () => {
  const hostile = fc.stringMatching(/^\/(samara)?[/\\\t\n]{0,3}(evil\.example)?$/);
  fc.assert(
    fc.property(hostile, (at) => {
      for (const result of [pathWithoutCity(at, CITIES).path, withCityPrefix(at, 'tolyatti', CITIES)])
        expect(new URL(result, 'https://shop.example').origin).toBe('https://shop.example');
    }),
    { numRuns },
  );
});
