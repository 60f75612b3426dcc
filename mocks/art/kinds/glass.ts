import { underShadow } from '../crockery/bowl.ts';
import { darken, lighten, type Paint } from '../kit/colour.ts';
import { box, list } from '../kit/geometry.ts';
import { area, clipped, group, line, moved, oval, ring, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { type Drink, drinkOf, fruitsIn } from '../palette/drinks.ts';
import { thing } from '../palette/matter.ts';
import { bulkOf, place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const GLASS = 'M112 66H288L268 350Q266 366 248 367H152Q134 366 132 350Z';
const LIQUID = 'M119 108Q200 124 281 108L265 340Q262 350 246 351H154Q138 350 135 340Z';
/** Dark enough for a pale tile, pale enough for a dark one. */
const EDGE = '#7c979c';

const iceCube = (x: number, y: number, angle: number): string =>
  moved(
    area(box([-27, -24, 54, 48], 9), '#fff', 0.4) +
      line('M-20-18H16M-20-16V10', '#fff', [4, 0.8]) +
      line('M22-10V18H-8', '#fff', [2, 0.4]),
    turn([x, y], angle),
  );

const slicesOf = (pen: Pen, fruits: readonly string[]): string =>
  fruits
    .flatMap((name) => list(bulkOf(name) > 1 ? 3 : 2, () => name))
    .map((name, i) =>
      place(pen, name, {
        spot: [158 + ((i * 53) % 90), 316 - i * 46],
        angle: pen.between(0, 180),
        scale: thing(name).shape === 'leaf' ? 1.1 : 1.35,
      }),
    )
    .join('');

const bubblesOf = (pen: Pen): string =>
  pen
    .spread(18, 1)
    .map(([x, y]) => ring([200 + x * 62, 236 + y * 104, pen.between(1.6, 4)], '#fff', [1.4, 0.7]))
    .join('');

const STRAW = 'M228 128L262 22';
const straw =
  line(STRAW, '#c22f1f', 13) +
  group(line(STRAW, '#f6efe2', 13), 'stroke-dasharray="9 20"') +
  line('M224 126L257 24', '#fff', [2.4, 0.6]);

const drinkIn = (pen: Pen, [pale, deep]: Drink, fruits: readonly string[]): string => {
  const depth = pen.linear({ 0: pale, 55: deep, 100: darken(deep, 0.12) });
  const sides = pen.linear(
    { 0: [darken(deep, 0.4), 0.5], 22: [deep, 0], 70: [deep, 0], 100: [darken(deep, 0.4), 0.55] },
    'x2="1"',
  );
  const ice = iceCube(166, 148, -14) + iceCube(232, 156, 18) + iceCube(196, 204, 40);
  const inside = slicesOf(pen, fruits) + ice + bubblesOf(pen) + area(LIQUID, sides);
  return area(LIQUID, depth) + clipped(inside, pen.clip(area(LIQUID, '#fff')));
};

/** Light that comes through the drink and colours the shadow. */
const glowOf = (pen: Pen, color: Paint): string =>
  underShadow(pen, [214, 364, 118, 24], 0.44) +
  oval([226, 368, 78, 12], pen.radial({ 0: [color, 0.75], 100: [color, 0] }, 'r=".5"'));

const shine = (pale: Paint): string =>
  oval([200, 108, 80, 9], lighten(pale, 0.5), 0.9) +
  area('M124 76H148L158 346H146Z', '#fff', 0.34) +
  line('M266 96L250 330', '#fff', [4, 0.5]) +
  line('M112 66L132 350Q134 366 152 367H248Q266 366 268 350L288 66', EDGE, [4, 0.85]) +
  line('M112 66Q200 50 288 66Q200 82 112 66', EDGE, [4, 0.75]) +
  line('M118 67Q200 80 282 67', '#fff', [3, 0.9]) +
  line('M150 359H250', '#fff', [5, 0.75]);

/** A tall glass with ice, fruit and a straw. */
export const glassDish = (pen: Pen, { ingredients }: Order): string => {
  const [pale, deep] = drinkOf(ingredients);
  const fruits = fruitsIn(ingredients);
  const rimFruit = fruits.find((name) => thing(name).shape === 'citrus');
  const mint = (): string =>
    place(pen, 'mint', { spot: [186, 92], angle: -50, scale: 1.6 }) +
    place(pen, 'mint', { spot: [216, 88], angle: -120, scale: 1.4 });
  return (
    glowOf(pen, deep) +
    area(GLASS, '#a9c6cb', 0.5) +
    straw +
    drinkIn(pen, [pale, deep], fruits) +
    shine(pale) +
    (rimFruit ? place(pen, rimFruit, { spot: [122, 76], angle: 20, scale: 1.7 }) : '') +
    (fruits.includes('mint') ? mint() : '')
  );
};
