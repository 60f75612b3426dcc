import { expect, test } from 'vitest';
import { drawDish } from './dish.ts';
import { HASH_LENGTH, hashDistance, pictureHash, type Rasterise } from './pictureHash.ts';
import { rasterise } from './rasterise.ts';
import { SAMPLES } from './samples.ts';

/** Two dishes of one kind in the same arrangement still differ in more signs than this. */
const APART = 24;

test('no two samples look alike', async () => {
  const hashes = await Promise.all(SAMPLES.map(({ recipe }) => pictureHash(drawDish(recipe), rasterise)));
  const alike = hashes.flatMap((hash, i) =>
    hashes
      .slice(i + 1)
      .map((other, j) => ({
        pair: [SAMPLES[i]?.name, SAMPLES[i + 1 + j]?.name],
        apart: hashDistance(hash, other),
      }))
      .filter(({ apart }) => apart < APART),
  );
  expect(alike).toEqual([]);
});

test('a picture is like itself, and like itself in other ids', async () => {
  const svg = drawDish({ kind: 'pizza', ingredients: ['pepperoni'] });
  const prefix = / id="(\w{4})/.exec(svg)?.[1] ?? '';
  const renamed = svg.replaceAll(prefix, 'zzzz');
  expect(renamed).not.toBe(svg);
  const [first, second] = [await pictureHash(svg, rasterise), await pictureHash(renamed, rasterise)];
  expect(first).toHaveLength(HASH_LENGTH);
  expect(hashDistance(first, second)).toBe(0);
});

test('opposite slopes differ in every sign', async () => {
  const rising: Rasterise = async (_svg, width, height) =>
    Uint8Array.from({ length: width * height * 3 }, (_, i) => Math.floor(i / 3) % width);
  const falling: Rasterise = async (_svg, width, height) =>
    Uint8Array.from({ length: width * height * 3 }, (_, i) => 200 - (Math.floor(i / 3) % width));
  expect(hashDistance(await pictureHash('', rising), await pictureHash('', falling))).toBe(HASH_LENGTH);
});
