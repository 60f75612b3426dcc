import { bowl, inBowl, rimGloom } from '../crockery/bowl.ts';
import type { Paint } from '../kit/colour.ts';
import { disc, line } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { firstOf } from '../palette/lookup.ts';
import { edible, thing } from '../palette/matter.ts';
import { SAUCES } from '../palette/sauces.ts';
import { glazeOf } from '../palette/ware.ts';
import { place } from '../pieces/place.ts';
import { scatter } from '../pieces/scatter.ts';
import type { Order } from '../recipe.ts';

const isLeafy = (name: string): boolean => ['ruffle', 'weed', 'leaf'].includes(thing(name).shape);

const bedOf = (pen: Pen, leaves: readonly string[]): string => {
  const names = leaves.length ? leaves : ['lettuce', 'iceberg'];
  const feathery = names.every((name) => thing(name).shape === 'weed');
  return pen
    .spread(feathery ? 40 : 20, 124)
    .map((spot, i) =>
      place(pen, names[i % names.length] ?? 'lettuce', {
        spot,
        angle: pen.between(0, 360),
        scale: pen.pick([1.6, 1.8, 2]),
        variant: i % names.length ? 0 : (i >> 2) % 2,
      }),
    )
    .join('');
};

const dressingOf = (sauce: Paint): string =>
  line('M-84-50Q-40-96-6-44T74-60M-96 24Q-44-20 6 20T98 0M-60 84Q-10 44 30 74', sauce, [6, 0.92]) +
  line('M-80-54Q-56-74-40-66M-90 18Q-66 0-46 4', '#fff', [2, 0.6]);

/** Leaves below, the rest above, a zigzag of dressing. */
export const saladDish = (pen: Pen, { ingredients }: Order): string => {
  const parts = edible(ingredients);
  const bed = bedOf(pen, parts.filter(isLeafy));
  const rest = parts.filter((name) => !isLeafy(name));
  const sauce = firstOf(SAUCES, ingredients);
  const food =
    disc([0, 0, 149], '#4c6b2a') +
    bed +
    rimGloom(pen, 149, 0.42) +
    scatter(pen, rest, { count: 16, radius: 104, scale: 1.34 }) +
    (sauce ? dressingOf(sauce) : '') +
    line(pen.ticks(pen.spread(14, 110, { tries: 4 }), 3.4), '#fbeecb', 3.2);
  return bowl(pen, glazeOf(pen, ['shell', 'clay', 'sand', 'indigo', 'charcoal']), inBowl(pen, food));
};
