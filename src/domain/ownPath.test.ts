import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAYLOADS } from '../../tests/e2e/hostile/payloads.ts';
import { anotherWriting } from '../../tests/e2e/hostile/writing.ts';
import { ownPath } from './ownPath.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

const ORIGIN = 'https://shop.example';

test.each([
  ['/samara/catalog', '/samara/catalog'],
  ['catalog?section=rolly#top', '/catalog?section=rolly#top'],
  ['https://shop.example/personal', '/personal'],
  ['', '/'],
])('%j is the path %j of the shop', (link, path) => {
  expect(ownPath(link, ORIGIN)).toBe(path);
});

test.each([
  'https://evil.example/samara',
  '//evil.example',
  '/\\evil.example',
  '\t//evil.example',
  'http://shop.example/',
  'https://shop.example:8443/',
  'https://shop.example.evil.example/',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'blob:https://shop.example/5f1c',
  'https://',
  `/${'a'.repeat(3_000)}`,
])('%j leads elsewhere', (link) => {
  expect(ownPath(link, ORIGIN)).toBeNull();
});

test.each([
  'https://shop.example//evil.example/x',
  'https://shop.example/\\evil.example/x',
  '/.//evil.example/x',
])('no path of %j can be read as another site', (link) => {
  const path = ownPath(link, ORIGIN);
  expect(path).toBe('/evil.example/x');
  expect(new URL(path ?? '', ORIGIN).origin).toBe(ORIGIN);
});

test('no hostile address is a path that leads out of the shop', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYLOADS).chain(anotherWriting), (address) => {
      const path = ownPath(address, ORIGIN);
      if (path === null) return;
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns },
  );
});
