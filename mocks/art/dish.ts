import { createPen } from './kit/pen.ts';
import { DRAWERS } from './kinds/drawers.ts';
import type { DishKind, DishRecipe } from './recipe.ts';

export type { DishKind, DishRecipe } from './recipe.ts';

const isKind = (name: string): name is DishKind => Object.hasOwn(DRAWERS, name);

/** Every kind that can be drawn. */
export const DISH_KINDS: readonly DishKind[] = Object.keys(DRAWERS).filter(isKind);

/** A dish of a set is its kind, its ingredients and its pieces: the seed is the set's. */
const memberOf = (item: string | DishRecipe): string | DishRecipe =>
  typeof item === 'string'
    ? item
    : {
        kind: item.kind,
        ingredients: item.ingredients,
        ...(item.size === undefined ? {} : { size: item.size }),
      };

/** What makes two pictures the same: equal keys, equal text. */
export const recipeKey = ({ kind, ingredients, seed = 0, size }: DishRecipe): string =>
  JSON.stringify([kind, ingredients.map(memberOf), seed, size ?? '']);

/** The picture of a dish as SVG text: a cut-out on a transparent square. The same recipe gives the same text. */
export const drawDish = (recipe: DishRecipe): string => {
  const { kind, ingredients, size } = recipe;
  const pen = createPen(recipeKey(recipe));
  const words = ingredients.filter((item) => typeof item === 'string');
  const dishes = ingredients.filter((item) => typeof item !== 'string');
  return pen.svg(DRAWERS[kind](pen, { ingredients: words, dishes, size: size ?? '' }));
};
