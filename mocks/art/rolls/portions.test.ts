import { expect, test } from 'vitest';
import type { DishRecipe } from '../recipe.ts';
import { portionsOf, rowsOf } from './portions.ts';

const roll = (size?: number): DishRecipe => ({
  kind: 'roll',
  ingredients: [],
  ...(size === undefined ? {} : { size }),
});

test('a set lays as many pieces of each dish as the dish has', () => {
  expect(portionsOf([roll(8), roll(8), roll(6)], 22)).toEqual([8, 8, 6]);
});

test('what the customer chooses has places of its own', () => {
  expect(portionsOf([roll(8), roll(8), roll(8)], 32)).toEqual([8, 8, 8, 8]);
});

test('dishes that do not say their pieces share the board evenly', () => {
  expect(portionsOf([roll(), roll(), roll()], 16)).toEqual([5, 6, 5]);
});

test.each([[[8, 8, 8]], [[8, 8, 8, 8, 8]], [[8, 8, 6]], [[8, 8, 8, 8, 8, 8, 8]]])(
  'portions of %j pieces lie in rows of their own, all of them on the board',
  (portions) => {
    const { places } = rowsOf(portions);
    expect(places).toHaveLength(portions.reduce((total, pieces) => total + pieces, 0));
    const kindsAt = (y: number) =>
      new Set(places.filter(({ spot }) => spot[1] === y).map(({ portion }) => portion));
    expect(places.map(({ spot }) => kindsAt(spot[1]).size)).toEqual(places.map(() => 1));
    for (const { spot } of places) {
      expect(Math.abs(spot[0])).toBeLessThan(163);
      expect(Math.abs(spot[1])).toBeLessThan(150);
    }
  },
);
