import { expect, test } from 'vitest';
import { SCENES } from '../chain/scenes.ts';
import { createBackend } from './backend.ts';
import { buildShopCatalog } from './shop.ts';
import { createBench } from './bench.ts';

const backend = createBackend();
const open = (path: string): Promise<Response> => backend.fetch(new Request(`https://shop.test${path}`));

test('every picture that the catalog names is drawn', async () => {
  const images = buildShopCatalog().products.flatMap((product) => product.image ?? []);
  expect(images.length).toBeGreaterThan(0);
  const types = await Promise.all(
    images.map(async (image) => (await open(image)).headers.get('content-type')),
  );
  expect(new Set(types)).toEqual(new Set(['image/svg+xml; charset=utf-8']));
});

test.each(Object.keys(SCENES))('the scene %s is drawn', async (name) => {
  const picture = await open(`/demo/images/scene/${name}`);
  expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/s);
});

test.each(['/demo/images/nothing', '/demo/images/scene/nothing', '/demo/images/'])(
  '%s is no picture',
  async (path) => {
    expect((await open(path)).status).toBe(404);
  },
);

test('a better drawer takes over the dishes', async () => {
  const asked: string[] = [];
  const { backend } = createBench({
    image: (productId) => {
      asked.push(productId);
      return Promise.resolve(new Response('pixels'));
    },
  });
  const picture = await backend.fetch(new Request('https://shop.test/demo/images/some-dish?w=248'));
  expect([await picture.text(), asked]).toEqual(['pixels', ['some-dish']]);
});
