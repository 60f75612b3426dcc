import { underShadow } from '../crockery/bowl.ts';
import { darken, type Paint } from '../kit/colour.ts';
import { area, disc, line, moved, ring } from '../kit/markup.ts';
import { box } from '../kit/geometry.ts';
import type { Pen } from '../kit/pen.ts';
import { firstOf, inRole, rowOf } from '../palette/lookup.ts';
import { edible, thing } from '../palette/matter.ts';
import { SAUCES } from '../palette/sauces.ts';
import { wareIn, woodNamed, WOODS } from '../palette/ware.ts';
import { cheeseOf, crustOf, cutsOf } from '../parts/dough.ts';
import { SUNK } from '../pieces/place.ts';
import { scatter } from '../pieces/scatter.ts';
import type { Order } from '../recipe.ts';

const LARGE = { radius: 173, slices: 10 };
const SIZES = { s: { radius: 146, slices: 6 }, m: { radius: 160, slices: 8 }, l: LARGE };
const TOMATO = '#c9371c';

const roundTray = (pen: Pen, wood: Paint): string =>
  underShadow(pen, [208, 216, 194, 190], 0.4) +
  disc([200, 207, 186], darken(wood, 0.5)) +
  disc([200, 200, 186], pen.slope(wood, 0.9)) +
  line('M32 120H368M18 180H382M18 240H382M46 304H354', darken(wood, 0.3), [2, 0.35]) +
  ring([200, 200, 182], '#fff', [2, 0.3]);

/** The open box that a pizza travels in, lined with paper. */
const boxTray = (pen: Pen): string =>
  underShadow(pen, [208, 218, 208, 204], 0.4) +
  area(box([14, 20, 372, 372], 14), '#8a5f31') +
  area(box([14, 12, 372, 372], 14), pen.slope('#c99a63')) +
  area(box([28, 26, 344, 344], 8), '#f5ead6') +
  line('M28 60L60 26M340 26L372 60M28 336L60 370M340 370L372 336', '#d8bd92', [3, 0.8]);

const peelTray = (pen: Pen, wood: Paint): string =>
  moved(
    area('M176 360L186 412H214L224 360Z', darken(wood, 0.2)) + roundTray(pen, wood),
    'rotate(-38 200 200)',
  );

const trayOf = (pen: Pen, ware: string): string => {
  if (ware === 'box') return boxTray(pen);
  if (ware === 'pan') return peelTray(pen, WOODS.walnut);
  return roundTray(pen, darken(WOODS[woodNamed(ware) ?? 'bamboo'], 0.03));
};

const drizzleOf = (sauce: Paint): string =>
  line('M-100-70Q-40-110-10-60T70-70M-115 0Q-50-40 0 0T110-15M-90 70Q-40 30 10 66T90 60', sauce, [6, 0.9]) +
  line('M-98-74Q-60-96-40-90M-112-4Q-80-20-50-18', '#fff', [2, 0.6]);

/** Few names need fewer pieces, or the cheese drowns. */
const toppingsOf = (names: number, inner: number): number => {
  const many = names > 4 ? 18 : 19;
  return Math.round((names > 3 ? many : 15) * (inner / 143) ** 2);
};

export const pizzaDish = (pen: Pen, { ingredients, size }: Order): string => {
  const { radius, slices } = size === 's' || size === 'm' ? SIZES[size] : LARGE;
  const base = firstOf(SAUCES, ingredients) ?? TOMATO;
  const poured = rowOf(SAUCES, inRole('over', ingredients)[0] ?? '');
  const herbs = edible(ingredients).filter((name) => thing(name).shape === 'leaf');
  const parts = edible(ingredients).filter((name) => !herbs.includes(name));
  const inner = radius - 30;
  const count = toppingsOf(parts.length, inner);
  return (
    trayOf(pen, wareIn(ingredients)) +
    moved(
      crustOf(pen, radius) +
        cheeseOf(pen, radius - 23, base) +
        scatter(pen, parts, { count, radius: inner - 12, scale: 1.24, variant: SUNK }) +
        (poured ? drizzleOf(poured) : '') +
        cutsOf(radius, slices) +
        scatter(pen, herbs, { count: herbs.length ? 9 : 0, radius: inner * 0.8, scale: 0.85 }),
      'translate(200 200)',
    )
  );
};
