import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawDish } from '../art/dish.ts';
import { ENTRIES } from './products.ts';
import { recipeOf } from './recipes.ts';

/** A card of a phone, in CSS pixels. */
const CARD = 173;
/** What the eye takes in at a glance: the picture in so many cells each way. */
const CELLS = 24;

/** How far two pictures of a section lie apart at least: mean distance of their cells in the colour cube, of 441. */
const LEAST: Readonly<Record<string, number>> = {
  'rolls-classic': 20,
  'rolls-baked': 24,
  'rolls-tempura': 24,
  maki: 20,
  sushi: 10,
  sets: 24,
  wok: 24,
  pizza: 24,
  soups: 24,
  snacks: 20,
  poke: 24,
  salads: 24,
  dumplings: 12,
  kids: 24,
  desserts: 14,
};

interface Glimpse {
  readonly name: string;
  readonly cells: Uint8Array;
}

const glimpseOf = async (id: string, name: string): Promise<Glimpse> => {
  const recipe = recipeOf(id);
  if (!recipe) throw new Error(`${name} has no picture`);
  const card = await sharp(Buffer.from(drawDish(recipe)), { density: (72 * CARD) / 432 })
    .resize(CARD, CARD)
    .flatten({ background: '#f4f0ea' })
    .png()
    .toBuffer();
  return { name, cells: await sharp(card).resize(CELLS, CELLS).removeAlpha().raw().toBuffer() };
};

const apart = (one: Uint8Array, other: Uint8Array): number => {
  let total = 0;
  for (let at = 0; at < one.length; at += 3) {
    total += Math.hypot(...[0, 1, 2].map((channel) => (one[at + channel] ?? 0) - (other[at + channel] ?? 0)));
  }
  return total / (one.length / 3);
};

const nearPairs = (glimpses: readonly Glimpse[], least: number) =>
  glimpses.flatMap((one, at) =>
    glimpses
      .slice(at + 1)
      .map((other) => ({ pair: [one.name, other.name], apart: Math.round(apart(one.cells, other.cells)) }))
      .filter((pair) => pair.apart < least),
  );

test.each(Object.entries(LEAST))(
  'every two dishes of the section %s differ at a glance in a card of a phone',
  async (key, least) => {
    const dishes = ENTRIES.filter(({ section }) => section.key === key);
    expect(dishes.length).toBeGreaterThan(4);
    const glimpses = await Promise.all(dishes.map(({ id, name }) => glimpseOf(id, name)));
    expect(nearPairs(glimpses, least)).toEqual([]);
  },
);

test('a dish beside itself is found out', async () => {
  const first = ENTRIES.find(({ section }) => section.key === 'soups');
  const glimpse = await glimpseOf(first?.id ?? '', first?.name ?? '');
  expect(nearPairs([glimpse, { ...glimpse, name: 'again' }], 1)).toHaveLength(1);
});
