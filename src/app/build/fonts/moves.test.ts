import { expect, test } from 'vitest';
import { type Master, movesOf } from './moves.ts';
import type { Outline, Point } from './outlines.ts';

const letter = (...contours: readonly Point[]): Outline => ({ contours, parts: [], advance: 500 });
const STRAIGHT: readonly Master[] = [
  { at: 0, outlines: [letter([0, 0], [100, 0])] },
  { at: 0.5, outlines: [letter([0, 0], [120, 0])] },
  { at: 1, outlines: [letter([0, 0], [140, 0])] },
];

const deltasOf = (masters: readonly Master[], tolerance: number) =>
  movesOf(masters, tolerance)[0]?.map(({ deltas }) => deltas.slice(0, 2));

test('a letter that grows evenly is told by its heaviest weight alone', () => {
  expect(deltasOf(STRAIGHT, 0)).toEqual([
    [
      [0, 0],
      [40, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ]);
});

const bent = (by: number): readonly Master[] =>
  STRAIGHT.map((master) =>
    master.at === 0.5 ? { at: 0.5, outlines: [letter([0, 0], [120 + by, 0])] } : master,
  );

test('what a weight between is off the line is told where it is more than the tolerance', () => {
  expect(deltasOf(bent(2), 2)?.[1]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(deltasOf(bent(3), 2)?.[1]).toEqual([
    [0, 0],
    [3, 0],
  ]);
});

test('an advance is told whatever the tolerance', () => {
  const wider = STRAIGHT.map((master) =>
    master.at === 0.5 ? { at: 0.5, outlines: [{ ...letter([0, 0], [120, 0]), advance: 501 }] } : master,
  );
  expect(movesOf(wider, 2)[0]?.[1]?.deltas).toContainEqual([1, 0]);
});

test('of a letter with other points in another weight no font is made', () => {
  const broken = [...STRAIGHT.slice(0, 2), { at: 1, outlines: [letter([0, 0])] }];
  expect(() => movesOf(broken, 0)).toThrow('other points');
});
