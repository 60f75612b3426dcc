import { plate } from '../crockery/plate.ts';
import { steamer } from '../crockery/steamer.ts';
import type { Paint } from '../kit/colour.ts';
import { byDepth, type Point, pointsOf } from '../kit/geometry.ts';
import { area, line, moved, oval, turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { edible, thing } from '../palette/matter.ts';
import { saucesIn } from '../palette/sauces.ts';
import { glazeNamed, wareIn } from '../palette/ware.ts';
import { dip } from '../parts/dip.ts';
import { place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const BODY = 'M-64 16C-62-28-28-44 2-44 34-44 64-26 66 16 54 40-50 42-64 16Z';
const CREST =
  'M-64 16Q-74 0-60-8-64-26-46-30-44-46-26-44-16-57 2-51 18-58 29-43 47-45 49-29 64-26 62-8 75-2 66 16C58-10 32-26 2-27-28-26-54-8-64 16Z';
const FOLDS = 'M-57-10L-47 0M-43-31L-34-16M-22-46L-17-28M4-52V-29M29-46L24-26M49-31L41-15M63-9L54 2';

const STEAMED = { 0: '#fffaf0', 55: '#f8edd6', 82: '#ecdab8', 100: '#c9ae80' };
const FRIED = { 0: '#fff3d2', 50: '#f3d9a0', 78: '#d9963f', 100: '#8f4f18' };

const crustOf = (pen: Pen): string =>
  line(pen.dots(pen.spread(12, 1).map(([x, y]) => [x * 48, 22 + y * 8])), '#6b3410', [4, 0.5]);

const CREST_LIGHT = { 0: '#fffaea', 100: '#f0d49c' };

interface Dumpling {
  readonly steamed: boolean;
  readonly filling: Paint;
}

/** The filling shines through thin dough. */
const glowOf = (pen: Pen, { steamed, filling }: Dumpling): Paint =>
  pen.radial(
    { 0: [filling, steamed ? 0.5 : 0.28], 60: [filling, steamed ? 0.3 : 0.12], 100: [filling, 0] },
    'r=".5"',
  );

const dumpling = (pen: Pen, look: Dumpling): string =>
  area(BODY, pen.linear(look.steamed ? STEAMED : FRIED)) +
  oval([2, 2, 54, 30], glowOf(pen, look)) +
  area(CREST, '#2b1206', 0.16) +
  moved(area(CREST, pen.linear(CREST_LIGHT)), 'translate(0 -3)') +
  line(FOLDS, '#b98440', [2.6, 0.6]) +
  line('M-36-8Q-4-20 34-8', '#fff', [5, 0.55]) +
  (look.steamed ? '' : crustOf(pen));

const PLACES = pointsOf('-72,-74 12,-92 -104,-12 -10,-26 84,-44 -66,50');

/** Six dumplings with a fried side down on a plate, leaning either way; `steamed` leaves them pale in their steamer. */
export const gyozaDish = (pen: Pen, { ingredients }: Order): string => {
  const { color, vein, shape } = thing(edible(ingredients)[0] ?? 'pork');
  const steamed = ingredients.includes('steamed');
  const id = pen.symbol(dumpling(pen, { steamed, filling: shape === 'leaf' ? vein : color }));
  const [sauce = 'soy'] = saucesIn(ingredients);
  const side = pen.pick([1, -1]);
  const places = byDepth(PLACES.map(([x, y]): Point => [x * side, y]));
  const food = places.map(([x, y]) => {
    const shade = oval([x + 8, y + 18, 66, 26], pen.shadow(0.42, 0.5));
    return shade + copy(id, turn([x, y], -16 * side, 1.08));
  });
  const onions = places
    .slice(0, 5)
    .map(([x, y]) => place(pen, 'scallion', { spot: [x + 16, y - 14], angle: 30, scale: 0.8 }));
  const cup = dip(pen, sauce, { spot: [76 * side, 64], scale: 1.2 });
  const glaze = glazeNamed(pen, wareIn(ingredients), ['indigo', 'charcoal', 'celadon', 'clay']);
  const dish = food.join('') + onions.join('') + cup;
  return steamed ? steamer(pen, moved(dish, 'scale(.92)')) : plate(pen, { glaze, squash: 0.88 }, dish);
};
