import { plate } from '../crockery/plate.ts';
import { mix, type Paint } from '../kit/colour.ts';
import { pointsOf } from '../kit/geometry.ts';
import { area, line, moved, oval, turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { edible, thing } from '../palette/matter.ts';
import { saucesIn } from '../palette/sauces.ts';
import { glazeOf } from '../palette/ware.ts';
import { dip } from '../parts/dip.ts';
import { place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const BODY = 'M-64 16C-62-28-28-44 2-44 34-44 64-26 66 16 54 40-50 42-64 16Z';
const CREST =
  'M-64 16Q-74 0-60-8-64-26-46-30-44-46-26-44-16-57 2-51 18-58 29-43 47-45 49-29 64-26 62-8 75-2 66 16C58-10 32-26 2-27-28-26-54-8-64 16Z';
const FOLDS = 'M-57-10L-47 0M-43-31L-34-16M-22-46L-17-28M4-52V-29M29-46L24-26M49-31L41-15M63-9L54 2';

const STEAMED = { 0: '#fff3d2', 50: '#f3d9a0', 78: '#e0c592', 100: '#b3966a' };
const FRIED = { 0: '#fff3d2', 50: '#f3d9a0', 78: '#d9963f', 100: '#8f4f18' };

const crustOf = (pen: Pen): string =>
  line(pen.dots(pen.spread(12, 1).map(([x, y]) => [x * 48, 22 + y * 8])), '#6b3410', [4, 0.5]);

const CREST_LIGHT = { 0: '#fffaea', 100: '#f0d49c' };

/** The filling shines through thin dough. */
const tinted = (stops: Readonly<Record<number, Paint>>, filling: Paint): Readonly<Record<number, Paint>> =>
  Object.fromEntries(Object.entries(stops).map(([percent, paint]) => [percent, mix(paint, filling, 0.16)]));

interface Dumpling {
  readonly steamed: boolean;
  readonly filling: Paint;
}

const dumpling = (pen: Pen, { steamed, filling }: Dumpling): string =>
  area(BODY, pen.linear(tinted(steamed ? STEAMED : FRIED, filling))) +
  area(CREST, '#2b1206', 0.16) +
  moved(area(CREST, pen.linear(tinted(CREST_LIGHT, filling))), 'translate(0 -3)') +
  line(FOLDS, '#b98440', [2.6, 0.6]) +
  line('M-36-8Q-4-20 34-8', '#fff', [5, 0.55]) +
  (steamed ? '' : crustOf(pen));

const PLACES = pointsOf('-72,-74 12,-92 -104,-12 -10,-26 84,-44 -66,50');

/** Six dumplings with a fried side down; `steamed` leaves them pale. */
export const gyozaDish = (pen: Pen, { ingredients }: Order): string => {
  const { color: filling } = thing(edible(ingredients)[0] ?? 'pork');
  const id = pen.symbol(dumpling(pen, { steamed: ingredients.includes('steamed'), filling }));
  const [sauce = 'soy'] = saucesIn(ingredients);
  const food = PLACES.map(([x, y]) => {
    const shade = oval([x + 8, y + 18, 66, 26], pen.shadow(0.42, 0.5));
    return shade + copy(id, turn([x, y], -16, 1.08));
  });
  const onions = PLACES.slice(0, 5).map(([x, y]) =>
    place(pen, 'scallion', { spot: [x + 16, y - 14], angle: 30, scale: 0.8 }),
  );
  const glaze = glazeOf(pen, ['indigo', 'charcoal', 'celadon', 'clay']);
  const cup = dip(pen, sauce, { spot: [76, 64], scale: 1.2 });
  return plate(pen, { glaze, squash: 0.88 }, food.join('') + onions.join('') + cup);
};
