import { board } from '../crockery/board.ts';
import { list, type Point } from '../kit/geometry.ts';
import { copyAt, moved, oval, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { opacityText } from '../kit/text.ts';
import type { DishRecipe, Order } from '../recipe.ts';
import { plainPiece } from '../rolls/plain.ts';
import { rolesOf } from '../rolls/roles.ts';
import { gunkanPiece } from './gunkan.ts';
import { nigiriPiece } from './nigiri.ts';

interface Grid {
  readonly places: readonly Point[];
  readonly scale: number;
}

/** Staggered level rows, so that the eye can count the pieces. */
const gridOf = (count: number): Grid => {
  const rows = Math.max(3, Math.round(Math.sqrt(count * 1.05)));
  const upTo = (row: number): number => Math.round((row * count) / rows);
  const widest = Math.ceil(count / rows);
  const [stepX, stepY] = [322 / widest, 272 / rows];
  const places = list(rows, (row) => {
    const length = upTo(row + 1) - upTo(row);
    return list(length, (i): Point => [(i - (length - 1) / 2) * stepX, (row - (rows - 1) / 2) * stepY - 12]);
  });
  return { places: places.flat(), scale: Math.min(stepX / 96, stepY / 74) };
};

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

/** Which dish lies where: slanting bands of equal length. */
const bandsOf = (places: readonly Point[], dishes: number): ReadonlyMap<Point, number> => {
  const slanting = places.toSorted(([ax, ay], [bx, by]) => ax + ay * 0.7 - bx - by * 0.7);
  return new Map(slanting.map((spot, rank) => [spot, Math.floor((rank / places.length) * dishes)]));
};

/** A set: the pieces of its dishes lie on one large board. */
export const setDish = (pen: Pen, { dishes, size }: Order): string => {
  const { places, scale } = gridOf(Number(size) || 32);
  const pieces = dishes.map((dish) => pieceOf(pen, dish));
  const bands = bandsOf(places, pieces.length);
  const food = places.map((spot) => {
    const piece = pieces[bands.get(spot) ?? 0];
    return piece ? copyAt(piece, [spot[0] / scale, spot[1] / scale]) : '';
  });
  const wood = pen.pick(['slate', 'walnut', 'bamboo']);
  return board(pen, { wood, half: 162 }, moved(food.join(''), `scale(${opacityText(scale)})`));
};
