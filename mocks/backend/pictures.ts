import { SCENES, type SceneName } from '../chain/scenes.ts';
import type { Drawing } from '../images/drawing.ts';
import { recipeNamed } from '../menu/pictures.ts';
import { recipeOf } from '../menu/recipes.ts';
import { jsonResponse, notFound } from './reply.ts';

const SCENE = /^\/demo\/i\/scene\/([\w-]+)$/;
const DISH = /^\/demo\/i\/([\w-]+)$/;

const isScene = (name: string): name is SceneName => Object.hasOwn(SCENES, name);

/** Draws something as pixels where that is at hand. */
export type Renders = (drawing: Drawing, request: Request) => Promise<Response>;

/** A picture, and whether pixels are less than its text: a scene is a few kB of SVG in any size. */
interface Found extends Drawing {
  readonly isSmallAsText: boolean;
}

const svg = (text: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });

/** The drawing code is loaded on demand, so that a page without pictures has none. */
const dishNamed = async (name: string): Promise<Found | null> => {
  const recipe = recipeNamed(name);
  if (!recipe) return null;
  const { drawDish, recipeKey } = await import('../art/dish.ts');
  return { kind: 'dish', key: recipeKey(recipe), draw: () => drawDish(recipe), isSmallAsText: false };
};

const sceneNamed = async (name: string, isSized: boolean): Promise<Found | null> => {
  if (!isScene(name)) return null;
  const { drawScene } = await import('../art/scene.ts');
  const { layout, ground, dishes } = SCENES[name];
  const scene = { layout, ground, dishes: dishes.flatMap((id) => recipeOf(id) ?? []) };
  const isPlate = layout === 'plate';
  return {
    kind: 'plate',
    key: `scene ${name}`,
    draw: () => drawScene(scene),
    isSmallAsText: !isPlate || !isSized,
  };
};

/** Pictures of dishes and scenes; what the menu shows is rendered, the plates of its sections as WebP (specification, section 9, "Images"). */
export const answerPicture = async (request: Request, renders: Renders | null): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  const scene = SCENE.exec(pathname)?.[1];
  const found =
    scene === undefined
      ? await dishNamed(DISH.exec(pathname)?.[1] ?? '')
      : await sceneNamed(scene, searchParams.has('w'));
  if (!found) return jsonResponse(notFound('Такой картинки нет'));
  return renders === null || found.isSmallAsText ? svg(found.draw()) : renders(found, request);
};
