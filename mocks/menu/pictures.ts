import type { DishRecipe } from '../art/recipe.ts';
import { hashOf } from './identity.ts';
import { ENTRIES } from './products.ts';
import { recipeOf } from './recipes.ts';

/**
 * Raised when anything is drawn in another way: the address of a picture stands for its bytes for ever.
 * Its test knows what the menu looks like under this number.
 */
export const DRAWINGS = 3;

/** Named by what is drawn: equal dishes share one picture. In few signs, as it stands four times in each card. */
const nameOf = (recipe: DishRecipe): string =>
  hashOf(JSON.stringify([DRAWINGS, recipe]))
    .toString(36)
    .padStart(7, '0');

const drawn = ENTRIES.flatMap(({ id }) => {
  const recipe = recipeOf(id);
  return recipe ? [{ id, recipe, name: nameOf(recipe) }] : [];
});
const names = new Map(drawn.map(({ id, name }) => [id, name]));
const recipes = new Map(drawn.map(({ name, recipe }) => [name, recipe]));

/** The address of a product's picture; one that has none gets an address that answers 404. */
export const pictureAddress = (productId: string): string => `/demo/i/${names.get(productId) ?? productId}`;

/** What a picture is drawn from, by its name or by the product's id. */
export const recipeNamed = (name: string): DishRecipe | null => recipes.get(name) ?? recipeOf(name);
