import { darken, lighten, type Paint } from '../kit/colour.ts';
import { box } from '../kit/geometry.ts';
import { area, line } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { num } from '../kit/text.ts';

/** One fried stick of the given length, upright about the origin. */
export const fryStick = (pen: Pen, color: Paint, length: number): string => {
  const [gleam, face, side] = [lighten(color, 0.45), lighten(color, 0.2), darken(color, 0.22)];
  return (
    area(
      box([-9, -length / 2, 18, length], 3),
      pen.linear({ 0: gleam, 45: face, 50: color, 100: side }, 'x2="1"'),
    ) +
    area(box([-9, -length / 2, 18, 10], 3), lighten(color, 0.6)) +
    line(`M-4 ${num(length * 0.1)}V${num(length * 0.3)}`, darken(color, 0.4), [2, 0.3])
  );
};
