import { darken, lighten, mix, type Paint } from '../kit/colour.ts';
import { area, clipped, line, moved, oval, ovalRing } from '../kit/markup.ts';
import type { Point } from '../kit/geometry.ts';
import { underShadow } from '../crockery/bowl.ts';
import type { Pen } from '../kit/pen.ts';
import { type Drink, drinkOf } from '../palette/drinks.ts';
import { edible } from '../palette/matter.ts';
import { type Glaze, glazeOf } from '../palette/ware.ts';
import { EDGE } from '../parts/vessels.ts';
import { bulkOf, place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const WALL = 'M76 150C78 250 120 322 150 334 180 344 220 344 250 334 280 322 322 250 324 150Z';
const BODY = 'M88 164C94 248 130 310 156 320 184 328 216 328 244 320 270 310 306 248 312 164Z';
const HANDLES = ['M314 186C384 164 378 268 286 268', 'M86 186C16 164 22 268 114 268'] as const;

const heart = (paint: Paint): string =>
  moved(
    area('M0 26C-46 0-30-26-12-22-4-22 0-14 0-12 0-14 4-22 12-22 30-26 46 0 0 26Z', paint, 0.85),
    'translate(204 150)scale(1.3 .9)',
  );

const saucerOf = (pen: Pen, { color }: Glaze): string =>
  underShadow(pen, [212, 332, 170, 44], 0.45) +
  oval([200, 326, 150, 34], darken(color, 0.35)) +
  oval([200, 319, 150, 34], pen.slope(color)) +
  oval([206, 322, 96, 20], '#1a0d05', 0.26);

const GLEAMS =
  line('M112 140C126 118 160 108 190 107', '#fff', [6, 0.5]) +
  line('M104 190C110 236 126 276 144 300', '#fff', [9, 0.3]);

const cocoaOn = (pen: Pen): string => {
  const grains = pen.spread(40, 1, { tries: 4 }).map(([x, y]): Point => [200 + x * 84, 156 + y * 36]);
  return line(pen.dots(grains), '#6b3a18', [3.4, 0.6]);
};

/** Foam in a thick cup: a heart poured into it, cocoa on a cappuccino. */
const foamCup = (pen: Pen, [pale, deep]: Drink, dusted: boolean): string => {
  const glaze = glazeOf(pen, ['celadon', 'indigo', 'clay']);
  const handle = pen.pick(HANDLES);
  const foam = pen.radial({
    0: mix(pale, deep, dusted ? 0.05 : 0.35),
    78: mix(pale, deep, dusted ? 0.3 : 0.8),
    100: deep,
  });
  return (
    saucerOf(pen, glaze) +
    line(handle, darken(glaze.color, 0.35), 23) +
    line(handle, glaze.color, 17) +
    area(WALL, pen.wall(glaze.color, 1.05)) +
    oval([200, 150, 124, 64], pen.slope(lighten(glaze.inside, 0.3))) +
    oval([200, 154, 112, 54], darken(deep, 0.35)) +
    oval([200, 157, 110, 51], foam) +
    (dusted ? cocoaOn(pen) : '') +
    heart('#fffaf0') +
    GLEAMS
  );
};

/** Fruit half in the tea: some of it afloat, some seen through the glass. */
const fruitIn = (pen: Pen, names: readonly string[], at: 'afloat' | 'sunk'): string =>
  names
    .flatMap((name) => (bulkOf(name) > 1 ? [name, name, name] : [name]))
    .map((name, i) => {
      const spot: Point =
        at === 'afloat'
          ? [150 + ((i * 47) % 110), 148 + (i % 2) * 16]
          : [134 + ((i * 61) % 130), 226 + ((i * 37) % 64)];
      return place(pen, name, { spot, angle: i * 50, scale: bulkOf(name) > 1 ? 1.7 : 1.25 });
    })
    .join('');

interface Poured {
  readonly body: string;
  readonly surface: string;
}

const glassCup = (pen: Pen, glaze: Glaze, { body, surface }: Poured): string => {
  const handle = pen.pick(HANDLES);
  return (
    saucerOf(pen, glaze) +
    line(handle, EDGE, [17, 0.75]) +
    line(handle, '#dfeaec', [10, 0.7]) +
    area(WALL, '#bcd2d6', 0.5) +
    clipped(body, pen.clip(area(BODY, '#fff'))) +
    line(WALL, EDGE, [3, 0.6]) +
    oval([200, 150, 124, 62], '#d7e6e8', 0.6) +
    surface +
    ovalRing([200, 150, 123, 61], EDGE, [4, 0.75]) +
    ovalRing([200, 149, 118, 57], '#fff', [2, 0.7]) +
    GLEAMS
  );
};

const layersOf = (pen: Pen, [pale, deep]: Drink): Poured => ({
  body: area(
    BODY,
    pen.linear({
      0: '#fdf3e0',
      14: '#fdf3e0',
      24: deep,
      48: mix(pale, deep, 0.7),
      76: lighten(pale, 0.3),
      100: '#fff6e6',
    }),
  ),
  surface:
    oval([200, 157, 112, 52], pen.radial({ 0: '#fffaf0', 70: pale, 100: mix(pale, deep, 0.5) })) +
    heart(mix(pale, deep, 0.75)),
});

const teaOf = (pen: Pen, [pale, deep]: Drink, fruit: readonly string[]): Poured => ({
  body:
    area(BODY, pen.linear({ 0: darken(deep, 0.16), 30: deep, 100: mix(pale, deep, 0.35) })) +
    fruitIn(pen, fruit, 'sunk') +
    area(
      BODY,
      pen.linear({ 0: [deep, 0.3], 24: [deep, 0], 72: [deep, 0], 100: [darken(deep, 0.4), 0.5] }, 'x2="1"'),
    ),
  surface:
    oval([200, 157, 112, 52], pen.radial({ 0: mix(pale, deep, 0.35), 100: deep })) +
    fruitIn(pen, fruit, 'afloat'),
});

/** A hot drink on its saucer: tea and layered latte in glass, other foam in a thick cup. */
export const teaDish = (pen: Pen, { ingredients }: Order): string => {
  const drink = drinkOf(ingredients);
  const dusted = ingredients.includes('cappuccino');
  if (dusted || ingredients.includes('matcha')) return foamCup(pen, drink, dusted);
  const glaze = glazeOf(pen, ['celadon', 'indigo', 'clay', 'charcoal', 'shell']);
  const poured = ingredients.includes('latte')
    ? layersOf(pen, drink)
    : teaOf(pen, drink, edible(ingredients));
  return glassCup(pen, glaze, poured);
};
