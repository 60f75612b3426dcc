import { darken, type Paint } from '../kit/colour.ts';
import { list, type Point } from '../kit/geometry.ts';
import { line, moved, oval, ring } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { rowOf } from '../palette/lookup.ts';
import { type Matter, thing } from '../palette/matter.ts';
import { SAUCES, SESAME } from '../palette/sauces.ts';
import { SHAPES } from '../pieces/shapes.ts';
import { capOf } from './caps.ts';
import type { Roles } from './roles.ts';

const sauceCrown = (color: Paint): string => {
  const d = 'M-33 0Q-24-26-15-4T3-6 21-6 34-2';
  const shade = moved(line(d, '#1a0d05', [5.4, 0.3]), 'translate(1 2)');
  return shade + line(d, color, 5) + line('M-30-6q4-10 9-7M-5-10q4-6 7-3', '#fff', [1.6, 0.65]);
};

const STRIPES = 'M-30 6L-12-28M-14 16L8-30M4 20L26-24M22 16L36-10';

/** Parallel strokes of sauce over a piece. */
const stripesCrown = (color: Paint): string =>
  moved(line(STRIPES, '#1a0d05', [6, 0.26]), 'translate(1.6 2.6)') + line(STRIPES, color, 5.4);

const roeCrown = (pen: Pen, { color, vein }: Matter): string => {
  const eggs = pen.spread(20, 17, { squash: 0.7, tries: 4 }).map(([x, y]): Point => [x + 2, y - 7]);
  return (
    oval([4, -2, 20, 13], '#1a0d05', 0.25) +
    line(pen.dots(eggs), darken(color, 0.2), 8.4) +
    line(pen.dots(eggs), color, 6) +
    line(pen.dots(eggs.map(([x, y]) => [x - 1, y - 1.4])), vein, 2)
  );
};

const ringsCrown = (pen: Pen, { color }: Matter): string =>
  list(4, () => {
    const [x, y] = [pen.between(-18, 18), pen.between(-14, 12)];
    return ring([x, y, 4.4], darken(color, 0.2), 4) + ring([x, y, 4.4], color, 2.6);
  }).join('');

const flakesCrown = (pen: Pen, color: Paint): string =>
  line(pen.ticks(pen.spread(14, 24, { squash: 0.7, tries: 4 }), 5), color, 3);

const pieceCrown = (pen: Pen, matter: Matter): string =>
  moved(SHAPES[matter.shape](pen, matter).shade, 'translate(3 0)rotate(-16)scale(1.3 1.12)') +
  moved(SHAPES[matter.shape](pen, matter).body, 'translate(0 -7)rotate(-16)scale(1.3 1.12)');

/** What lies on a standing piece: a sauce, seeds, roe or any loose piece. */
const crownOf = (pen: Pen, name: string): string => {
  if (name === 'sesame') return flakesCrown(pen, SESAME);
  if (name === 'flakes') return flakesCrown(pen, '#eab258');
  const sauce = rowOf(SAUCES, name);
  if (sauce) return sauceCrown(sauce);
  const matter = thing(name);
  if (matter.shape === 'roe') return roeCrown(pen, matter);
  if (matter.shape === 'ringlet') return ringsCrown(pen, matter);
  return pieceCrown(pen, matter);
};

/** All that lies on a standing piece: what is baked on it, then its toppings, then the sauce over them. */
export const crownsOf = (pen: Pen, { cap, top, over }: Pick<Roles, 'cap' | 'top' | 'over'>): string => {
  const sauce = rowOf(SAUCES, over);
  return (
    capOf(pen, cap) + top.map((name) => crownOf(pen, name)).join('') + (sauce ? stripesCrown(sauce) : '')
  );
};
