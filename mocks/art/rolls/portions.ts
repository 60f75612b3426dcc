import { list, type Point } from '../kit/geometry.ts';
import type { DishRecipe } from '../recipe.ts';

/** How many pieces of each dish lie on the board; one more portion where the dishes do not make up the whole. */
export const portionsOf = (dishes: readonly DishRecipe[], count: number): readonly number[] => {
  const own = dishes.map(({ size }) => Number(size) || 0);
  const known = own.reduce((total, pieces) => total + pieces, 0);
  if (own.every((pieces) => pieces > 0) && known <= count) {
    return known < count ? [...own, count - known] : own;
  }
  const upTo = (at: number): number => Math.round((at * count) / Math.max(dishes.length, 1));
  return list(Math.max(dishes.length, 1), (at) => upTo(at + 1) - upTo(at));
};

export interface Placed {
  readonly spot: Point;
  readonly portion: number;
}

interface Rows {
  readonly places: readonly Placed[];
  readonly scale: number;
}

const WIDTH = 326;
const HEIGHT = 284;
/** Room that a piece needs at its own size: neighbours of a row overlap as slices of one roll, rows hide each other's sides. */
const STEP_X = 74;
const STEP_Y = 66;

interface Row {
  readonly portion: number;
  readonly length: number;
}

/** Portions in rows of at most so many pieces. Small portions share a row. */
const rowsUpTo = (portions: readonly number[], longest: number): readonly (readonly Row[])[] => {
  const rows: Row[][] = [];
  portions.forEach((pieces, portion) => {
    const count = Math.ceil(pieces / longest);
    list(count, (i) => Math.round(((i + 1) * pieces) / count) - Math.round((i * pieces) / count)).forEach(
      (length) => {
        const last = rows.at(-1);
        const used = last?.reduce((total, row) => total + row.length, 0) ?? longest;
        if (last && length <= 2 && used + length <= longest) last.push({ portion, length });
        else rows.push([{ portion, length }]);
      },
    );
  });
  return rows;
};

const lengthOf = (row: readonly Row[]): number => row.reduce((total, { length }) => total + length, 0);

const scaleOf = (rows: readonly (readonly Row[])[]): number =>
  Math.min(
    WIDTH / Math.max(...rows.map(lengthOf), 1) / STEP_X,
    HEIGHT / Math.max(rows.length, 1) / STEP_Y,
    1,
  );

/** Each portion in rows of its own, in the row length that lets the pieces be largest. */
export const rowsOf = (portions: readonly number[]): Rows => {
  const rows = [4, 5, 6, 8]
    .map((longest) => rowsUpTo(portions, longest))
    .reduce((best, other) => (scaleOf(other) > scaleOf(best) ? other : best));
  const scale = scaleOf(rows);
  const stepY = Math.min(HEIGHT / rows.length, 116 * scale);
  const places = rows.flatMap((row, at) => {
    const length = lengthOf(row);
    const stepX = Math.min(WIDTH / length, 98 * scale);
    const owners = row.flatMap((part) => list(part.length, () => part.portion));
    return owners.map((portion, i): Placed => ({
      spot: [(i - (length - 1) / 2) * stepX, (at - (rows.length - 1) / 2) * stepY - 14 * scale],
      portion,
    }));
  });
  return { places, scale };
};
