import { expect, test } from 'vitest';
import { drawDish } from '../art/dish.ts';
import { hashDistance, type PictureHash, pictureHash } from '../art/pictureHash.ts';
import { rasterise } from '../art/rasterise.ts';
import { hashOf } from './identity.ts';
import { DRAWINGS, pictureAddress, recipeNamed } from './pictures.ts';
import { ENTRIES } from './products.ts';
import { recipeOf } from './recipes.ts';

/** Signs of 432 in which any two pictures of the menu differ at least. */
const APART = 24;
/** The same for two pictures that stand side by side in a section. */
const APART_AS_NEIGHBOURS = 60;
/** How many products the menu shows with a picture at least; options and gifts come on top. */
const SHOWN = 160;

interface Picture {
  readonly name: string;
  readonly section: string;
  readonly shown: boolean;
  readonly hash: PictureHash;
}

const pictures: readonly Picture[] = await Promise.all(
  ENTRIES.flatMap(({ id, name, section }) => {
    const recipe = recipeOf(id);
    if (!recipe) return [];
    const shown = section.standing === undefined;
    return pictureHash(drawDish(recipe), rasterise).then((hash) => ({
      name,
      section: section.key,
      shown,
      hash,
    }));
  }),
);

type Pair = readonly [Picture, Picture];

const nearer = (pairs: readonly Pair[], least: number) =>
  pairs
    .map(([one, other]) => ({ pair: [one.name, other.name], apart: hashDistance(one.hash, other.hash) }))
    .filter(({ apart }) => apart < least);

const pairsOf = (items: readonly Picture[]): readonly Pair[] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): Pair => [one, other]));

const neighboursOf = (items: readonly Picture[]): readonly Pair[] =>
  items
    .slice(1)
    .flatMap((other, at) => items.slice(at, at + 1).map((one): Pair => [one, other]))
    .filter(([one, other]) => one.section === other.section);

test('no two dishes of the menu look alike', () => {
  expect(nearer(pairsOf(pictures), APART)).toEqual([]);
});

test('neighbours of a section are told apart at a glance', () => {
  expect(neighboursOf(pictures).length).toBeGreaterThan(SHOWN);
  expect(nearer(neighboursOf(pictures), APART_AS_NEIGHBOURS)).toEqual([]);
});

test('the menu shows at least 160 dishes with a picture of their own', () => {
  expect(pictures.filter(({ shown }) => shown).length).toBeGreaterThanOrEqual(SHOWN);
});

test('a picture beside itself is found out', () => {
  const [first] = pictures;
  expect(first && nearer([[first, { ...first, name: 'again' }]], APART)).toEqual([
    { pair: [first?.name, 'again'], apart: 0 },
  ]);
});

const withPicture = ENTRIES.flatMap(({ id }) => recipeOf(id) ?? []);

/** What the whole menu looks like under each number of `DRAWINGS`: whoever draws otherwise raises the number, and writes the hash here. */
const LOOKS: Readonly<Record<number, number>> = { 1: 474_458_856, 2: 2_719_137_186, 3: 2_719_137_186 };

test('an address stands for one look of the menu', () => {
  expect(hashOf(withPicture.map((recipe) => drawDish(recipe)).join(''))).toBe(LOOKS[DRAWINGS]);
});

test('a dish is found by the name in its address, and no two recipes have one name', () => {
  for (const { id } of ENTRIES) {
    const name = pictureAddress(id).split('/').at(-1) ?? '';
    expect(recipeNamed(name)).toEqual(recipeOf(id));
  }
});

test('the names of pictures are short, as they stand four times in each card', () => {
  const addresses = ENTRIES.filter(({ id }) => recipeOf(id)).map(({ id }) => pictureAddress(id));
  expect(Math.max(...addresses.map(({ length }) => length))).toBe('/demo/i/'.length + 7);
});
