import { SCENES, type SceneName } from '../chain/scenes.ts';
import { recipeOf } from '../menu/recipes.ts';
import { jsonResponse, notFound } from './reply.ts';

const SCENE = /^\/demo\/images\/scene\/([\w-]+)$/;
const DISH = /^\/demo\/images\/([\w-]+)$/;

const isScene = (name: string): name is SceneName => Object.hasOwn(SCENES, name);

const svg = (text: string): Response =>
  new Response(text, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=31536000' },
  });

/** A dish as SVG; drawn on demand, so that a page without pictures loads no drawing code. */
const drawnDish = async (productId: string): Promise<Response> => {
  const recipe = recipeOf(productId);
  if (!recipe) return jsonResponse(notFound('У этого блюда нет картинки'));
  const { drawDish } = await import('../art/dish.ts');
  return svg(drawDish(recipe));
};

const drawnScene = async (name: string): Promise<Response> => {
  if (!isScene(name)) return jsonResponse(notFound('Такой картинки нет'));
  const { drawScene } = await import('../art/scene.ts');
  const { layout, ground, dishes } = SCENES[name];
  return svg(drawScene({ layout, ground, dishes: dishes.flatMap((id) => recipeOf(id) ?? []) }));
};

/** Pictures of dishes and scenes: `image` draws the dishes where something better than SVG is at hand. */
export const answerPicture = (
  request: Request,
  image: ((productId: string, request: Request) => Promise<Response>) | null,
): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const scene = SCENE.exec(pathname)?.[1];
  if (scene !== undefined) return drawnScene(scene);
  const productId = DISH.exec(pathname)?.[1] ?? '';
  return image === null ? drawnDish(productId) : image(productId, request);
};
