import { plate } from '../crockery/plate.ts';
import { type Point, pointsOf } from '../kit/geometry.ts';
import { area, clipped, line, moved, oval, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { inRole } from '../palette/lookup.ts';
import { edible } from '../palette/matter.ts';
import { saucesIn, SESAME } from '../palette/sauces.ts';
import { glazeOf, setOff } from '../palette/ware.ts';
import { dip } from '../parts/dip.ts';
import { place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const FACE = 'M-88 62C-98 40-50-58-26-84-10-100 12-100 26-84 50-58 98 40 88 62 78 80-78 80-88 62Z';
const NORI = 'M-36 8Q0 14 36 8L40 80H-40Z';

const grainsOf = (pen: Pen): string => {
  const grains = pen.spread(58, 1, { tries: 6 }).map(([x, y]): Point => [x * 86, y * 82]);
  const shade = grains.slice(0, 34).map(([x, y]): Point => [x + 3, y + 5]);
  return line(pen.ticks(grains, 8), '#fffefa', 6) + line(pen.ticks(shade, 8), '#cbb995', [1.8, 0.8]);
};

const riceOf = (pen: Pen): string =>
  moved(area(FACE, '#b9a37c'), 'translate(9 7)') +
  area(FACE, pen.linear({ 0: '#fffdf7', 60: '#f6eedd', 100: '#d8c8a8' }, 'x2=".5" y2="1"')) +
  clipped(grainsOf(pen), pen.clip(area(FACE, '#fff')));

const noriOf = (pen: Pen): string =>
  area(NORI, pen.linear({ 0: '#41584a', 40: '#22332a', 100: '#141f19' })) +
  line('M-30 30Q0 36 30 30M-32 54Q0 60 32 54', '#5d7565', [1.6, 0.5]);

const HEART = pointsOf('-24,2 22,-2 -2,-26 0,16 4,-6');

/** The filling shows in a hollow under the tip. */
const fillingOf = (pen: Pen, names: readonly string[]): string =>
  oval([0, -30, 42, 36], '#8a6f45', 0.4) +
  HEART.map(([x, y], i) =>
    place(pen, names[i % names.length] ?? 'salmon', {
      spot: [x, y - 28],
      angle: pen.between(-40, 40),
      scale: 1,
    }),
  ).join('');

const seedsOf = (pen: Pen): string => {
  const spots = pen.spread(14, 1, { tries: 4 }).map(([x, y]): Point => [x * 50, 20 + y * 46]);
  return line(pen.ticks(spots, 4), SESAME, 4) + line(pen.ticks(spots.slice(0, 6), 4), '#2b2724', 3.4);
};

const gingerOf = (pen: Pen, [x, y]: Point): string =>
  place(pen, 'ginger', { spot: [x - 8, y - 6], angle: 40, scale: 1.1 }) +
  place(pen, 'ginger', { spot: [x + 8, y], angle: -30, scale: 1.2 });

const one = (pen: Pen, body: string, transform: string): string =>
  moved(oval([14, 66, 102, 30], pen.shadow(0.5, 0.5)) + body, transform);

/** Two triangles of rice in nori: one shows its filling, the other its sesame. */
export const onigiriDish = (pen: Pen, { ingredients }: Order): string => {
  const names = edible(ingredients);
  const side = pen.pick([1, -1]);
  const rice = riceOf(pen);
  const nori = noriOf(pen);
  const seeded = inRole('out', ingredients).length ? seedsOf(pen) : '';
  const glaze = glazeOf(pen, setOff('#f6eedd', ['indigo', 'charcoal', 'celadon', 'clay']));
  const [sauce] = saucesIn(ingredients);
  const food =
    one(pen, rice + seeded + nori, turn([-62 * side, -44], -8 * side, 0.96)) +
    one(
      pen,
      rice + fillingOf(pen, names.length ? names : ['salmon']) + nori,
      turn([58 * side, 26], 6 * side, 1.1),
    ) +
    (sauce ? dip(pen, sauce, { spot: [-88 * side, 76], scale: 0.9 }) : gingerOf(pen, [-88 * side, 84]));
  return plate(pen, { glaze, squash: 0.88 }, food);
};
