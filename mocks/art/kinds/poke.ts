import { servedAbove } from '../crockery/above.ts';
import { inBowl, rimGloom } from '../crockery/bowl.ts';
import type { Paint } from '../kit/colour.ts';
import { byDepth, list, type Point, polar, TAU } from '../kit/geometry.ts';
import { disc, line, moved, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { firstOf, inRole, rowOf } from '../palette/lookup.ts';
import { edible, thing } from '../palette/matter.ts';
import { SAUCES, SESAME } from '../palette/sauces.ts';
import { wareIn } from '../palette/ware.ts';
import { grainsOfRice } from '../parts/rice.ts';
import { bulkOf, place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const QUINOA = '#e3bd7a';

/** Slices that lie in a fan instead of anyhow. */
const isFanned = (name: string): boolean => ['crescent', 'wheel'].includes(thing(name).shape);

interface Sector {
  /** Radians. */
  readonly angle: number;
  readonly among: number;
  readonly reach?: number;
}

/** Few sectors are wide ones. */
const portionOf = (among: number): { readonly count: number; readonly radius: number } => {
  if (among < 4) return { count: 7.4, radius: 58 };
  return among > 4 ? { count: 5.6, radius: 44 } : { count: 5.8, radius: 52 };
};

/** Over the hero alone, or the bowl looks scribbled on. */
const drizzleOf = (sauce: Paint, spot: Point): string => {
  const zigzag = 'M-46-18Q-34-44-22-12T2-16 26-14 46-26M-40 22Q-26-2-12 24T14 18 40 12';
  const gleam = line('M-43-22Q-36-34-30-26M-37 18Q-28 6-22 12', '#fff', [2, 0.55]);
  return moved(line(zigzag, sauce, [6, 0.94]) + gleam, turn(spot));
};

const sectorOf = (pen: Pen, name: string, { angle, among, reach = 82 }: Sector): string => {
  const { count, radius } = portionOf(among);
  const [cx, cy] = polar(among > 1 ? reach : 0, angle);
  return byDepth(pen.spread(Math.round(count * Math.min(bulkOf(name), 2.2)), radius))
    .map(([x, y], i) =>
      place(pen, name, {
        spot: [cx + x, cy + y],
        angle: isFanned(name) ? angle * 57 + i * 12 : pen.between(0, 360),
        scale: 1.42,
      }),
    )
    .join('');
};

/** How the portions lie: `sectors` of the bowl, `bands` across it, or the hero in its `centre`. */
const LAYOUTS: Readonly<Record<string, (pen: Pen, parts: readonly string[], start: number) => string>> = {
  sectors: (pen, parts, start) =>
    parts
      .map((name, i) => sectorOf(pen, name, { angle: start + (i / parts.length) * TAU, among: parts.length }))
      .join(''),
  bands: (pen, parts) =>
    moved(
      parts
        .map((name, i) => {
          const x = ((i + 0.5) / parts.length - 0.5) * 262;
          const half = Math.sqrt(Math.max(0, 132 ** 2 - x ** 2));
          const count = Math.max(3, Math.round((half / 24) * Math.min(bulkOf(name), 2)));
          return list(count, (k) =>
            place(pen, name, {
              spot: [x + pen.between(-9, 9), ((k + 0.5) / count - 0.5) * 2 * half],
              angle: isFanned(name) ? 90 : pen.between(0, 360),
              scale: 1.36,
            }),
          ).join('');
        })
        .join(''),
      'rotate(24)',
    ),
  centre: (pen, [hero = '', ...rest], start) =>
    rest
      .map((name, i) =>
        sectorOf(pen, name, { angle: start + (i / rest.length) * TAU, among: rest.length, reach: 94 }),
      )
      .join('') +
    disc([6, 10, 62], '#1a0d05', 0.2) +
    sectorOf(pen, hero, { angle: 0, among: 1 }),
};

/** Rice, then each ingredient in its own sector. */
export const pokeDish = (pen: Pen, { ingredients }: Order): string => {
  const parts = edible(ingredients);
  const start = pen.between(0, TAU);
  const sauce = firstOf(SAUCES, ingredients);
  const layout = inRole('lay', ingredients)[0] ?? 'sectors';
  const laid = rowOf(LAYOUTS, layout) ?? LAYOUTS['sectors'];
  const heroSpot = layout === 'centre' || parts.length < 2 ? polar(0, 0) : polar(82, start);
  const food =
    grainsOfRice(pen, 149, ingredients.includes('quinoa') ? QUINOA : undefined) +
    rimGloom(pen, 149, 0.22) +
    (laid?.(pen, parts, start) ?? '') +
    (sauce ? drizzleOf(sauce, heroSpot) : '') +
    line(pen.ticks(pen.spread(20, 110, { tries: 4 }), 3.6), SESAME, 3.4) +
    line(pen.ticks(pen.spread(12, 110, { tries: 4 }), 3.6), '#2b2724', 3);
  const others = ['indigo', 'charcoal', 'shell', 'clay', 'celadon'] as const;
  return servedAbove(pen, { ware: wareIn(ingredients), others }, inBowl(pen, food));
};
