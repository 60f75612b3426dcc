import type { Paint } from '../kit/colour.ts';
import { firstOf, type Table } from './lookup.ts';
import { edible } from './matter.ts';

/** A liquid at the top and at the bottom of its glass. */
export type Drink = readonly [pale: Paint, deep: Paint];

const LEMONADE: Drink = ['#fdf0a8', '#f2c93c'];

export const DRINKS: Table<Drink> = {
  lemonade: LEMONADE,
  orange: ['#ffd27a', '#f08a1f'],
  strawberry: ['#ffc4c4', '#e0435a'],
  raspberry: ['#f7b0c2', '#c8264f'],
  mango: ['#ffe08a', '#f29a22'],
  lime: ['#eef6c4', '#9cc74a'],
  mint: ['#eaf6d4', '#8fc46a'],
  cola: ['#7a3a1c', '#2a120a'],
  icetea: ['#eab25a', '#a4541a'],
  berry: ['#d4587c', '#7d1a44'],
  matcha: ['#dbe6ac', '#8aa845'],
  milk: ['#fffaf0', '#f0e2c8'],
  latte: ['#f0dcb8', '#a8713e'],
  cappuccino: ['#f8ead0', '#9a5c2c'],
  greentea: ['#ece7a8', '#b9b548'],
  buckthorn: ['#ffe596', '#f2b032'],
  gingertea: ['#f8cf7c', '#d98a2a'],
  water: ['#eef7fa', '#bfdfe8'],
  blueberry: ['#b9a8e0', '#5a4a9c'],
  cherry: ['#ee6a6a', '#a3142a'],
};

/** The first drink among the words; lemonade without one. */
export const drinkOf = (ingredients: readonly string[]): Drink => firstOf(DRINKS, ingredients) ?? LEMONADE;

/** What grows in a drink: the pieces in a glass and on a label. A cherry that is drunk is not the tomato of salads. */
export const fruitsIn = (ingredients: readonly string[]): readonly string[] =>
  edible(ingredients).map((name) => (name === 'cherry' ? 'sweetcherry' : name));

const EMBLEMS: Table<readonly string[]> = {
  lemonade: ['lemon'],
  orange: ['orange'],
  strawberry: ['strawberry'],
  raspberry: ['raspberry'],
  mango: ['mango'],
  lime: ['lime'],
  mint: ['mint'],
  icetea: ['lemon', 'mint'],
  berry: ['cranberry'],
  blueberry: ['blueberry'],
  cherry: ['sweetcherry'],
};

/** The fruit on a label: what the recipe names, else what the drink is known for. */
export const emblemOf = (ingredients: readonly string[]): readonly string[] => {
  const named = fruitsIn(ingredients);
  return named.length ? named : (firstOf(EMBLEMS, ingredients) ?? []);
};
