import { underShadow } from '../crockery/bowl.ts';
import { darken, lighten, type Paint } from '../kit/colour.ts';
import { area, clipped, disc, line, oval } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { drinkOf, emblemOf } from '../palette/drinks.ts';
import { cranePrint, fruitPrint } from '../parts/label.ts';
import type { Order } from '../recipe.ts';

const BODY = 'M126 84Q128 70 142 62H258Q272 70 274 84V334Q272 350 258 360Q200 374 142 360Q128 350 126 334Z';
const SHOULDER = 'M126 84Q128 70 142 62H258Q272 70 274 84Q200 102 126 84Z';
const FOOT = 'M126 334Q200 352 274 334Q272 350 258 360Q200 374 142 360Q128 350 126 334Z';
const STEEL = '#c9cdd0';

const lidOf = (pen: Pen): string =>
  oval([200, 62, 60, 15], pen.linear({ 0: '#fdfdfd', 100: '#9aa0a4' }, 'x2="1"')) +
  oval([200, 62, 51, 11], pen.linear({ 0: '#9aa0a4', 100: '#eef0f1' }, 'x2="1"')) +
  oval([205, 64, 20, 5], '#7d8388') +
  oval([203, 63, 14, 3], '#c4c9cc');

/** A wave of the pale colour across the deep one, and a round field for the fruit. */
const printOf = (pen: Pen, fruits: readonly string[], [pale, deep]: readonly [Paint, Paint]): string =>
  area('M120 250C160 220 190 300 230 280S270 250 280 244V380H120Z', lighten(pale, 0.1), 0.85) +
  area('M120 282C160 252 190 330 230 312S270 282 280 276V380H120Z', darken(deep, 0.1), 0.75) +
  disc([200, 200, 62], '#1a0d05', 0.18) +
  disc([200, 196, 61], pen.slope('#fdf6e9', 0.5)) +
  fruitPrint(pen, fruits, [200, 196]) +
  (fruits.length ? cranePrint([200, 302], 0.7, '#fdf6e9') : cranePrint([200, 196], 1.4));

const dewOf = (pen: Pen): string =>
  pen
    .spread(22, 1, { tries: 8 })
    .map(([x, y]) => disc([200 + x * 66, 222 + y * 104, pen.between(1.4, 3.6)], '#fff', 0.55))
    .join('');

/** A chilled can. */
export const canDish = (pen: Pen, { ingredients }: Order): string => {
  const [pale, deep] = drinkOf(ingredients);
  const shine = pen.linear(
    {
      0: ['#1a0d05', 0.3],
      12: ['#fff', 0.1],
      22: ['#fff', 0.5],
      34: ['#fff', 0],
      70: ['#1a0d05', 0],
      100: ['#1a0d05', 0.5],
    },
    'x2="1"',
  );
  return (
    underShadow(pen, [214, 362, 108, 22], 0.42) +
    area(BODY, deep) +
    clipped(printOf(pen, emblemOf(ingredients), [pale, deep]), pen.clip(area(BODY, '#fff'))) +
    area(SHOULDER, STEEL) +
    area(FOOT, STEEL) +
    line('M126 84Q200 102 274 84M126 334Q200 352 274 334', '#fff', [2, 0.5]) +
    dewOf(pen) +
    area(BODY, shine) +
    lidOf(pen)
  );
};
