import { plate } from '../crockery/plate.ts';
import { pointsOf } from '../kit/geometry.ts';
import { oval, turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { edible } from '../palette/matter.ts';
import { saucesIn } from '../palette/sauces.ts';
import { glazeOf } from '../palette/ware.ts';
import { dip, leafBed } from '../parts/dip.ts';
import { FRIED, type FriedForm } from '../parts/fried.ts';
import { place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const ROUND_PLACES = pointsOf('-56,-78 36,-86 -106,-16 -8,-22 92,-34 -66,54 14,48');
const LONG_PLACES = pointsOf('-36,-84 52,-66 -64,-34 36,-14 -70,22 -24,68');
const SCALES = { nuggets: 2.4, shrimp: 1.05, wings: 1.35, rings: 1.5, balls: 1.7, sticks: 1.4 };

const isForm = (name: string): name is FriedForm => Object.hasOwn(FRIED, name);

const pileOf = (pen: Pen, form: FriedForm): string => {
  const long = form === 'sticks' || form === 'shrimp';
  const ids = FRIED[form].map((piece) => pen.symbol(piece(pen)));
  return (long ? LONG_PLACES : ROUND_PLACES)
    .map(([x, y], i) => {
      const loose = pen.between(-34, 34);
      const angle = long ? -24 + (i % 3) * 9 : loose;
      const shade = oval([x + 5, y + (long ? 18 : 26), long ? 62 : 56, 30], pen.shadow(0.42, 0.3));
      return shade + copy(ids[i % 2] ?? '', turn([x, y], angle, SCALES[form]));
    })
    .join('');
};

const besides = (pen: Pen, names: readonly string[]): string =>
  names
    .map((name, i) => place(pen, name, { spot: [-118 + i * 40, 84 + i * 8], angle: -20, scale: 1.1 }))
    .join('');

/** Anything battered: a generous pile of one form, a cup of sauce, what goes with it. */
export const friedDish = (pen: Pen, { ingredients }: Order): string => {
  const form = ingredients.find(isForm) ?? 'nuggets';
  const [sauce = 'sweetchili'] = saucesIn(ingredients);
  const pile = pileOf(pen, form);
  const glaze = glazeOf(pen, ['charcoal', 'clay', 'indigo', 'celadon', 'shell']);
  const food =
    leafBed(pen, [70, 70]) +
    leafBed(pen, [-90, -60]) +
    pile +
    besides(
      pen,
      edible(ingredients).filter((name) => !isForm(name)),
    ) +
    dip(pen, sauce, { spot: [92, 60], scale: 1.15 });
  return plate(pen, { glaze, squash: 0.88 }, food);
};
