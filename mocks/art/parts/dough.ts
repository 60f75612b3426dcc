import { darken, gapBetween, mix, type Paint } from '../kit/colour.ts';
import { list, polar, TAU } from '../kit/geometry.ts';
import { area, line, moved, oval, turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { pair } from '../kit/text.ts';

const MIDDLE = 'cx=".5" cy=".5" r=".5"';

/** The round of dough with its charred rim. */
export const crustOf = (pen: Pen, radius: number): string => {
  const d = pen.blob(radius, { wobble: 0.016, corners: 22 });
  const char = pen.symbol(oval([0, 0, 11, 4.4], '#7d3c10', 0.34));
  const spots = list(13, (i) =>
    polar(radius - pen.between(6, 15), (i / 13) * TAU + pen.between(-0.15, 0.15)),
  );
  const dough = pen.radial({ 76: '#f3cb85', 86: '#e5a854', 94: '#cf8636', 100: '#9c5a20' }, MIDDLE);
  const r = radius - 8;
  const gleam = `M${pair(...polar(r, 3.4))}A${pair(r, r)} 0 0 1 ${pair(...polar(r, 4.6))}`;
  const charred = spots.map(([x, y]) =>
    copy(char, turn([x, y], (Math.atan2(y, x) * 360) / TAU + 90, pen.pick([0.7, 1, 1.3]))),
  );
  return (
    moved(area(d, '#1a0d05', 0.3), 'translate(5 8)') +
    area(d, dough) +
    charred.join('') +
    line(gleam, '#fff0c8', [6, 0.4])
  );
};

/** Tomato and the like are seen between patches of cheese; pale sauces melt into it and take the oven's colour. */
const isPale = (sauce: Paint): boolean => gapBetween(sauce, '#fbf1dc') < 110;

/** Sauce, patches of melted cheese on it, and where the oven has browned it. */
export const cheeseOf = (pen: Pen, radius: number, sauce: Paint): string => {
  const pale = isPale(sauce);
  const melted = pen.radial({ 0: '#fff0b8', 60: pale ? '#f7cf74' : '#f9cd62', 100: '#e39f38' });
  const patch = pen.symbol(area(pen.blob(46, { wobble: 0.2, corners: 9 }), melted));
  const patches = pen
    .spread(pale ? 15 : 11, radius * 0.8)
    .map((spot) => copy(patch, turn(spot, pen.between(0, 360), pen.pick([0.8, 1, 1.1]))));
  const brown = pen.symbol(
    area(pen.blob(12, { wobble: 0.3, corners: 7, squash: 0.75 }), '#b25f18', 0.5) +
      oval([-1, -1, 5, 3.4], '#7d3c10', 0.4),
  );
  const scorch = pen
    .spread(pale ? 16 : 9, radius * 0.88)
    .map((spot) => copy(brown, turn(spot, pen.between(0, 180), pen.pick([0.7, 1, 1.3]))));
  const base = pale ? mix(sauce, '#e8a640', 0.55) : darken(sauce, 0.06);
  return (
    area(pen.blob(radius + 5, { wobble: 0.025, corners: 18 }), pen.slope(base, 0.6)) +
    patches.join('') +
    scorch.join('')
  );
};

/** The cuts between slices. */
export const cutsOf = (radius: number, slices: number): string => {
  const d = list(slices / 2, (i) => {
    const [x, y] = polar(radius - 3, (i / slices) * TAU + 0.26);
    return `M${pair(-x, -y)}L${pair(x, y)}`;
  }).join('');
  return line(d, '#6b2f0c', [3.2, 0.5]) + moved(line(d, '#fff2cc', [1.4, 0.55]), 'translate(2 2)');
};
