import { box, list, type Point, pointsOf, polar, smooth } from '../kit/geometry.ts';
import { area, line, ring } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { SESAME } from '../palette/sauces.ts';
import { SHAPES } from '../pieces/shapes.ts';

const BATTERED_SHRIMP = smooth(
  pointsOf('-70,6 -60,-18 -36,-26 -12,-22 14,-22 38,-14 54,-6 52,8 34,14 12,22 -14,22 -38,28 -60,24'),
);

const nugget = (pen: Pen): string =>
  SHAPES.crisp(pen, { color: '#d9922f', vein: '#8f4a12', rind: '', shape: 'crisp' }).body;

const shrimp = (pen: Pen): string => {
  const crumbs = list(34, (i): Point => [-60 + i * 3.3, pen.between(-17, 19) * (1 - i / 62)]);
  const pale = crumbs.filter((_, i) => i % 3);
  const dark = crumbs.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [x + 4, y + 3]);
  return (
    area('M48 0Q62-30 86-28 78-12 72-4 82 4 88 20 66 24 48 4Z', pen.slope('#ea5a30')) +
    line('M56-2L78-20M58 2L78 14', '#ffc09a', [2, 0.8]) +
    area(BATTERED_SHRIMP, pen.linear({ 0: '#f7cf7c', 45: '#dd9b3c', 100: '#95551a' })) +
    line(pen.ticks(pale, 6), '#fbe2a6', [4.4, 0.9]) +
    line(pen.ticks(dark, 5), '#8f4d13', [3, 0.45])
  );
};

const GLAZED = '#b04d17';

/** Sesame and a sticky gleam over glazed skin. */
const glazeOn = (pen: Pen, gleam: string): string => {
  const sesame = pen.spread(7, 22, { squash: 0.6, tries: 4 }).map(([x, y]): Point => [x - 6, y]);
  return line(gleam, '#ffd795', [5, 0.8]) + line(pen.ticks(sesame, 3), SESAME, 3);
};

const drumette = (pen: Pen): string =>
  area('M30-8L50-15C48-24 58-29 63-21 72-22 74-11 66-9 64-1 54-1 53-7L36 4Z', pen.slope('#f6e8cf')) +
  area(
    'M-42 8C-46-18-22-34 2-28 18-24 26-16 40-12L42-1C32 4 26 16 12 24-12 36-38 30-42 8Z',
    pen.ball(GLAZED, 1.25),
  ) +
  line('M-28 18C-14 28 6 24 18 12', '#5c1f08', [3, 0.35]) +
  glazeOn(pen, 'M-30-4C-26-16-8-22 6-18');

const flat = (pen: Pen): string =>
  area(
    'M-48-2C-50-20-34-26-20-20-4-26 20-26 34-18 50-18 54 0 44 8 34 20 8 24-10 20-28 26-46 16-48-2Z',
    pen.ball(GLAZED, 1.25),
  ) +
  line('M-30 8C-10 2 16 2 34 6', '#5c1f08', [3, 0.4]) +
  glazeOn(pen, 'M-38-8C-30-16-8-18 10-17');

const onionRing = (pen: Pen): string =>
  ring([0, 0, 26], '#9a581c', 21) +
  ring([0, 0, 26], '#dfa044', 17) +
  line('M-26-14A30 30 0 0 1 6-31', '#fbe0a0', [5, 0.8]) +
  line(
    pen.ticks(
      list(22, (i) => polar(26 + pen.between(-7, 7), i * 0.29)),
      3,
    ),
    '#fbe3ac',
    [2, 0.7],
  );

const ball = (pen: Pen): string =>
  area(pen.blob(26, { wobble: 0.05, corners: 12 }), pen.ball('#dc9330', 1.3)) +
  line(pen.ticks(pen.spread(24, 23, { tries: 4 }), 3), '#f8d892', [2, 0.75]) +
  line(pen.ticks(pen.spread(14, 22, { tries: 4 }), 3), '#8f4d13', [2, 0.45]) +
  line('M-17-9Q-11-18 0-19', '#fff3d0', [3, 0.5]);

const stick = (pen: Pen): string =>
  area(box([-46, -14, 92, 28], 13), pen.linear({ 0: '#f6cf84', 45: '#dd9c40', 100: '#985619' })) +
  line(
    pen.ticks(
      pen.spread(22, 1).map(([x, y]) => [x * 38, y * 10]),
      4,
    ),
    '#fbe0a2',
    3.2,
  );

/** A ball of batter under sauce, mayonnaise and green flakes. */
const takoyaki = (pen: Pen): string => {
  const flakes = pen.spread(9, 16, { tries: 4 }).map(([x, y]): Point => [x, y - 5]);
  return (
    area(pen.blob(27, { wobble: 0.02, corners: 12 }), pen.ball('#e0a04a', 1.2)) +
    area(
      'M-23-4C-22-20-10-28 2-27 16-27 25-16 23-2 20 7 15 1 11 3 7 10 2 12-2 5-7 0-11 9-16 6-20 4-23 2-23-4Z',
      pen.slope('#5a2a10'),
    ) +
    line('M-15-8Q-10-22-5-8T5-9 15-11', '#fff3d9', 3.4) +
    line(pen.ticks(flakes, 3), '#6f9e3c', [2.4, 0.9]) +
    line('M-16-14Q-10-22-2-23', '#fff', [2.4, 0.5])
  );
};

/** A wedge of potato: skin behind, golden flesh before. */
const wedge = (pen: Pen): string => {
  const herbs = pen.spread(9, 1, { tries: 4 }).map(([x, y]): Point => [x * 32, 3 + y * 8]);
  return (
    area('M-50 6C-44-22 34-28 52-4 40 20-34 26-50 6Z', pen.slope('#a5682c')) +
    area(
      'M-48 7C-34-12 30-18 50-3 34 18-32 24-48 7Z',
      pen.linear({ 0: '#fbdc8c', 60: '#f0b94e', 100: '#c98428' }),
    ) +
    line(pen.ticks(herbs.slice(0, 5), 4), '#b5471c', [2.4, 0.8]) +
    line(pen.ticks(herbs.slice(5), 4), '#5c8a30', [2.4, 0.9]) +
    line('M-30-2Q-4-12 26-9', '#fff3d0', [3, 0.7])
  );
};

type Drawn = (pen: Pen) => string;

/** Two battered pieces of each form: a pile is made of their copies. */
export const FRIED = {
  nuggets: [nugget, nugget],
  shrimp: [shrimp, shrimp],
  wings: [drumette, flat],
  rings: [onionRing, onionRing],
  popcorn: [nugget, nugget],
  balls: [ball, ball],
  takoyaki: [takoyaki, takoyaki],
  wedges: [wedge, wedge],
  sticks: [stick, stick],
} satisfies Readonly<Record<string, readonly [Drawn, Drawn]>>;
export type FriedForm = keyof typeof FRIED;
