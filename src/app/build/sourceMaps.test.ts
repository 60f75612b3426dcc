import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mapsIn, readStack, takeMaps } from './sourceMaps.ts';

/** The first sign of the script's second line comes from the third line, fifth sign of its source. */
const MAP = { version: 3, sources: ['../../../src/ui/cart/Cart.tsx'], names: [], mappings: ';AAEI' };

let root = '';
const path = (...parts: readonly string[]): string => join(root, ...parts);
const put = (folder: string, ...names: readonly string[]): void => {
  mkdirSync(path(folder), { recursive: true });
  for (const name of names) writeFileSync(path(folder, name), JSON.stringify(MAP));
};
const take = (): void =>
  takeMaps(path('client'), path('maps'), [path('client'), path('previous'), path('nowhere')]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maps-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('maps leave the served folder; those of scripts that nobody is served any more go', () => {
  put('client', 'new-1.js', 'new-1.js.map');
  put('previous', 'old-1.js');
  put('maps', 'old-1.js.map', 'oldest-1.js.map');
  take();
  expect(readdirSync(path('client'))).toEqual(['new-1.js']);
  expect(readdirSync(path('maps'))).toEqual(['new-1.js.map', 'old-1.js.map']);
});

test('a stack of any browser is read, and what no map knows stays', () => {
  put('maps', 'index-1.js.map');
  const read = (stack: string): string => readStack(stack, mapsIn(path('maps')));
  const source = 'src/ui/cart/Cart.tsx:3:5';
  expect(read('    at f (https://shop.example/assets/index-1.js:2:1)')).toBe(`    at f (${source})`);
  expect(read('f@https://shop.example/assets/index-1.js:2:1\ng')).toBe(`f@${source}\ng`);
  const strange = 'at https://shop.example/assets/index-2.js:2:1';
  expect(read(strange)).toBe(strange);
});
