import { bowl, inBowl, rimGloom } from '../crockery/bowl.ts';
import { polar, TAU } from '../kit/geometry.ts';
import { line, moved } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { brothOf } from '../palette/broths.ts';
import { edible, thing } from '../palette/matter.ts';
import type { ShapeName } from '../palette/substance.ts';
import { noodleOf } from '../palette/noodles.ts';
import { glazeOf } from '../palette/ware.ts';
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
    afloat(pen, noodles, broth) +
    scatter(pen, loose, { count: laid.length ? 11 : 15, radius: 108, scale: 1.42 }) +
    big +
    rimGloom(pen, 150, 0.34) +
    line('M-118-62A132 132 0 0 1-62-116', '#fff', [7, 0.28]);
  const glaze = glazeOf(pen, ['shell', 'indigo', 'charcoal', 'celadon', 'sand']);
  return bowl(pen, glaze, inBowl(pen, food + (parts.includes('scallion') ? '' : scallions(pen)), 150));
};
