import { expect, test } from 'vitest';
import { BROTHS } from '../art/palette/broths.ts';
import { CAPS } from '../art/palette/caps.ts';
import { COATS } from '../art/palette/coats.ts';
import { DRINKS } from '../art/palette/drinks.ts';
import { INGREDIENTS } from '../art/palette/ingredients.ts';
import { NOODLES } from '../art/palette/noodles.ts';
import { SAUCES } from '../art/palette/sauces.ts';
import { CAKES, FLAVOURS } from '../art/palette/sweets.ts';
import { WARE_WORDS } from '../art/palette/ware.ts';
import { FRIED } from '../art/parts/fried.ts';
import { ARRANGEMENTS } from '../art/rolls/arrangement.ts';
import { drawDish, type DishRecipe } from '../art/dish.ts';
import { ENTRIES } from './products.ts';
import { recipeOf } from './recipes.ts';

const keysOf = (...tables: readonly object[]): readonly string[] =>
  tables.flatMap((table) => Object.keys(table));
const TOPS = ['baked', 'sesame', 'flakes'];
const LAYS = [...Object.keys(ARRANGEMENTS), 'sectors', 'bands', 'centre'];
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  out: keysOf(COATS),
  top: [...TOPS, ...keysOf(INGREDIENTS, SAUCES)],
  noodle: keysOf(NOODLES),
  broth: keysOf(BROTHS),
  cap: keysOf(CAPS),
  over: keysOf(SAUCES),
  dots: keysOf(SAUCES),
  swirl: keysOf(SAUCES),
  on: WARE_WORDS,
  lay: LAYS,
  '': [
    ...keysOf(INGREDIENTS, SAUCES, DRINKS, CAKES, FLAVOURS, FRIED),
    'box',
    'milk',
    'quinoa',
    'smooth',
    'steamed',
    'sweetpotato',
  ],
};

const isKnown = (word: string): boolean => {
  const [name, role = ''] = word.split(':').toReversed();
  return KNOWN[role]?.includes(name ?? '') ?? false;
};

const recipes: readonly DishRecipe[] = ENTRIES.flatMap(({ id }) => recipeOf(id) ?? []);
const wordsOf = (recipe: DishRecipe): readonly string[] =>
  recipe.ingredients.flatMap((part) => (typeof part === 'string' ? part : wordsOf(part)));

test('every word of a recipe belongs to the drawing vocabulary', () => {
  expect(recipes.length).toBeGreaterThan(200);
  expect([...new Set(recipes.flatMap(wordsOf))].filter((word) => !isKnown(word))).toEqual([]);
});

test('neighbours of a roll section differ in coat or topping', () => {
  const rolls = recipes.filter(({ kind }) => kind === 'roll');
  const outsideOf = (recipe: DishRecipe) =>
    wordsOf(recipe)
      .filter((word) => /^(?:out|top):/.test(word))
      .join(' ');
  const alike = rolls.filter(
    (recipe, at) => at > 0 && outsideOf(recipe) === outsideOf(rolls[at - 1] ?? recipe),
  );
  expect(alike).toEqual([]);
});

test('a set holds only dishes that can lie on its board', () => {
  const parts = recipes.filter(({ kind }) => kind === 'set').flatMap(({ ingredients }) => ingredients);
  expect(parts.length).toBeGreaterThan(20);
  expect(
    parts.filter((part) => typeof part === 'string' || !['roll', 'maki', 'nigiri'].includes(part.kind)),
  ).toEqual([]);
});

test('every recipe draws a picture of its own', () => {
  const pictures = recipes.map(drawDish);
  expect(pictures.filter((picture) => !picture.startsWith('<svg'))).toEqual([]);
  expect(new Set(pictures).size).toBe(pictures.length);
});
