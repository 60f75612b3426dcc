import { bowl, inBowl } from '../crockery/bowl.ts';
import { lighten, type Paint } from '../kit/colour.ts';
import { type Point, pointsOf } from '../kit/geometry.ts';
import { area, line, moved, oval, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { firstOf } from '../palette/lookup.ts';
import { edible, thing } from '../palette/matter.ts';
import { SAUCES } from '../palette/sauces.ts';
import { flavoursOf } from '../palette/sweets.ts';
import { glazeNamed, wareIn } from '../palette/ware.ts';
import { place } from '../pieces/place.ts';
import { scatter } from '../pieces/scatter.ts';
import type { Order } from '../recipe.ts';

const SCOOP =
  'M-62 20C-70-44-34-66 0-66S70-44 62 20C56 34 46 22 36 32 26 40 18 26 4 34-12 42-20 26-32 34-46 38-54 30-62 20Z';
const PLACES = pointsOf('-62,-38 62,-40 0,56');

const scoop = (pen: Pen, color: Paint): string => {
  const body = area(SCOOP, pen.ball(color, 1.1));
  const furrows = pen.spread(14, 44, { tries: 4 }).map(([x, y]): Point => [x, y - 14]);
  return (
    body +
    line(pen.ticks(furrows, 9, 0.3), lighten(color, 0.5), [3, 0.6]) +
    line('M-42-16C-38-40-20-52-4-53', '#fff', [6, 0.5])
  );
};

const drizzleOf = (sauce: Paint): string =>
  line('M-104-56Q-60-96-30-52T40-76 96-40M-36 8Q0-16 20 14T50 30', sauce, [9, 0.95]) +
  line('M-96-62Q-70-80-56-72', '#fff', [3, 0.6]);

/** Three scoops in a bowl. */
export const icecreamDish = (pen: Pen, { ingredients }: Order): string => {
  const balls = flavoursOf(ingredients, '#f7ecd2').map((color, i) => {
    const shade = oval([4, 20, 74, 46], pen.shadow(0.4, 0.5));
    return moved(shade + scoop(pen, color), turn(PLACES[i] ?? [0, 0], 0, 1.3));
  });
  const sauce = firstOf(SAUCES, ingredients);
  const berries = edible(ingredients).filter((name) => thing(name).shape !== 'dollop');
  const glaze = glazeNamed(pen, wareIn(ingredients), ['indigo', 'shell', 'clay', 'charcoal']);
  const food =
    balls.join('') +
    (sauce ? drizzleOf(sauce) : '') +
    scatter(pen, berries, { count: 5, radius: 100, scale: 1.3 }) +
    place(pen, 'mint', { spot: [66, 44], angle: -30, scale: 1.5 }) +
    place(pen, 'mint', { spot: [82, 62], angle: 40, scale: 1.3 });
  return bowl(pen, glaze, inBowl(pen, food));
};
