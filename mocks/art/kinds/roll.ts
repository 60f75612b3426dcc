import { board } from '../crockery/board.ts';
import { plate } from '../crockery/plate.ts';
import type { Pen } from '../kit/pen.ts';
import { glazeOf, setOff } from '../palette/ware.ts';
import type { Order } from '../recipe.ts';
import { ARRANGEMENTS } from '../rolls/arrangement.ts';
import type { Girth } from '../rolls/coat.ts';
import { recline, rollPiece, stand } from '../rolls/piece.ts';
import { type Roles, rolesOf } from '../rolls/roles.ts';

const SCALES = { ring: 1.04, rows: 1.04, ranks: 0.95, line: 1.03 };
const COUNT = { least: 4, most: 9, usual: 8 };

const pick = (pen: Pen, { top }: Roles): keyof typeof ARRANGEMENTS =>
  top.length ? pen.pick(['ring', 'ring', 'rows', 'ranks']) : pen.pick(['line', 'line', 'ring', 'rows']);

const rolls = (pen: Pen, { ingredients, size }: Order, girth: Girth): string => {
  const count = Math.min(Math.max(Number(size) || COUNT.usual, COUNT.least), COUNT.most);
  const roles = rolesOf(ingredients);
  const [odd, even] = [rollPiece, rollPiece].map((piece) => pen.symbol(piece(pen, roles, girth)));
  const arrangement = pick(pen, roles);
  const put = arrangement === 'line' ? recline : stand;
  const food = ARRANGEMENTS[arrangement](count)
    .map((spot, i) => put((i % 2 ? even : odd) ?? '', spot, SCALES[arrangement]))
    .join('');
  const { color } = roles.coat;
  if (arrangement === 'ring') {
    const glaze = glazeOf(pen, setOff(color, ['shell', 'celadon', 'indigo', 'clay', 'charcoal', 'sand']));
    return plate(pen, { glaze, squash: 0.88 }, food);
  }
  const wood = pen.pick(setOff(color, ['bamboo', 'walnut', 'slate']));
  return board(pen, { wood, half: arrangement === 'ranks' ? 144 : 152 }, food);
};

export const rollDish = (pen: Pen, order: Order): string => rolls(pen, order, 'thick');
export const makiDish = (pen: Pen, order: Order): string => rolls(pen, order, 'thin');
