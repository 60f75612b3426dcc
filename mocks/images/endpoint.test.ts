import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { drawDish, type DishRecipe, recipeKey } from '../art/dish.ts';
import { createDiskShelf } from './diskShelf.ts';
import type { Drawing } from './drawing.ts';
import { createDrawingEndpoint } from './endpoint.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));
const startAgain = () => createDrawingEndpoint(createDiskShelf({ folder, bytes: 1_000_000 }));
const answer = startAgain();

const drawingOf = (recipe: DishRecipe, kind: Drawing['kind'] = 'dish'): Drawing => ({
  kind,
  key: recipeKey(recipe),
  draw: () => drawDish(recipe),
});
const DISH: DishRecipe = { kind: 'sauce', ingredients: ['soy'], seed: 1 };

const requestOf = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(`https://shop.test/demo/i/soy?${query}`, { headers });
const ask = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  answer(drawingOf(DISH), requestOf(query, headers));

const metaOf = async (response: Response) => sharp(await response.arrayBuffer()).metadata();

test.each([
  ['image/avif,image/webp', 'image/avif', 'heif'],
  ['image/webp', 'image/webp', 'webp'],
  ['*/*', 'image/png', 'png'],
])(
  'who accepts «%s» gets %s of the size asked for, with a transparent ground',
  async (accept, type, format) => {
    const response = await ask('w=88&h=88&q=60', { accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect(await metaOf(response)).toMatchObject({ format, width: 88, height: 88, hasAlpha: true });
  },
);

test('a picture may be kept a year, apart for every Accept header', async () => {
  const { headers, status } = await ask('w=88&h=88');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('vary')).toBe('Accept');
});

test('who holds the picture is told so without its bytes', async () => {
  const etag = (await ask('w=88&h=88')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const held = await ask('w=88&h=88', { 'if-none-match': `"other", W/${etag}` });
  expect(held.status).toBe(304);
  expect(held.headers.get('etag')).toBe(etag);
  expect(await held.text()).toBe('');
  expect((await ask('w=132&h=132', { 'if-none-match': etag })).status).toBe(200);
});

test.each(['w=249&h=249', 'w=99999', 'w=-1&h=banana&q=1e9', 'w=248&h=248&q=61'])(
  '%s is refused before anything is drawn or written',
  async (query) => {
    const files = readdirSync(folder);
    const drawing = { ...drawingOf(DISH), draw: () => expect.fail('drawn') };
    expect((await answer(drawing, requestOf(query))).status).toBe(400);
    expect(readdirSync(folder)).toEqual(files);
  },
);

test('a scene is WebP for whoever takes it, AVIF or not', async () => {
  const scene = drawingOf({ ...DISH, seed: 2 }, 'scene');
  const response = await answer(scene, requestOf('w=88&h=88', { accept: 'image/avif,image/webp' }));
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(await metaOf(response)).toMatchObject({ format: 'webp', width: 88 });
});

test('what was made once is there after a start, without a new render', async () => {
  const other: DishRecipe = { ...DISH, seed: 3 };
  const first = await answer(drawingOf(other), requestOf('w=132&h=132'));
  const files = readdirSync(folder);
  const second = await startAgain()(drawingOf(other), requestOf('w=132&h=132'));
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(new Uint8Array(await second.arrayBuffer())).toEqual(new Uint8Array(await first.arrayBuffer()));
  expect(readdirSync(folder)).toEqual(files);
});

test('a dish that is drawn in another way finds nothing of the old one on the disk', async () => {
  const once = { ...drawingOf(DISH), key: 'soup', draw: () => drawDish({ ...DISH, seed: 4 }) };
  const now = { ...once, draw: () => drawDish({ ...DISH, seed: 5 }) };
  const [before, after] = [
    await startAgain()(once, requestOf('w=132&h=132')),
    await startAgain()(now, requestOf('w=132&h=132')),
  ];
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
});

test('a card of the list weighs less than 10 kB', async () => {
  const set: DishRecipe = {
    kind: 'poke',
    ingredients: ['salmon', 'avocado', 'edamame', 'cucumber', 'chuka', 'spicy'],
  };
  const request = new Request('https://shop.test/p?w=248&h=248&q=60', { headers: { accept: 'image/avif' } });
  const picture = await (await answer(drawingOf(set), request)).arrayBuffer();
  expect(picture.byteLength).toBeLessThan(10_000);
});

test('so many may wait for their picture, and the next is told to come again', async () => {
  const busy = createDrawingEndpoint({
    take: () => new Promise(() => undefined),
    put: () => Promise.resolve(),
  });
  const askedFor = (seed: number) => busy(drawingOf({ ...DISH, seed }), requestOf('w=88'));
  for (let seed = 0; seed < 258; seed += 1) void askedFor(seed);
  const { status, headers } = await askedFor(258);
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});
