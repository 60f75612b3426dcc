import { sushiBoard } from '../crockery/board.ts';
import { darken, lighten } from '../kit/colour.ts';
import { list, type Point } from '../kit/geometry.ts';
import { area, clipped, group, line, moved, oval, turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { pair } from '../kit/text.ts';
import { type Matter, thing } from '../palette/matter.ts';
import { wareIn } from '../palette/ware.ts';
import type { Order } from '../recipe.ts';
import { crownsOf } from '../rolls/crowns.ts';
import { type Roles, rolesOf } from '../rolls/roles.ts';

const RICE_BED =
  'M-112 4C-116-26-92-40-50-42H50C92-40 116-26 112 4 110 34 92 48 48 50H-48C-92 48-110 34-112 4Z';

const riceBed = (pen: Pen): string => {
  const grains = pen.spread(46, 1).map(([x, y]): Point => [x * 100, 8 + Math.abs(y) * 34]);
  const shade = grains.slice(0, 26).map(([x, y]): Point => [x + 3, y + 5]);
  return (
    area(RICE_BED, pen.linear({ 0: '#fffdf7', 60: '#f5ecda', 100: '#cfbd9c' })) +
    line(pen.ticks(grains, 8), '#fffefa', 6) +
    line(pen.ticks(shade, 8), '#cbb995', [1.8, 0.8])
  );
};

const SLAB =
  'M-126 0C-130-30-104-52-60-56-10-60 60-58 98-46 128-36 138-14 132 8 128 22 112 20 96 16 40 8-40 12-84 22-110 28-124 20-126 0Z';
const SKIN = 'M-122 8C-124-30-100-48-58-53-10-57 60-55 98-43';
const STRIPES = list(9, (i) => {
  const x = -104 + i * 26;
  return `M${pair(x, 18 - Math.abs(i - 4) * 0.6)}q${pair(4, -34)} ${pair(26, i > 6 ? -52 : -68)}`;
}).join('');

const slabOf = (pen: Pen, { color, vein, rind }: Matter): string => {
  const slab = pen.outline(SLAB);
  const clip = pen.clip(copy(slab));
  const flesh = pen.linear({ 0: lighten(color, 0.34), 45: color, 100: darken(color, 0.3) }, 'x2=".3" y2="1"');
  const stripes = group(
    copy(pen.outline(STRIPES)),
    `stroke="${vein || lighten(color, 0.5)}" stroke-width="4.4" opacity=".7"`,
  );
  const skin = rind ? line(SKIN, rind, [7, 0.75]) : '';
  return (
    group(copy(slab, 'translate(3 9)'), 'fill="#2b1206" opacity=".24"') +
    group(copy(slab), `fill="${flesh}"`) +
    clipped(stripes + skin, clip) +
    line('M-108-18C-98-38-76-44-50-46M-36-47h8', '#fff', [5, 0.6])
  );
};

/** Toppings that slide off rice unless a strip of nori holds them. */
const BELTED = new Set(['eel', 'omelette', 'crab', 'octopus']);

/** A prawn lies butterflied with its tail on. */
const tailOf = (pen: Pen): string =>
  area('M108-34C126-56 150-70 164-62 158-50 158-44 168-34 160-18 136-8 112-8Z', pen.slope('#ea5a30')) +
  line('M120-28L152-54M122-22L158-34', '#ffc09a', [2.4, 0.8]);

const beltOf = (pen: Pen): string =>
  area(
    'M-14-60C-6-62 8-62 18-60L20 16 22 49H-20L-18 16Z',
    pen.linear({ 0: '#3c5245', 40: '#22332a', 100: '#141f19' }),
  );

export const nigiriPiece = (pen: Pen, roles: Roles): string => {
  const { inside } = roles;
  const belt = inside.some((name) => BELTED.has(name)) ? beltOf(pen) : '';
  const crowns = (): string => moved(crownsOf(pen, roles), 'translate(2 -26)scale(1.7 1.3)');
  return (
    copy(pen.once('rice bed', () => riceBed(pen))) +
    (inside[0] === 'shrimp' ? tailOf(pen) : '') +
    slabOf(pen, thing(inside[0] ?? 'salmon')) +
    belt +
    crowns()
  );
};

export const nigiriDish = (pen: Pen, { ingredients }: Order): string => {
  const id = pen.symbol(nigiriPiece(pen, rolesOf(ingredients)));
  const one = (spot: Point): string =>
    moved(oval([10, 40, 138, 44], pen.shadow(0.5, 0.5)), turn(spot, -14)) + copy(id, turn(spot, -14, 1.12));
  const { color } = thing(ingredients[0] ?? 'salmon');
  const tail = ingredients[0] === 'shrimp' ? 16 : 0;
  return sushiBoard(
    pen,
    { food: color, ware: wareIn(ingredients) },
    one([-12 - tail, -58]) + one([12 - tail, 66]),
  );
};
