import { list, polar, TAU } from '../kit/geometry.ts';
import { area, line, moved, oval, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { num, pair } from '../kit/text.ts';
import { place } from '../pieces/place.ts';

const PETAL = 'M0 8C-26 4-46-20-40-48-30-66-12-60 0-68 14-60 32-66 42-46 46-20 26 4 0 8Z';
const FIBRES = 'M-4 2Q-14-24-20-50M0 2V-54M4 2Q16-24 22-48';

const petalOf = (pen: Pen): string =>
  moved(area(PETAL, '#8f3a2a', 0.26), 'translate(2 4)') +
  area(PETAL, pen.linear({ 0: '#ffe9de', 45: '#fabfa8', 100: '#e27f68' })) +
  line(FIBRES, '#f0a48e', [2, 0.7]) +
  line('M-38-46Q-30-62-12-58 0-64 12-58 32-62 39-44', '#fff6ef', [3, 0.9]);

interface Whorl {
  readonly count: number;
  readonly radius: number;
  readonly scale: number;
  readonly start: number;
}

/** From the outside in: slices of ginger fold into a rose. */
const WHORLS: readonly Whorl[] = [
  { count: 8, radius: 40, scale: 1.02, start: 0 },
  { count: 7, radius: 24, scale: 0.84, start: 0.4 },
  { count: 5, radius: 12, scale: 0.62, start: 0.1 },
  { count: 3, radius: 4, scale: 0.42, start: 0.7 },
];

/** Pickled ginger about the origin. */
export const gingerRose = (pen: Pen): string => {
  const petal = pen.symbol(petalOf(pen));
  const petals = WHORLS.flatMap(({ count, radius, scale, start }) =>
    list(count, (i) => {
      const angle = (i / count) * TAU + start + pen.between(-0.1, 0.1);
      const [x, y] = polar(radius, angle);
      const degrees = (angle * 360) / TAU + 90;
      return copy(petal, `translate(${pair(x, y)})rotate(${num(degrees)})scale(${scale})`);
    }),
  );
  return moved(petals.join(''), 'translate(0 -6)scale(1 .86)');
};

/** Piped paste: each tier lies on the one below. */
const TIERS = [
  [0, 38, 96, 44],
  [0, 8, 74, 36],
  [2, -20, 50, 27],
  [5, -44, 26, 18],
] as const;
const TIP = 'M-12-48C-8-66 2-82 14-86 18-80 14-70 24-46 12-34-4-36-12-48Z';
const GROOVES =
  'M-80 24Q-66 62-40 72M-46 10Q-34 44-6 54M0 46Q18 76 40 70M22 12Q44 44 72 52M-58-6Q-46 26-22 38M14-14Q34 14 58 20M-34-34Q-26-6-4 2M18-36Q32-18 44-10';

/** A swirl of wasabi on leaves. */
export const wasabiMound = (pen: Pen): string => {
  const paste = pen.radial({ 0: '#e6f2b8', 50: '#b0d169', 100: '#6f9f3a' });
  const tiers = TIERS.map(
    ([x, y, rx, ry]) => oval([x + 2, y + 7, rx, ry], '#3f6a1e', 0.4) + oval([x, y, rx, ry], paste),
  );
  const gleam = 'M-70 18Q-52-2-24-8M-52-10Q-38-26-16-32M-30-34Q-20-46-4-50';
  return (
    place(pen, 'mint', { spot: [-76, 46], angle: 150, scale: 2.8 }) +
    place(pen, 'mint', { spot: [80, 40], angle: -10, scale: 2.6 }) +
    oval([8, 54, 110, 40], pen.shadow(0.5, 0.5)) +
    tiers.join('') +
    area(TIP, paste) +
    line(GROOVES, '#5c8a30', [4, 0.45]) +
    line(gleam, '#fbffe6', [4.4, 0.7])
  );
};
