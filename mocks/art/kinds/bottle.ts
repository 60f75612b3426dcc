import { underShadow } from '../crockery/bowl.ts';
import { darken, lighten, mix, type Paint } from '../kit/colour.ts';
import { box } from '../kit/geometry.ts';
import { area, clipped, disc, line, oval } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { type Drink, drinkOf, emblemOf } from '../palette/drinks.ts';
import { cranePrint, fruitPrint } from '../parts/label.ts';
import type { Order } from '../recipe.ts';

interface Form {
  readonly glass: string;
  readonly liquid: string;
  readonly cap: (pen: Pen, color: Paint) => string;
}

const crownCap = (pen: Pen, color: Paint): string =>
  area(
    'M170 52L166 34Q166 24 178 24H222Q234 24 234 34L230 52Q226 58 221 53 216 59 210 54 205 59 200 54 195 59 190 54 184 59 179 53 174 58 170 52Z',
    pen.wall(color),
  ) + line('M184 30H206', '#fff', [4, 0.6]);

const screwCap = (pen: Pen, color: Paint): string =>
  area(box([160, 26, 80, 34], 8), pen.wall(color)) +
  line('M172 34V56M184 34V56M196 34V56M208 34V56M220 34V56', darken(color, 0.4), [2, 0.45]) +
  line('M170 32H206', '#fff', [3, 0.5]);

/** A long neck for lemonade, wide shoulders for juice. */
const FORMS: readonly [Form, Form] = [
  {
    glass:
      'M176 48H224V108C224 136 268 150 270 196V344Q270 368 246 369H154Q130 368 130 344V196C132 150 176 136 176 108Z',
    liquid:
      'M182 92H218V110C218 140 262 154 263 198V342Q263 361 244 362H156Q137 361 137 342V198C138 154 182 140 182 110Z',
    cap: crownCap,
  },
  {
    glass:
      'M168 52H232V78C234 96 276 104 276 150V342Q276 368 250 369H150Q124 368 124 342V150C124 104 166 96 168 78Z',
    liquid:
      'M150 112Q200 120 250 112C262 120 269 132 269 152V340Q269 361 248 362H152Q131 361 131 340V152C131 132 138 120 150 112Z',
    cap: screwCap,
  },
];

const liquidOf = (pen: Pen, [pale, deep]: Drink): Paint => {
  const edge = darken(deep, 0.3);
  return pen.linear(
    { 0: edge, 18: mix(pale, deep, 0.55), 42: mix(pale, deep, 0.25), 74: deep, 100: edge },
    'x2="1"',
  );
};

const LABEL = 'M120 184Q200 198 280 184V318Q200 334 120 318Z';
const BAND = 'M120 298Q200 314 280 298V318Q200 334 120 318Z';

const labelOf = (pen: Pen, fruits: readonly string[], deep: Paint): string =>
  area(LABEL, pen.wall('#fbf4e6', 0.7)) +
  area(BAND, pen.wall(deep, 0.8)) +
  line('M120 190Q200 204 280 190', deep, [2.4, 0.8]) +
  (fruits.length ? cranePrint([200, 219], 0.56) : cranePrint([200, 250], 1.3)) +
  fruitPrint(pen, fruits, [200, 274]);

const dewOf = (pen: Pen): string =>
  pen
    .spread(14, 1, { tries: 8 })
    .map(([x, y]) => disc([200 + x * 58, 160 + y * 30, pen.between(1.4, 3.4)], '#fff', 0.6))
    .join('');

/** A chilled bottle: what is in it shows in the glass, on the label and in the shadow. */
export const bottleDish = (pen: Pen, { ingredients }: Order): string => {
  const [pale, deep] = drinkOf(ingredients);
  const { glass, liquid, cap } = pen.pick(FORMS);
  const color = pen.pick(['#c8a24a', '#b9342a', '#2f4a5e', '#3f6b4a']);
  const clip = pen.clip(area(glass, '#fff'));
  const shine = line('M148 150V352', '#fff', [11, 0.42]) + line('M258 170V346', '#fff', [4, 0.4]);
  return (
    underShadow(pen, [214, 364, 104, 22], 0.42) +
    oval([226, 368, 70, 11], pen.radial({ 0: [deep, 0.6], 100: [deep, 0] }, 'r=".5"')) +
    area(glass, '#9fbabd', 0.62) +
    area(liquid, liquidOf(pen, [pale, deep])) +
    clipped(labelOf(pen, emblemOf(ingredients), deep) + dewOf(pen) + shine, clip) +
    line(glass, mix(darken(deep, 0.45), '#7c979c', 0.4), [3, 0.6]) +
    line('M184 66V100', '#fff', [5, 0.6]) +
    cap(pen, color) +
    line('M150 359H250', lighten(pale, 0.6), [3, 0.45])
  );
};
