import { SCENES, type SceneLayout, type SceneName } from '../chain/scenes.ts';
import type { Drawing } from '../images/drawing.ts';
import { readSide } from '../images/preset.ts';
import { recipeNamed } from '../menu/pictures.ts';
import { recipeOf } from '../menu/recipes.ts';
import { jsonResponse, notFound, refusal } from './reply.ts';

const SCENE = /^\/demo\/i\/scene\/([\w-]+)$/;
const DISH = /^\/demo\/i\/([\w-]+)$/;

const isScene = (name: string): name is SceneName => Object.hasOwn(SCENES, name);

/** Draws something as pixels where that is at hand. */
export type Renders = (drawing: Drawing, request: Request) => Promise<Response>;

/**
 * A picture, and whether it goes as text: a large scene is a few kB of SVG and ten times that in pixels. A small square one
 * weighs the same either way, but a browser lays out each of its hundreds of shapes on the thread that presses wait for.
 */
interface Found extends Drawing {
  readonly isSentAsText: boolean;
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
  return { kind: 'dish', key: recipeKey(recipe), draw: () => drawDish(recipe), isSentAsText: false };
};

const SQUARE: ReadonlySet<SceneLayout> = new Set(['plate', 'tile']);

const sceneNamed = async (name: string, isAskedSquare: boolean): Promise<Found | null> => {
  if (!isScene(name)) return null;
  const { drawScene } = await import('../art/scene.ts');
  const { layout, ground, dishes } = SCENES[name];
  const scene = { layout, ground, dishes: dishes.flatMap((id) => recipeOf(id) ?? []) };
  return {
    kind: 'scene',
    key: `scene ${name}`,
    draw: () => drawScene(scene),
    isSentAsText: !isAskedSquare || !SQUARE.has(layout),
  };
};

/** Pictures of dishes and scenes; what the menu shows is rendered, the plates of its sections and the previews of stories as WebP (specification, section 9, "Images"). */
export const answerPicture = async (request: Request, renders: Renders | null): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  const scene = SCENE.exec(pathname)?.[1];
  const found =
    scene === undefined
      ? await dishNamed(DISH.exec(pathname)?.[1] ?? '')
      : await sceneNamed(scene, searchParams.has('h'));
  if (!found) return jsonResponse(notFound('Такой картинки нет'));
  if (readSide(searchParams) === null) return jsonResponse(refusal(400, 'Картинок такого размера нет'));
  return renders === null || found.isSentAsText ? svg(found.draw()) : renders(found, request);
};
