import { darken, lighten } from '../kit/colour.ts';
import { area, disc, line, moved, ring } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { type Glaze, type GlazeName, GLAZES, glazeNamed } from '../palette/ware.ts';
import { bowl, underShadow } from './bowl.ts';

const EARS =
  'M30 150C4 150-10 168-10 200-10 232 4 250 30 250L44 226C28 226 20 218 20 200 20 182 28 174 44 174Z' +
  'M370 150C396 150 410 168 410 200 410 232 396 250 370 250L356 226C372 226 380 218 380 200 380 182 372 174 356 174Z';
const HANDLE = 'M312 318L334 296 410 372C420 384 400 408 386 398Z';

/** An iron pot with two ears. */
const pot = (pen: Pen, food: string): string =>
  moved(area(EARS, '#1a0d05', 0.3), 'translate(5 9)') +
  area(EARS, pen.slope('#3b3735', 1.1)) +
  moved(bowl(pen, GLAZES.iron, food), 'translate(6 6)scale(.97)');

/** A wok with its handle to the lower right. */
const pan = (pen: Pen, food: string): string =>
  moved(area(HANDLE, '#1a0d05', 0.3), 'translate(4 8)') +
  area(HANDLE, pen.linear({ 0: '#b07a48', 60: '#7d4a24', 100: '#55300f' }, 'x2="1"')) +
  line('M340 312L398 370', '#e0b380', [4, 0.5]) +
  moved(bowl(pen, GLAZES.iron, food), 'translate(-6 -6)scale(.95)');

/** A plate with a broad rim. */
const rimmed = (pen: Pen, { color, rim, band = rim }: Glaze, food: string): string =>
  underShadow(pen, [210, 218, 196, 194]) +
  disc([200, 200, 190], pen.slope(color, 1.1)) +
  ring([200, 200, 187], rim, [3, 0.7]) +
  ring([200, 200, 176], band, [4, 0.8]) +
  disc([200, 200, 152], darken(color, 0.3)) +
  moved(food, 'translate(200 200)') +
  ring([200, 200, 151], lighten(color, 0.5), [3, 0.5]);

interface Setting {
  /** A word of `on:`; empty where chance may choose among the others. */
  readonly ware: string;
  readonly others: readonly [GlazeName, ...GlazeName[]];
}

/** Puts food on its ware, seen from straight above. The food goes into a disc of radius 146. */
export const servedAbove = (pen: Pen, { ware, others }: Setting, food: string): string => {
  if (ware === 'pot') return pot(pen, food);
  if (ware === 'pan') return pan(pen, food);
  if (ware === 'rimmed') return rimmed(pen, GLAZES.porcelain, food);
  return bowl(pen, glazeNamed(pen, ware, others), food);
};
