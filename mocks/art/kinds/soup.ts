import { servedAbove } from '../crockery/above.ts';
import { inBowl, rimGloom } from '../crockery/bowl.ts';
import { polar, TAU } from '../kit/geometry.ts';
import { line, moved } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { brothOf } from '../palette/broths.ts';
import { inRole, rowOf } from '../palette/lookup.ts';
import { edible, thing } from '../palette/matter.ts';
import { SAUCES } from '../palette/sauces.ts';
import type { ShapeName } from '../palette/substance.ts';
import { noodleOf } from '../palette/noodles.ts';
import { wareIn } from '../palette/ware.ts';
import { afloat, poured } from '../parts/broth.ts';
import { nest } from '../parts/noodles.ts';
import { scallions } from '../parts/rice.ts';
import { place } from '../pieces/place.ts';
import { scatter } from '../pieces/scatter.ts';
import type { Order } from '../recipe.ts';

/** What is laid on a soup whole: how large, and whether two of it. */
const LAID: Partial<Readonly<Record<ShapeName, { readonly scale: number; readonly twice: boolean }>>> = {
  egg: { scale: 1.5, twice: true },
  slab: { scale: 1.5, twice: true },
  sheet: { scale: 1.25, twice: false },
  citrus: { scale: 1.1, twice: false },
};

const laidOn = (pen: Pen, names: readonly string[], start: number): string =>
  names
    .map((name, i) => {
      const [x, y] = polar(88, start + (i / Math.max(names.length, 3)) * TAU);
      const { scale = 1, twice = false } = LAID[thing(name).shape] ?? {};
      const angle = pen.between(-25, 25);
      const one = place(pen, name, { spot: [x, y], angle, scale });
      if (!twice) return one;
      return one + place(pen, name, { spot: [x * 0.5 + 12, y * 0.5 + 30], angle: angle + 24, scale });
    })
    .join('');

const SWIRL = 'M-8 6C10-26 62-14 58 34 52 88-34 96-74 46-112-6-76-98 8-104 74-106 122-60 120 4';

/** What is poured over a soup in a spiral: `swirl:mayo` and the like. */
const swirlOf = (ingredients: readonly string[]): string => {
  const color = rowOf(SAUCES, inRole('swirl', ingredients)[0] ?? '');
  return color ? line(SWIRL, color, [11, 0.85]) : '';
};

export const soupDish = (pen: Pen, { ingredients }: Order): string => {
  const broth = brothOf(ingredients);
  const noodle = noodleOf(ingredients);
  const parts = edible(ingredients);
  const laid = parts.filter((name) => LAID[thing(name).shape]);
  const loose = parts.filter((name) => !laid.includes(name));
  const start = pen.between(0, TAU);
  const tangle = noodle ? moved(nest(pen, noodle, { radius: 120, count: 12 }), 'translate(6 10)') : '';
  const noodles = tangle && inBowl(pen, tangle, 136);
  const big = laidOn(pen, laid, start);
  const food =
    poured(pen, broth) +
    swirlOf(ingredients) +
    afloat(pen, noodles, broth) +
    scatter(pen, loose, {
      count: ingredients.includes('smooth') ? 6 : laid.length ? 11 : 14,
      radius: ingredients.includes('smooth') ? 58 : 108,
      scale: 1.42,
    }) +
    big +
    rimGloom(pen, 150, 0.34) +
    line('M-118-62A132 132 0 0 1-62-116', '#fff', [7, 0.28]);
  const herbs = parts.includes('scallion') || ingredients.includes('smooth') ? '' : scallions(pen);
  const others = ['shell', 'indigo', 'charcoal', 'celadon', 'sand'] as const;
  return servedAbove(pen, { ware: wareIn(ingredients), others }, inBowl(pen, food + herbs, 150));
};
