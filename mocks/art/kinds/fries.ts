import { underShadow } from '../crockery/bowl.ts';
import { darken, lighten, type Paint } from '../kit/colour.ts';
import { list, type Point } from '../kit/geometry.ts';
import { area, clipped, line, turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { saucesIn } from '../palette/sauces.ts';
import { dip } from '../parts/dip.ts';
import { fryStick } from '../parts/potato.ts';
import type { Order } from '../recipe.ts';

interface Fan {
  readonly count: number;
  readonly y: number;
  readonly reach: number;
  /** How much lower the outer sticks stand. */
  readonly drop: number;
}

const fanOf = (pen: Pen, sticks: readonly [string, ...string[]], { count, y, reach, drop }: Fan): string =>
  list(count, (i) => {
    const t = (i + 0.5) / count - 0.5 + pen.between(-0.03, 0.03);
    const stick = pen.pick(sticks);
    const spot: Point = [200 + t * reach, y + Math.abs(t) * drop + pen.between(-16, 16)];
    return copy(stick, turn(spot, t * 58 + pen.between(-9, 9)));
  }).join('');

const CREAM = '#e9dcc4';
const FRONT = 'M92 186Q200 240 308 186L284 352Q282 366 268 367 200 376 132 367 118 366 116 352Z';
const STRIPES = 'M128 208L142 366M164 218L172 370M200 222V372M236 218L228 370M272 208L258 366';

const bucketOf = (pen: Pen, paper: Paint): string =>
  area('M92 186Q200 240 308 186L305 206Q200 262 95 206Z', '#1a0d05', 0.28) +
  area(FRONT, pen.wall(paper, 0.9)) +
  clipped(line(STRIPES, paper === CREAM ? '#c8472f' : '#fff', [9, 0.22]), pen.clip(area(FRONT, '#fff'))) +
  line('M92 186Q200 240 308 186', lighten(paper, 0.4), [3, 0.8]);

const saltOf = (pen: Pen): string =>
  line(pen.dots(pen.spread(14, 80).map(([x, y]) => [200 + x, 130 + y * 0.6])), '#fffbe9', [3, 0.9]);

/** A paper bucket; `sweetpotato` is the darker potato. */
export const friesDish = (pen: Pen, { ingredients }: Order): string => {
  const color = ingredients.includes('sweetpotato') ? '#e9812b' : '#f3bd48';
  const stick = (length: number): string => pen.symbol(fryStick(pen, color, length));
  const sticks = [stick(150), stick(176), stick(200)] as const;
  const paper = pen.pick(['#d8432e', CREAM, '#2f4a5e']);
  const [sauce] = saucesIn(ingredients);
  return (
    underShadow(pen, [212, 362, 138, 28], 0.38) +
    area('M92 186Q200 138 308 186L300 240H100Z', darken(paper, 0.4)) +
    fanOf(pen, sticks, { count: 13, y: 158, reach: 210, drop: 70 }) +
    fanOf(pen, sticks, { count: 11, y: 190, reach: 180, drop: 70 }) +
    fanOf(pen, sticks, { count: 9, y: 218, reach: 150, drop: 50 }) +
    bucketOf(pen, paper) +
    saltOf(pen) +
    (sauce ? dip(pen, sauce, { spot: [308, 340], scale: 0.95 }) : '')
  );
};
