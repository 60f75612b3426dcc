import { list, type Point, polar } from '../kit/geometry.ts';
import { line } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { inRole, rowOf } from '../palette/lookup.ts';
import { SAUCES } from '../palette/sauces.ts';

const PLACES = list(10, (i): Point => {
  const [x, y] = polar(1, i * 0.63);
  return [x * 152, y * 130];
});

/** Drops of the sauce that the words set in `dots:` about the food. */
export const dotted = (pen: Pen, ingredients: readonly string[]): string => {
  const color = rowOf(SAUCES, inRole('dots', ingredients)[0] ?? '');
  return color ? line(pen.dots(PLACES), color, [17, 0.95]) : '';
};
