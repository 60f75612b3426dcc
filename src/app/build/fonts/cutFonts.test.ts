import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../server/paths.ts';
import {
  CUT,
  cutFont,
  cutWeight,
  FONT_FILES,
  type FontFile,
  shippedFont,
  signsIn,
  TOLERANCE,
  WEIGHTS,
} from './cutFonts.ts';
import { type Outline, outlinesOf, type Point } from './outlines.ts';

test.each(FONT_FILES)('%s is what `npm run fonts` cuts out of the whole', async (name) => {
  expect(shippedFont(name).equals(await cutFont(name))).toBe(true);
});

test('the weights are those of the shop’s texts', () => {
  const tokens = readFileSync(join(ROOT, 'src/ui/styles/tokens.css'), 'utf8');
  const weights = [...tokens.matchAll(/--w-\w+:\s*(\d+)/g)].map(([, weight]) => Number(weight));
  expect(weights).toEqual(WEIGHTS);
});

/** HarfBuzz reads the shipped file as a browser does, and draws one weight of it. */
const drawn = async (name: FontFile, weight: number): Promise<readonly Outline[]> =>
  outlinesOf(
    await subsetFont(shippedFont(name), signsIn(name), {
      ...CUT,
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    }),
  );

const furthest = (some: readonly Point[], others: readonly Point[]): number =>
  Math.max(
    0,
    ...some.flatMap(([x, y], at) => [x - (others[at]?.[0] ?? 0), y - (others[at]?.[1] ?? 0)]).map(Math.abs),
  );

describe.each(FONT_FILES)('every letter of %s is what its makers drew', (name) => {
  test.each(WEIGHTS)('at %d', async (weight) => {
    const [own, made] = [await drawn(name, weight), outlinesOf(await cutWeight(name, weight))];
    const points = (outlines: readonly Outline[]) =>
      outlines.map(({ contours, parts }) => [contours.length, parts.length]);
    expect(points(own)).toEqual(points(made));
    expect(own.flatMap(({ contours }) => contours).length).toBeGreaterThan(500);
    for (const [glyph, { contours, parts, advance }] of own.entries()) {
      // One unit is what rounding takes twice.
      expect(furthest(contours, made[glyph]?.contours ?? [])).toBeLessThanOrEqual(TOLERANCE + 1);
      expect(furthest(parts, made[glyph]?.parts ?? [])).toBeLessThanOrEqual(1);
      expect(Math.abs(advance - (made[glyph]?.advance ?? 0))).toBeLessThanOrEqual(1);
    }
  });
});

// Ten packets of 1,460 bytes, less what the headers of the answer take: with 22 kB the largest paint came 0.3 s later.
test.each(['golos-cyr.woff2', 'golos-sign.woff2'] as const)(
  '%s comes with the first answer of a new connection',
  (name) => {
    expect(shippedFont(name).length).toBeLessThan(14_600 - 400);
  },
);
