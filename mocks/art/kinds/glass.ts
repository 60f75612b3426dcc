import { underShadow } from '../crockery/bowl.ts';
import { darken, lighten, mix, type Paint } from '../kit/colour.ts';
import { box, list } from '../kit/geometry.ts';
import { area, clipped, group, line, moved, oval, ring, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { type Drink, drinkOf, fruitsIn } from '../palette/drinks.ts';
import { thing } from '../palette/matter.ts';
import { creamOn, EDGE, HIGHBALL, TUMBLER, type Vessel } from '../parts/vessels.ts';
import { bulkOf, place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const iceCube = (x: number, y: number, angle: number): string =>
  moved(
    area(box([-27, -24, 54, 48], 9), '#fff', 0.4) +
      line('M-20-18H16M-20-16V10', '#fff', [4, 0.8]) +
      line('M22-10V18H-8', '#fff', [2, 0.4]),
    turn([x, y], angle),
  );

const ICE = iceCube(166, 148, -14) + iceCube(232, 156, 18) + iceCube(196, 204, 40);

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
const straw = (y: number): string =>
  moved(
    line(STRAW, '#c22f1f', 13) +
      group(line(STRAW, '#f6efe2', 13), 'stroke-dasharray="9 20"') +
      line('M224 126L257 24', '#fff', [2.4, 0.6]),
    turn([0, y]),
  );

const filled = (pen: Pen, { liquid }: Vessel, { drink: [pale, deep], inside }: Filling): string => {
  const depth = pen.linear({ 0: pale, 55: deep, 100: darken(deep, 0.12) });
  const sides = pen.linear(
    { 0: [darken(deep, 0.4), 0.5], 22: [deep, 0], 70: [deep, 0], 100: [darken(deep, 0.4), 0.55] },
    'x2="1"',
  );
  return area(liquid, depth) + clipped(inside + area(liquid, sides), pen.clip(area(liquid, '#fff')));
};

interface Filling {
  readonly drink: Drink;
  readonly inside: string;
}

/** Light that comes through the drink and colours the shadow. */
const glowOf = (pen: Pen, color: Paint): string =>
  underShadow(pen, [214, 364, 118, 24], 0.44) +
  oval([226, 368, 78, 12], pen.radial({ 0: [color, 0.75], 100: [color, 0] }, 'r=".5"'));

const shineOf = ({ gleam, outline }: Vessel): string =>
  area(gleam, '#fff', 0.34) + line(outline, EDGE, [4, 0.8]) + line('M150 359H250', '#fff', [5, 0.75]);

/** A milkshake is opaque and pale, under whipped cream. */
const shakeDish = (pen: Pen, [pale, deep]: Drink, fruits: readonly string[]): string => {
  const drink: Drink = [mix(pale, '#fff6ee', 0.6), mix(deep, '#ffeee6', 0.52)];
  const berries = fruits.flatMap((name) => list(3, () => name));
  return (
    glowOf(pen, deep) +
    area(HIGHBALL.glass, '#a9c6cb', 0.5) +
    filled(pen, HIGHBALL, { drink, inside: '' }) +
    shineOf(HIGHBALL) +
    straw(-6) +
    creamOn(pen) +
    berries
      .map((name, i) =>
        place(pen, name, { spot: [180 + i * 20, 30 + (i % 2) * 14], angle: i * 40, scale: 1.7 }),
      )
      .join('')
  );
};

/** A glass with ice, fruit and a straw; `milk` makes it a shake. */
export const glassDish = (pen: Pen, { ingredients }: Order): string => {
  const drink = drinkOf(ingredients);
  const [pale, deep] = drink;
  const fruits = fruitsIn(ingredients);
  if (ingredients.includes('milk')) return shakeDish(pen, drink, fruits);
  const vessel = pen.pick([HIGHBALL, TUMBLER]);
  const {
    drop,
    rim: [rimX, rimY],
    surface: [surfaceY, reach],
  } = vessel;
  const citrus = fruits.find((name) => thing(name).shape === 'citrus');
  const mint = (): string =>
    place(pen, 'mint', { spot: [186, 92 + drop], angle: -50, scale: 1.6 }) +
    place(pen, 'mint', { spot: [216, 88 + drop], angle: -120, scale: 1.4 });
  const inside = slicesOf(pen, fruits) + moved(ICE, turn([0, drop])) + bubblesOf(pen);
  return (
    glowOf(pen, deep) +
    area(vessel.glass, '#a9c6cb', 0.5) +
    straw(drop) +
    filled(pen, vessel, { drink, inside }) +
    oval([200, surfaceY, reach, 9], lighten(pale, 0.5), 0.9) +
    shineOf(vessel) +
    (citrus ? place(pen, citrus, { spot: [rimX + 10, rimY + 10], angle: 20, scale: 1.7 }) : '') +
    (fruits.includes('mint') ? mint() : '')
  );
};
