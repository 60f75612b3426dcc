import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICON_PATHS } from './iconPaths.ts';

const shapes = (): readonly string[] => {
  const css = readFileSync(join(import.meta.dirname, 'drawn.module.css'), 'utf8');
  return [...css.matchAll(/'(M[^']+)'/g)].map(([, path]) => path ?? '');
};

/** What a stroke of 1.75 with round ends covers of a cross whose arms begin `from` the edges of a field of 24. */
const crossOf = (from: number, to: number): string => {
  const half = 0.875;
  const [before, arm] = [12 - half, 12 - half - from];
  const end = 'a.875.875 0 0 1';
  return `M${before} ${from}${end} 1.75 0v${arm}H${to}${end} 0 1.75h-${arm}V${to}${end}-1.75 0v-${arm}H${from}${end} 0-1.75h${arm}Z`;
};

test('the «+» covers what the stroke of the set covers', () => {
  const [, from, length] = /^M12 (\d+)v(\d+)M\1 12h\2$/.exec(ICON_PATHS.plus) ?? [];
  expect(shapes()[0]).toBe(crossOf(Number(from), Number(from) + Number(length)));
});

test('the full heart is the heart without what is cut out of it', () => {
  const [, heart = '', full = '', ...others] = shapes();
  expect(heart.startsWith(full)).toBe(true);
  expect(heart.slice(full.length)).toMatch(/^M[^M]+Z$/);
  expect(others).toEqual([]);
});
