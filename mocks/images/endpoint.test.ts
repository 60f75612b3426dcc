import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DishRecipe } from '../art/dish.ts';
import { dishImage } from './endpoint.ts';

const DISH: DishRecipe = { kind: 'sauce', ingredients: ['soy'], seed: 1 };

const ask = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  dishImage(DISH, new Request(`https://shop.test/demo/images/soy?${query}`, { headers }));

const metaOf = async (response: Response) => sharp(await response.arrayBuffer()).metadata();

test.each([
  ['image/avif,image/webp', 'image/avif', 'heif'],
  ['image/webp', 'image/webp', 'webp'],
  ['*/*', 'image/png', 'png'],
])(
  'who accepts «%s» gets %s of the size asked for, with a transparent ground',
  async (accept, type, format) => {
    const response = await ask('w=64&h=48&q=50', { accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect(await metaOf(response)).toMatchObject({ format, width: 64, height: 48, hasAlpha: true });
  },
);

test('a picture may be kept a year, apart for every Accept header', async () => {
  const { headers, status } = await ask('w=32&h=32');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('vary')).toBe('Accept');
});

test('who holds the picture is told so without its bytes', async () => {
  const etag = (await ask('w=32&h=32')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const held = await ask('w=32&h=32', { 'if-none-match': `"other", W/${etag}` });
  expect(held.status).toBe(304);
  expect(held.headers.get('etag')).toBe(etag);
  expect(await held.text()).toBe('');
  expect((await ask('w=33&h=32', { 'if-none-match': etag })).status).toBe(200);
});

test('a bad preset is answered with a picture, never with an error', async () => {
  const response = await ask('w=-1&h=banana&q=1e9');
  expect(response.status).toBe(200);
  expect(await metaOf(response)).toMatchObject({ width: 16, height: 500 });
});

test('a card of the list weighs less than 20 kB', async () => {
  const set: DishRecipe = {
    kind: 'poke',
    ingredients: ['salmon', 'avocado', 'edamame', 'cucumber', 'chuka', 'spicy'],
  };
  const request = new Request('https://shop.test/p?w=248&h=248&q=60', { headers: { accept: 'image/avif' } });
  const picture = await (await dishImage(set, request)).arrayBuffer();
  expect(picture.byteLength).toBeLessThan(20_000);
});
