import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICON_PATHS } from './iconPaths.ts';

test('the outlines of the style sheet are those of the set, filled or not', () => {
  const css = readFileSync(join(import.meta.dirname, 'drawn.module.css'), 'utf8');
  const [plus, heart, fullHeart, ...others] = [...css.matchAll(/path d='([^']+)'/g)].map(([, path]) => path);
  expect(plus).toBe(ICON_PATHS.plus);
  expect(fullHeart).toBe(heart);
  expect(others).toEqual([]);
});
