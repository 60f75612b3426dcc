import { dishImage } from '../images/endpoint.ts';
import { recipeOf } from '../menu/recipes.ts';
import { jsonResponse, notFound } from './reply.ts';

/** A dish in the size and format that the request asks for. Needs Node: the pixels are made by a native library. */
export const dishPicture = async (productId: string, request: Request): Promise<Response> => {
  const recipe = recipeOf(productId);
  return recipe ? dishImage(recipe, request) : jsonResponse(notFound('У этого блюда нет картинки'));
};
