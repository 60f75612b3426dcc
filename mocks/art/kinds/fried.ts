import { plate } from '../crockery/plate.ts';
import { list, type Point, pointsOf } from '../kit/geometry.ts';
import { oval, turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { edible } from '../palette/matter.ts';
import { saucesIn } from '../palette/sauces.ts';
import { glazeNamed, wareIn } from '../palette/ware.ts';
import { dip, leafBed } from '../parts/dip.ts';
import { FRIED, type FriedForm } from '../parts/fried.ts';
import { fryStick } from '../parts/potato.ts';
import { place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const ROUND = pointsOf('-56,-78 36,-86 -106,-16 -8,-22 92,-34 -66,54 14,48');
const LONG = pointsOf('-36,-84 52,-66 -64,-34 36,-14 -70,22 -24,68');
const SMALL = pointsOf(
  '-50,-92 8,-98 64,-82 -92,-52 -32,-58 30,-56 88,-40 -114,-4 -60,-14 0,-20 56,-12 -86,36 -32,26 18,30 -54,70 -2,72',
);
const CROSSED = pointsOf('-48,-78 30,-88 -84,-36 4,-44 78,-40 -70,10 14,-2 -74,52 -10,48');

interface Pile {
  readonly places: readonly Point[];
  readonly scale: number;
  /** Degrees by which a piece turns from the way the pile lies. */
  readonly loose: number;
  readonly lies?: number;
  readonly shade?: readonly [rx: number, ry: number];
}

const PILES: Readonly<Record<FriedForm, Pile>> = {
  nuggets: { places: ROUND, scale: 2.4, loose: 34 },
  popcorn: { places: SMALL, scale: 1.5, loose: 180, shade: [36, 24] },
  wings: { places: ROUND, scale: 1.35, loose: 34 },
  rings: { places: ROUND, scale: 1.5, loose: 34 },
  balls: { places: ROUND, scale: 1.7, loose: 34 },
  takoyaki: { places: ROUND, scale: 1.7, loose: 12 },
  shrimp: { places: LONG, scale: 1.05, loose: 10, lies: -16, shade: [62, 22] },
  sticks: { places: LONG, scale: 1.4, loose: 10, lies: -16, shade: [62, 22] },
  wedges: { places: CROSSED, scale: 1.25, loose: 40, lies: -10, shade: [58, 24] },
};

const isForm = (name: string): name is FriedForm => Object.hasOwn(FRIED, name);

const pileOf = (pen: Pen, form: FriedForm): string => {
  const { places, scale, loose, lies = 0, shade: [rx, ry] = [56, 30] } = PILES[form];
  const ids = FRIED[form].map((piece) => pen.symbol(piece(pen)));
  return places
    .map(([x, y], i) => {
      const shade = oval([x + 5, y + ry * 0.8, rx, ry], pen.shadow(0.42, 0.3));
      return shade + copy(ids[i % 2] ?? '', turn([x, y], lies + pen.between(-loose, loose), scale));
    })
    .join('');
};

/** Fried potatoes beside the hero: a bundle at the edge of the plate. */
const chipsOf = (pen: Pen): string => {
  const chip = pen.symbol(fryStick(pen, '#f3bd48', 104));
  const lying = list(9, (i) =>
    copy(
      chip,
      turn([-112 + i * 13, 74 + (i % 3) * 9 - Math.abs(i - 4) * 2], 62 + pen.between(-22, 22), 0.95),
    ),
  );
  return oval([-60, 96, 92, 26], pen.shadow(0.42, 0.4)) + lying.join('');
};

const besides = (pen: Pen, names: readonly string[]): string =>
  names
    .map((name, i) => {
      if (name === 'potato') return chipsOf(pen);
      return place(pen, name, { spot: [-118 + i * 40, 84 + i * 8], angle: -20, scale: 1.1 });
    })
    .join('');

/** Anything battered: a generous pile of one form, a cup of sauce, what goes with it. */
export const friedDish = (pen: Pen, { ingredients }: Order): string => {
  const form = ingredients.find(isForm) ?? 'nuggets';
  const [sauce = 'sweetchili'] = saucesIn(ingredients);
  const pile = pileOf(pen, form);
  const glaze = glazeNamed(pen, wareIn(ingredients), ['charcoal', 'clay', 'indigo', 'celadon', 'shell']);
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
