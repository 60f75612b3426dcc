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
  const picture = await open(`/demo/i/scene/${name}`);
  expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/s);
});

test.each(['/demo/i/nothing', '/demo/i/scene/nothing', '/demo/i/'])('%s is no picture', async (path) => {
  expect((await open(path)).status).toBe(404);
});

test.each([`${buildShopCatalog().products[0]?.image}?w=249`, '/demo/i/scene/slide-wok?w=1057&q=60'])(
  '%s is refused: the shop has no picture of that size',
  async (path) => {
    const { status, headers } = await open(path);
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(await renderedBy(path)).toEqual([]);
  },
);

const renderedBy = async (path: string): Promise<readonly string[]> => {
  const asked: string[] = [];
  const { backend } = createBench({
    image: ({ kind, draw }) => {
      asked.push(kind, draw().slice(0, 4));
      return Promise.resolve(new Response('pixels'));
    },
  });
  await backend.fetch(new Request(`https://shop.test${path}`));
  return asked;
};
const DISH = buildShopCatalog().products[0]?.image ?? '';

test.each([
  [`${DISH}?w=248`, ['dish', '<svg']],
  ['/demo/i/scene/menu-rolls?w=248&h=248', ['scene', '<svg']],
  ['/demo/i/scene/story-wok?w=88&h=88', ['scene', '<svg']],
])('%s is rendered where pixels can be made', async (path, asked) => {
  expect(await renderedBy(path)).toEqual(asked);
});

test.each(['/demo/i/scene/menu-rolls', '/demo/i/scene/story-wok', '/demo/i/scene/slide-wok?w=1056'])(
  '%s stays what it is: its text is smaller than its pixels',
  async (path) => {
    expect(await renderedBy(path)).toEqual([]);
  },
);

test('a picture is found under the id of its product, too', async () => {
  const { id = '', image } = buildShopCatalog().products[0] ?? {};
  expect(image).not.toContain(id);
  const [named, byId] = await Promise.all([open(image ?? ''), open(`/demo/i/${id}`)]);
  expect(await named.text()).toBe(await byId.text());
});
