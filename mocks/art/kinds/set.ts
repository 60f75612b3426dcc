import { board } from '../crockery/board.ts';
import { copyAt, line, moved, oval, ovalRing, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { opacityText } from '../kit/text.ts';
import type { DishRecipe, Order } from '../recipe.ts';
import { plainPiece } from '../rolls/plain.ts';
import { portionsOf, rowsOf } from '../rolls/portions.ts';
import { rolesOf } from '../rolls/roles.ts';
import { gunkanPiece } from './gunkan.ts';
import { nigiriPiece } from './nigiri.ts';

const wordsOf = ({ ingredients }: DishRecipe): readonly string[] =>
  ingredients.filter((item) => typeof item === 'string');

/** The id of one piece, at the size of a roll and ready to be copied. */
const pieceOf = (pen: Pen, dish: DishRecipe): string => {
  const roles = rolesOf(wordsOf(dish));
  if (dish.kind === 'nigiri') {
    return pen.symbol(moved(nigiriPiece(pen, roles), turn([0, 14], -38, 0.46)));
  }
  if (dish.kind === 'gunkan') {
    const shadow = oval([12, 54, 104, 46], pen.shadow(0.5, 0.55));
    return pen.symbol(moved(shadow + gunkanPiece(pen, roles), turn([0, 10], 0, 0.5)));
  }
  return pen.symbol(plainPiece(pen, roles, dish.kind === 'maki' ? 'thin' : 'thick'));
};

/** The place of a roll that the customer chooses. */
const FREE_PLACE =
  oval([0, 14, 44, 36], '#fff4dc', 0.16) +
  ovalRing([0, 14, 44, 36], '#fff4dc', [3, 0.7]) +
  line('M-14 14H14M0 2V26', '#fff4dc', [6, 0.85]);

/** A set: the pieces of each dish lie in rows of their own on one large board. */
export const setDish = (pen: Pen, { dishes, size }: Order): string => {
  const portions = portionsOf(dishes, Number(size) || 32);
  const { places, scale } = rowsOf(portions);
  const pieces = dishes.map((dish) => pieceOf(pen, dish));
  const food = places.map(({ spot, portion }) =>
    copyAt(pieces[portion] ?? pen.once('free', () => FREE_PLACE), [spot[0] / scale, spot[1] / scale]),
  );
  const wood = pen.pick(['slate', 'walnut', 'bamboo', 'ebony']);
  return board(pen, { wood, half: 166 }, moved(food.join(''), `scale(${opacityText(scale)})`));
};
