import { underShadow } from '../crockery/bowl.ts';
import { darken, lighten, type Paint } from '../kit/colour.ts';
import { list, type Point } from '../kit/geometry.ts';
import { area, line, oval, ovalRing } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { rowOf } from '../palette/lookup.ts';
import { edible } from '../palette/matter.ts';
import { companionsOf, FLECKED, isThin, sauceColor, saucesIn, SESAME } from '../palette/sauces.ts';
import { type Glaze, glazeOf, setOff, WOODS } from '../palette/ware.ts';
import { bulkOf, place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

/** A small round board at the roll angle. */
const boardOf = (pen: Pen, food: Paint): string => {
  const color = WOODS[pen.pick(setOff(food, ['bamboo', 'walnut', 'slate']))];
  return (
    underShadow(pen, [208, 262, 192, 122], 0.4) +
    oval([200, 256, 178, 106], darken(color, 0.5)) +
    oval([200, 244, 178, 106], pen.slope(color)) +
    line(
      'M60 200Q200 192 340 200M34 236Q200 228 366 236M36 268Q200 262 364 268M76 308Q200 302 324 308',
      darken(color, 0.35),
      [2, 0.3],
    ) +
    ovalRing([200, 244, 172, 101], '#fff', [2, 0.25])
  );
};

const WALL = 'M74 132C78 186 92 232 122 246 166 260 216 260 260 246 290 232 304 186 308 132Z';

const cupOf = (pen: Pen, { color, inside, band }: Glaze): string =>
  oval([206, 244, 112, 40], pen.shadow(0.55, 0.5)) +
  area(WALL, pen.wall(color, 1.05)) +
  (band ? line('M80 168C120 212 262 212 302 168', band, [5, 0.8]) : '') +
  oval([191, 132, 117, 66], pen.slope(lighten(color, 0.25))) +
  oval([191, 134, 105, 56], darken(inside, 0.28));

const RIBBON =
  'M136 146C124 116 176 100 222 110 270 122 262 160 214 164 176 166 164 142 194 132 216 126 232 140 214 148';
const mirror =
  line('M118 128C138 106 180 96 214 99', '#fff', [7, 0.4]) + line('M230 102l10 2', '#fff', [6, 0.4]);

/** Thick sauce keeps the mark of the spoon. */
const swirl = (color: Paint): string =>
  line(RIBBON, darken(color, 0.3), [11, 0.4]) + line(RIBBON, lighten(color, 0.5), [6.4, 0.75]);

const ticksOn = (pen: Pen, paint: Paint, count: number): string => {
  const spots = pen.spread(count, 82, { squash: 0.48, tries: 4 }).map(([x, y]): Point => [191 + x, 138 + y]);
  return line(pen.ticks(spots, 4), paint, [4.6, 0.95]);
};

const surfaceOf = (pen: Pen, name: string): string => {
  const color = sauceColor(name);
  const thin = isThin(name);
  const depth = pen.radial({ 0: lighten(color, thin ? 0.16 : 0.32), 70: color, 100: darken(color, 0.24) });
  const flecks = rowOf(FLECKED, name) ?? (['unagi', 'teriyaki'].includes(name) ? SESAME : '');
  return (
    oval([191, 138, 101, 51], darken(color, 0.4)) +
    oval([191, 140, 99, 49], depth) +
    (thin ? mirror : swirl(color)) +
    (flecks ? ticksOn(pen, flecks, 20) : '') +
    line('M86 124C98 98 132 80 168 75', '#fff', [5, 0.65]) +
    line('M94 168C102 198 114 220 132 232', '#fff', [8, 0.28])
  );
};

const HEAPS: readonly (readonly Point[])[] = [
  [
    [118, 292],
    [160, 304],
    [138, 316],
  ],
  [
    [300, 274],
    [270, 296],
    [318, 250],
  ],
];

/** Two little heaps in front of the cup: one on each side. */
const besides = (pen: Pen, names: readonly string[]): string =>
  names
    .slice(0, 2)
    .map((name, side) => {
      const small = bulkOf(name) > 1;
      const spots = HEAPS[side] ?? [];
      return list(small ? 3 : 2, (i) =>
        place(pen, name, { spot: spots[i] ?? [0, 0], angle: pen.between(-40, 40), scale: small ? 2 : 1.45 }),
      ).join('');
    })
    .join('');

/** A cup of sauce on a board, with what it is made of or goes with. */
export const sauceDish = (pen: Pen, { ingredients }: Order): string => {
  const [name = 'soy'] = saucesIn(ingredients);
  const color = sauceColor(name);
  const glaze = glazeOf(pen, setOff(color, ['charcoal', 'indigo', 'clay', 'shell', 'celadon']));
  const named = edible(ingredients);
  return (
    boardOf(pen, glaze.color) +
    cupOf(pen, glaze) +
    surfaceOf(pen, name) +
    besides(pen, named.length ? named : companionsOf(name))
  );
};
