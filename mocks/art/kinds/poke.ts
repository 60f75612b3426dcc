import { bowl, inBowl, rimGloom } from '../crockery/bowl.ts';
import { byDepth, polar, TAU } from '../kit/geometry.ts';
import { line } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { firstOf } from '../palette/lookup.ts';
import { edible, thing } from '../palette/matter.ts';
import { SAUCES, SESAME } from '../palette/sauces.ts';
import { glazeOf } from '../palette/ware.ts';
import { grainsOfRice } from '../parts/rice.ts';
import { bulkOf, place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

/** Slices that lie in a fan instead of anyhow. */
const isFanned = (name: string): boolean => ['crescent', 'wheel'].includes(thing(name).shape);

interface Sector {
  /** Radians. */
  readonly angle: number;
  readonly among: number;
}

const sectorOf = (pen: Pen, name: string, { angle, among }: Sector): string => {
  const count = Math.round((among > 5 ? 4.4 : 5.2) * Math.min(bulkOf(name), 2.2));
  const [cx, cy] = polar(84, angle);
  return byDepth(pen.spread(count, among > 4 ? 42 : 50))
    .map(([x, y], i) =>
      place(pen, name, {
        spot: [cx + x, cy + y],
        angle: isFanned(name) ? angle * 57 + i * 12 : pen.between(0, 360),
        scale: 1.42,
      }),
    )
    .join('');
};

/** Rice, then each ingredient in its own sector. */
export const pokeDish = (pen: Pen, { ingredients }: Order): string => {
  const parts = edible(ingredients);
  const start = pen.between(0, TAU);
  const sauce = firstOf(SAUCES, ingredients);
  const sectors = (): readonly string[] =>
    parts.map((name, i) =>
      sectorOf(pen, name, { angle: start + (i / parts.length) * TAU, among: parts.length }),
    );
  const food =
    grainsOfRice(pen, 149) +
    rimGloom(pen, 149, 0.32) +
    sectors().join('') +
    (sauce ? line('M-60-30Q-24-70 4-22T64-26M-66 30Q-20-6 14 26T76 22', sauce, [5.4, 0.92]) : '') +
    line(pen.ticks(pen.spread(20, 110, { tries: 4 }), 3.6), SESAME, 3.4) +
    line(pen.ticks(pen.spread(12, 110, { tries: 4 }), 3.6), '#2b2724', 3);
  return bowl(pen, glazeOf(pen, ['indigo', 'charcoal', 'shell', 'clay', 'celadon']), inBowl(pen, food));
};
