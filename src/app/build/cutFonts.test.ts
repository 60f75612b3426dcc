import { expect, test } from 'vitest';
import { cutFont, FONT_FILES, shippedFont } from './cutFonts.ts';

const MOST_BYTES = 40_000;

test.each(FONT_FILES)('%s is what `npm run fonts` cuts out of the whole', async (name) => {
  expect(shippedFont(name).equals(await cutFont(name))).toBe(true);
});

test('all fonts together weigh no more than 40 kB', () => {
  expect(FONT_FILES.reduce((sum, name) => sum + shippedFont(name).length, 0)).toBeLessThan(MOST_BYTES);
});
