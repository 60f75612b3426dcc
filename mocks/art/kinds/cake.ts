import { plate } from '../crockery/plate.ts';
import { darken, lighten, type Paint } from '../kit/colour.ts';
import { list, type Point } from '../kit/geometry.ts';
import { area, disc, line, moved, oval } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { num } from '../kit/text.ts';
import { firstOf } from '../palette/lookup.ts';
import { edible } from '../palette/matter.ts';
import { SAUCES } from '../palette/sauces.ts';
import { type Cake, CAKES, CHEESECAKE } from '../palette/sweets.ts';
import { glazeNamed, setOff, wareIn } from '../palette/ware.ts';
import { bulkOf, place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const HEIGHT = 104;

const sidesOf = (pen: Pen, { layers }: Cake): string => {
  const step = HEIGHT / layers.length;
  return layers
    .map((color, i) => {
      const y = 96 - i * step;
      const left = `M-124 ${num(y - 56)}L20 ${num(y + 4)}V${num(y - step + 4)}L-124 ${num(y - 56 - step)}Z`;
      const right = `M20 ${num(y + 4)}L128 ${num(y - 66)}V${num(y - 66 - step)}L20 ${num(y + 4 - step)}Z`;
      return (
        area(left, pen.linear({ 0: lighten(color, 0.2), 100: color }, 'x2="1"')) +
        area(right, pen.linear({ 0: darken(color, 0.14), 100: darken(color, 0.34) }, 'x2="1"'))
      );
    })
    .join('');
};

const TOP = 'M-124-64C-100-112 60-150 128-74L20-4Z';
const DRIPS =
  'M-124-64C-100-112 60-150 128-74L122-50Q114-40 108-54 100-58 96-42 88-22 80-36L20-4Q8 22-2 2-16-20-24-8-34 14-44-14-60-32-70-24-82-20-86-40-104-48-112-42-124-42-124-64Z';

const topOf = (pen: Pen, { top }: Cake, sauce: Paint | undefined): string =>
  sauce
    ? area(DRIPS, pen.slope(sauce)) + line('M-96-78C-70-104 0-116 50-108', '#fff', [6, 0.45])
    : area(TOP, pen.slope(top)) + line('M-104-74C-76-102 0-118 50-110', '#fff', [5, 0.5]);

const dustOf = (pen: Pen, paint: Paint): string => {
  const grains = pen.spread(34, 1, { tries: 4 }).map(([x, y]): Point => [6 + x * 98, -70 + y * 30 + x * -4]);
  return line(pen.dots(grains), paint, [3.4, 0.6]);
};

const crumbsOf = (pen: Pen): string => {
  const crumbs = pen.spread(20, 1, { tries: 4 }).map(([x, y]): Point => [-52 + x * 64, 46 + x * 24 + y * 10]);
  return line(pen.ticks(crumbs, 4), '#7d4a1c', [3, 0.35]);
};

const berriesOf = (pen: Pen, names: readonly string[]): string =>
  names
    .flatMap((name) => list(bulkOf(name) > 1 ? 4 : 1, () => name))
    .map((name, i) =>
      place(pen, name, {
        spot: [-38 + (i % 3) * 36, -86 + Math.floor(i / 3) * 24],
        angle: pen.between(-30, 30),
        scale: bulkOf(name) > 1 ? 1.7 : 1.35,
      }),
    )
    .join('');

/** A wedge of cake: layers from bottom to top, a glaze that drips, berries and mint. */
export const cakeDish = (pen: Pen, { ingredients }: Order): string => {
  const cake = firstOf(CAKES, ingredients) ?? CHEESECAKE;
  const side = sidesOf(pen, cake);
  const top = topOf(pen, cake, firstOf(SAUCES, ingredients));
  const crumbs = crumbsOf(pen);
  const berries = berriesOf(pen, edible(ingredients));
  const food =
    oval([20, 64, 160, 62], pen.shadow(0.46, 0.5)) +
    side +
    crumbs +
    top +
    (cake.dust ? dustOf(pen, cake.dust) : '') +
    berries +
    place(pen, 'mint', { spot: [34, -96], angle: -40, scale: 1.1 }) +
    disc([120, 78, 7], pen.ball('#a81f45')) +
    disc([100, 94, 5], pen.ball('#a81f45'));
  const glaze = glazeNamed(
    pen,
    wareIn(ingredients),
    setOff(cake.top, ['shell', 'indigo', 'charcoal', 'celadon', 'clay', 'sand']),
  );
  return plate(pen, { glaze, squash: 0.84 }, moved(food, 'translate(0 6)'));
};
