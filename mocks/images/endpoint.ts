import { createHash } from 'node:crypto';
import { drawDish, type DishRecipe, recipeKey } from '../art/dish.ts';
import { createImageCache } from './cache.ts';
import { type Preset, presetKey, readPreset } from './preset.ts';
import { renderDish } from './render.ts';

interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly byteLength: number;
}

/** 64 MB hold the whole menu in two sizes and two formats several times over. */
const cache = createImageCache<Picture>({ bytes: 64 * 1024 * 1024, parallel: 2 });

const digest = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('base64url').slice(0, 22);

const rendered = async (recipe: DishRecipe, preset: Preset): Promise<Picture> => {
  const bytes = await renderDish(drawDish(recipe), preset);
  return { bytes, etag: `"${digest(bytes)}"`, byteLength: bytes.byteLength };
};

const isHeld = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

/**
 * The picture of a dish in the size and format that the request asks for.
 * The address of a picture stands for one recipe for ever, so that it may be kept a year.
 */
export const dishImage = async (recipe: DishRecipe, request: Request): Promise<Response> => {
  const preset = readPreset(new URL(request.url).searchParams, request.headers.get('accept'));
  const key = `${digest(recipeKey(recipe))} ${presetKey(preset)}`;
  const { bytes, etag } = await cache.get(key, () => rendered(recipe, preset));
  const headers = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept', etag };
  if (isHeld(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, 'content-type': `image/${preset.format}` } });
};
