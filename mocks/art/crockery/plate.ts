import { darken, lighten, type Paint } from '../kit/colour.ts';
import { line, moved, oval, ovalRing } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { num } from '../kit/text.ts';
import type { Glaze } from '../palette/ware.ts';
import { underShadow } from './bowl.ts';

interface PlateForm {
  readonly glaze: Glaze;
  /** Height of the ellipse against its width. */
  readonly squash: number;
}

const MIDDLE = 206;

const wellOf = (pen: Pen, { inside }: Glaze): Paint =>
  pen.linear({ 0: darken(inside, 0.16), 60: inside, 100: lighten(inside, 0.25) }, 'x2=".6" y2="1"');

/** A flat plate at the roll angle. The food is drawn about its middle. */
export const plate = (pen: Pen, { glaze, squash }: PlateForm, food: string): string => {
  const ry = 180 * squash;
  const gleam = `M36 ${num(MIDDLE - ry * 0.36)}A172 ${num(ry * 0.955)} 0 0 1 128 ${num(MIDDLE - ry * 0.86)}`;
  return (
    underShadow(pen, [208, MIDDLE + 20, 192, ry + 10]) +
    oval([200, MIDDLE + 9, 180, ry], darken(glaze.color, 0.5)) +
    oval([200, MIDDLE, 180, ry], pen.slope(glaze.color, 1.1)) +
    oval([200, MIDDLE + 2, 142, ry * 0.78], wellOf(pen, glaze)) +
    ovalRing([200, MIDDLE, 177, ry - 3], glaze.rim, [3, 0.7]) +
    (glaze.band ? ovalRing([200, MIDDLE, 167, ry - 11], glaze.band, [4, 0.8]) : '') +
    line(gleam, '#fff', [4, 0.5]) +
    moved(food, `translate(200 ${num(MIDDLE)})`)
  );
};
