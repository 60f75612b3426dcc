import { expect, test } from 'vitest';
import { cutFont, FONT_FILES, shippedFont } from './cutFonts.ts';

const MOST_BYTES = 40_000;

test.each(FONT_FILES)('%s is what `npm run fonts` cuts out of the whole', async (name) => {
  expect(shippedFont(name).equals(await cutFont(name))).toBe(true);
});

// Ten packets of 1,460 bytes, less what the headers of the answer take: with 22 kB the largest paint came 0.3 s later.
test.each(['golos-cyr.woff2', 'golos-sign.woff2'] as const)(
  '%s comes with the first answer of a new connection',
  (name) => {
    expect(shippedFont(name).length).toBeLessThan(14_600 - 400);
  },
);

test('all fonts together weigh no more than 40 kB', () => {
  expect(FONT_FILES.reduce((sum, name) => sum + shippedFont(name).length, 0)).toBeLessThan(MOST_BYTES);
});
