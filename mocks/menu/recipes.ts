import type { DishRecipe } from '../art/dish.ts';
import { drawingOf } from './dish.ts';
import { ENTRIES } from './products.ts';

const RECIPES = new Map(ENTRIES.map(({ id, section, dish }) => [id, drawingOf(section, dish)]));

/** What the picture of a product is drawn from; null for services, unknown ids and options without a picture. */
export const recipeOf = (productId: string): DishRecipe | null => RECIPES.get(productId) ?? null;
