import { underShadow } from '../crockery/bowl.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { area, line, moved, oval } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { type Drink, drinkOf } from '../palette/drinks.ts';
import { edible } from '../palette/matter.ts';
import { type Glaze, glazeOf } from '../palette/ware.ts';
import { place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const WALL = 'M76 150C78 250 120 322 150 334 180 344 220 344 250 334 280 322 322 250 324 150Z';

const HEART = moved(
  area('M0 26C-46 0-30-26-12-22-4-22 0-14 0-12 0-14 4-22 12-22 30-26 46 0 0 26Z', '#fffaf0', 0.85),
  'translate(204 150)scale(1.3 .9)',
);

const cupOf = (pen: Pen, { color, inside }: Glaze): string =>
  underShadow(pen, [212, 332, 170, 44], 0.45) +
  oval([200, 326, 150, 34], darken(color, 0.35)) +
  oval([200, 319, 150, 34], pen.slope(color)) +
  oval([206, 322, 96, 20], '#1a0d05', 0.26) +
  area(WALL, pen.wall(color, 1.05)) +
  oval([200, 150, 124, 64], pen.slope(lighten(inside, 0.3)));

const drinkIn = (pen: Pen, [pale, deep]: Drink): string =>
  oval([200, 154, 112, 54], darken(deep, 0.35)) +
  oval([200, 157, 110, 51], pen.radial({ 0: mix(pale, deep, 0.35), 100: deep }));

/** A cup on its saucer: a hot drink, a heart of foam on latte and matcha, fruit afloat. */
export const teaDish = (pen: Pen, { ingredients }: Order): string => {
  const glaze = glazeOf(pen, ['celadon', 'indigo', 'clay', 'charcoal', 'shell']);
  const float = edible(ingredients).map((name, i) =>
    place(pen, name, { spot: [160 + i * 48, 146 + (i % 2) * 14], angle: i * 50, scale: 1.25 }),
  );
  const foamy = ingredients.includes('latte') || ingredients.includes('matcha');
  return (
    cupOf(pen, glaze) +
    drinkIn(pen, drinkOf(ingredients)) +
    (foamy ? HEART : '') +
    float.join('') +
    line('M112 140C126 118 160 108 190 107', '#fff', [6, 0.5]) +
    line('M104 190C110 236 126 276 144 300', '#fff', [9, 0.3])
  );
};
