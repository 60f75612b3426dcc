import { served } from '../crockery/served.ts';
import type { Pen } from '../kit/pen.ts';
import { inRole } from '../palette/lookup.ts';
import { wareIn } from '../palette/ware.ts';
import type { Order } from '../recipe.ts';
import { ARRANGEMENTS, type ArrangementName, isArrangement } from '../rolls/arrangement.ts';
import type { Girth } from '../rolls/coat.ts';
import { dotted } from '../rolls/drizzle.ts';
import { recline, rollPiece, stand } from '../rolls/piece.ts';
import { type Roles, rolesOf } from '../rolls/roles.ts';

const SCALES: Readonly<Record<ArrangementName, number>> = {
  ring: 1.04,
  rows: 1.04,
  ranks: 0.95,
  line: 1.03,
  pile: 1.06,
  diamond: 0.96,
};
const COUNT = { least: 4, most: 9, usual: 8 };
const ROUND: ReadonlySet<ArrangementName> = new Set(['ring', 'diamond']);

const pick = (pen: Pen, { top, cap }: Roles, named: string): ArrangementName => {
  if (isArrangement(named)) return named;
  return top.length || cap
    ? pen.pick(['ring', 'ring', 'rows', 'ranks'])
    : pen.pick(['line', 'line', 'ring', 'rows']);
};

const rolls = (pen: Pen, { ingredients, size }: Order, girth: Girth): string => {
  const count = Math.min(Math.max(Number(size) || COUNT.usual, COUNT.least), COUNT.most);
  const roles = rolesOf(ingredients);
  const [odd, even] = [rollPiece, rollPiece].map((piece) => pen.symbol(piece(pen, roles, girth)));
  const arrangement = pick(pen, roles, inRole('lay', ingredients)[0] ?? '');
  const put = arrangement === 'line' ? recline : stand;
  const food = ARRANGEMENTS[arrangement](count)
    .map((spot, i) => put((i % 2 ? even : odd) ?? '', spot, SCALES[arrangement]))
    .join('');
  const service = {
    ware: wareIn(ingredients),
    color: roles.coat.color,
    isRound: ROUND.has(arrangement),
    half: arrangement === 'ranks' ? 144 : 152,
  };
  return served(pen, service, dotted(pen, ingredients) + food);
};

export const rollDish = (pen: Pen, order: Order): string => rolls(pen, order, 'thick');
export const makiDish = (pen: Pen, order: Order): string => rolls(pen, order, 'thin');
