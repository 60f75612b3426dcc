import { byDepth, list, type Point, polar, TAU } from '../kit/geometry.ts';

const ring = (count: number): readonly Point[] => {
  const around = list(count - 1, (i): Point => {
    const [x, y] = polar(count > 7 ? 108 : 98, (i / (count - 1)) * TAU - Math.PI / 2);
    return [x, y * 0.84 - 6];
  });
  return byDepth([[0, -6], ...around]);
};

const ROWS: readonly (readonly number[])[] = [
  [2, 2],
  [2, 3],
  [3, 3],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
];

const rows = (count: number): readonly Point[] => {
  const lengths = ROWS[count - 4] ?? [3, 3, 3];
  const step = lengths.length > 2 ? 82 : 112;
  return lengths.flatMap((length, row) =>
    list(length, (i): Point => [(i - (length - 1) / 2) * 102, (row - (lengths.length - 1) / 2) * step - 12]),
  );
};

const ranks = (count: number): readonly Point[] =>
  list(count, (i) => {
    const half = count / 2;
    const row = i < half ? 0 : 1;
    const step = i - row * half - (half - 1) / 2;
    return [step * (half > 3 ? 85 : 104) + (row ? 5 : -5), (row - 0.5) * 128 - 18 + step * -6];
  });

/** Two slanting rows whose pieces overlap: made for pieces that lie on their sides. */
const line = (count: number): readonly Point[] =>
  list(count, (i) => {
    const half = Math.ceil(count / 2);
    const row = i < half ? 0 : 1;
    const step = half - 1 - (i - row * half) - (half - 1) / 2;
    return [step * (half > 3 ? 72 : 98) - 20 + row * 8, (row - 0.5) * 132 - step * 24 + 12];
  });

/** Some stand on the shoulders of the rest. */
const pile = (count: number): readonly Point[] => {
  const above = Math.floor((count - 1) / 3);
  const below = count - above;
  const back = Math.ceil(below / 2);
  const row = (length: number, y: number): readonly Point[] =>
    list(length, (i): Point => [(i - (length - 1) / 2) * 100, y]);
  return [...row(back, -18), ...row(below - back, 66), ...row(above, -52)];
};

const DIAMONDS: Readonly<Record<number, readonly number[]>> = {
  4: [1, 2, 1],
  5: [1, 3, 1],
  6: [1, 2, 3],
  7: [2, 3, 2],
  8: [2, 4, 2],
  9: [2, 4, 3],
};

/** Narrow at the far end, wide in the middle. */
const diamond = (count: number): readonly Point[] => {
  const lengths = DIAMONDS[count] ?? [];
  return lengths.flatMap((length, row) =>
    list(length, (i): Point => [
      (i - (length - 1) / 2) * (length > 3 ? 82 : 96),
      (row - (lengths.length - 1) / 2) * 82 - 14,
    ]),
  );
};

/** Places of 4–9 pieces about the middle of the ware, the far ones first. */
export const ARRANGEMENTS = { ring, rows, ranks, line, pile, diamond };

export type ArrangementName = keyof typeof ARRANGEMENTS;

export const isArrangement = (name: string): name is ArrangementName => Object.hasOwn(ARRANGEMENTS, name);
