import { darken, lighten } from '../kit/colour.ts';
import { pointsOf, type Point } from '../kit/geometry.ts';
import { area, line, moved, oval, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { sauceColor } from '../palette/sauces.ts';
import { place } from '../pieces/place.ts';

interface DipForm {
  readonly spot: Point;
  readonly scale?: number;
}

/** A small cup of sauce beside the food. */
export const dip = (pen: Pen, name: string, { spot, scale = 1 }: DipForm): string => {
  const color = sauceColor(name);
  return moved(
    oval([6, 22, 62, 36], pen.shadow(0.45, 0.6)) +
      area('M-52 0C-50 24-38 38-30 40-10 48 10 48 30 40 38 38 50 24 52 0Z', pen.wall('#efe6d8')) +
      oval([0, 0, 52, 36], pen.slope('#fbf6ec')) +
      oval([0, 2, 45, 30], darken(color, 0.3)) +
      oval([0, 4, 44, 28], pen.radial({ 0: lighten(color, 0.3), 100: color })) +
      line('M-28 2C-24-10-8-14 4-13', '#fff', [4, 0.6]),
    turn(spot, 0, scale),
  );
};

/** Three leaves of lettuce under the food. */
export const leafBed = (pen: Pen, [x, y]: Point): string =>
  pointsOf('0,0 -24,-20 20,18')
    .map(([dx, dy], i) =>
      place(pen, 'lettuce', { spot: [x + dx, y + dy], angle: i * 80, scale: 1.7, variant: i }),
    )
    .join('');
