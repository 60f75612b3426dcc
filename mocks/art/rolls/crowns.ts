import { darken, lighten, type Paint } from '../kit/colour.ts';
import { list, type Point } from '../kit/geometry.ts';
import { area, line, moved, oval, ring } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { rowOf } from '../palette/lookup.ts';
import { type Matter, thing } from '../palette/matter.ts';
import { SAUCES, SESAME } from '../palette/sauces.ts';
import { SHAPES } from '../pieces/shapes.ts';

const sauceCrown = (color: Paint): string => {
  const d = 'M-33 0Q-24-26-15-4T3-6 21-6 34-2';
  const shade = moved(line(d, '#1a0d05', [5.4, 0.3]), 'translate(1 2)');
  return shade + line(d, color, 5) + line('M-30-6q4-10 9-7M-5-10q4-6 7-3', '#fff', [1.6, 0.65]);
};

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

const BAKED =
  'M-45-2C-42-36-18-44 4-42 30-40 46-22 45 0 44 12 38 14 36 24 33 32 28 30 27 22 24 18 12 30 2 30-4 30-8 42-14 40-20 36-18 28-26 24-36 22-44 12-45-2Z';

const bakedCrown = (pen: Pen, color: Paint): string => {
  const scorch = pen.spread(5, 28, { squash: 0.7, tries: 5 });
  return (
    moved(area(BAKED, '#1a0d05', 0.22), 'translate(2 4)') +
    area(BAKED, pen.radial({ 0: lighten(color, 0.55), 50: color, 100: darken(color, 0.34) })) +
    scorch.map(([x, y], i) => oval([x, y - 6, 9 - i, 6 - i * 0.6], '#7a3209', 0.4)).join('') +
    line('M-30-14C-24-28-10-33 2-32', '#fff', [4.4, 0.6])
  );
};

const pieceCrown = (pen: Pen, matter: Matter): string =>
  moved(SHAPES[matter.shape](pen, matter).body, 'translate(0 -6)scale(1.1 .95)');

/** What lies on the cut of a standing piece: `top:baked`, a sauce, seeds, roe or any loose piece. */
export const crownOf = (pen: Pen, name: string): string => {
  if (name === 'baked') return bakedCrown(pen, '#f0a04b');
  if (name === 'sesame') return flakesCrown(pen, SESAME);
  if (name === 'flakes') return flakesCrown(pen, '#eab258');
  const sauce = rowOf(SAUCES, name);
  if (sauce) return sauceCrown(sauce);
  const matter = thing(name);
  if (matter.shape === 'roe') return roeCrown(pen, matter);
  if (matter.shape === 'ringlet') return ringsCrown(pen, matter);
  return pieceCrown(pen, matter);
};
