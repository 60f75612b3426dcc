import { expect, test } from 'vitest';
import { cutFont, FONT_FILES, shippedFont } from './cutFonts.ts';

const MOST_BYTES = 60_000;

test.each(FONT_FILES)('%s is what `npm run fonts` cuts out of its package', async (name) => {
  expect(shippedFont(name).equals(await cutFont(name))).toBe(true);
});

// Ten packets of 1,460 bytes, less what the headers of the answer take.
test('the letters come with the first answer of a new connection', () => {
  expect(shippedFont('golos-cyr.woff2').length).toBeLessThan(14_600 - 400);
});

test('all fonts together weigh no more than 60 kB', () => {
  expect(FONT_FILES.reduce((sum, name) => sum + shippedFont(name).length, 0)).toBeLessThan(MOST_BYTES);
});
