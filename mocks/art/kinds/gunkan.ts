import { sushiBoard } from '../crockery/board.ts';
import { darken } from '../kit/colour.ts';
import { byDepth, type Point, type Size } from '../kit/geometry.ts';
import { area, copyAt, disc, line, moved, oval, turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { type Matter, thing } from '../palette/matter.ts';
import { place } from '../pieces/place.ts';
import { wareIn } from '../palette/ware.ts';
import type { Order } from '../recipe.ts';
import { crownsOf } from '../rolls/crowns.ts';
import { type Roles, rolesOf } from '../rolls/roles.ts';

const heapOfRoe = (pen: Pen, { color }: Matter, [width, height]: Size): string => {
  const eggs = byDepth(pen.spread(46, width - 8, { squash: height / width, tries: 6 }));
  const egg = pen.symbol(disc([0, -3, 8.4], pen.ball(color)));
  return (
    oval([0, 0, width - 6, height - 4], darken(color, 0.2)) +
    line(pen.dots(eggs), darken(color, 0.25), 19) +
    eggs.map((spot) => copyAt(egg, spot)).join('') +
    line(pen.dots(eggs.map(([x, y]) => [x - 3, y - 6])), '#fff2d6', [3.4, 0.9])
  );
};

/** The roe of flying fish is a third of a salmon's. */
const heapOfFineRoe = (pen: Pen, { color, vein }: Matter, [width, height]: Size): string => {
  const eggs = pen
    .spread(110, width - 6, { squash: height / width, tries: 5 })
    .map(([x, y]): Point => [x, y - 3]);
  return (
    oval([0, -2, width - 4, height - 4], darken(color, 0.35)) +
    line(pen.dots(eggs), darken(color, 0.22), 12) +
    line(pen.dots(eggs), color, 9.4) +
    line(pen.dots(eggs.map(([x, y]) => [x - 2, y - 2])), vein, 3)
  );
};

const heap = (pen: Pen, names: readonly string[], [width, height]: Size): string => {
  const [hero = 'ikura'] = names;
  const matter = thing(hero);
  if (hero === 'ikura') return heapOfRoe(pen, matter, [width, height]);
  if (matter.shape === 'roe') return heapOfFineRoe(pen, matter, [width, height]);
  const loose = matter.shape === 'weed';
  const count = names.length > 1 || loose ? 13 : 10;
  return byDepth(pen.spread(count, width - 14, { squash: (height - 4) / width }))
    .map(([x, y], i) =>
      place(pen, names[i % names.length] ?? hero, {
        spot: [x, y - 8],
        angle: pen.between(-60, 60),
        scale: loose ? 1.3 : 0.9,
      }),
    )
    .join('');
};

const WALL = 'M-92-16C-96 20-94 42-88 56-60 88 60 88 88 56 94 42 96 20 92-16Z';
const BACK = 'M-92-16C-90-70 90-70 92-16 90 38-90 38-92-16Z';

const bedOf = (pen: Pen): string =>
  area(WALL, pen.wall('#2b3f34', 1.1)) +
  line('M-70 34V66M-36 46V76M0 48V80M36 46V76M70 34V66', '#6c8675', [2, 0.35]) +
  area(BACK, '#1b2821') +
  moved(area(BACK, '#f6ecd8'), 'translate(0 -2)scale(.93 .9)');

export const gunkanPiece = (pen: Pen, roles: Roles): string =>
  copy(pen.once('gunkan', () => bedOf(pen))) +
  moved(heap(pen, roles.inside, [82, 40]), 'translate(0 -22)') +
  line('M-91-14C-89 38 89 38 91-14', '#41584a', 4) +
  moved(crownsOf(pen, roles), 'translate(0 -24)scale(1.9 1.3)');

export const gunkanDish = (pen: Pen, { ingredients }: Order): string => {
  const id = pen.symbol(gunkanPiece(pen, rolesOf(ingredients)));
  const one = ([x, y]: Point): string =>
    oval([x + 12, y + 54, 104, 46], pen.shadow(0.5, 0.55)) + copy(id, turn([x, y], -4, 0.95));
  return sushiBoard(pen, { food: '#2b3f34', ware: wareIn(ingredients) }, one([-66, -50]) + one([66, 56]));
};
