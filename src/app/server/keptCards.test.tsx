import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { CITIES } from '../../../mocks/chain/cities.ts';
import { buildSettings } from '../../../mocks/chain/settings.ts';
import { buildCatalog } from '../../../mocks/menu/catalog.ts';
import { StoreProvider } from '../../ui/store.tsx';
import { PageTextsContext } from '../boot/pageEffects.ts';
import { matchPage, preloadPage } from '../navigation/routes.tsx';
import { textsOf } from '../navigation/title.ts';
import { Shop } from '../Shop.tsx';
import { readConfig } from './config.ts';
import { htmlOf } from './htmlOf.ts';
import { cardsOf } from './keptCards.tsx';
import { leadingLinks } from './leadingLinks.ts';
import type { PageData } from './page.ts';
import { render } from './render.tsx';
import { storeOf } from './serverStore.ts';

const catalog = buildCatalog({ imageUrl: ({ id }) => `/demo/i/${id}` });
const dataWith = (patch: Partial<typeof catalog> = {}): PageData => ({
  citySlug: 'samara',
  cities: CITIES,
  settings: buildSettings(),
  catalog: { ...catalog, ...patch },
  catalogVersion: '1',
  settingsVersion: '1',
});
const config = readConfig({}).page;
const citySlugOf = (path: string): string | null =>
  matchPage(path.replace(/\?.*/, ''), CITIES)?.citySlug ?? null;
const fail = (error: unknown): never => {
  throw error;
};

const rendered = (data: PageData, path: string) =>
  render({ url: new URL(path, 'http://shop'), citySlug: citySlugOf(path), data, config });
const kept = async (data: PageData, path: string): Promise<string> =>
  new TextDecoder().decode((await rendered(data, path)).app);
/** All of the page rendered in its place, as the browser does that hydrates it. */
const plain = async (data: PageData, path: string): Promise<string> => {
  const store = storeOf({ data, citySlug: citySlugOf(path), path, pictureBase: config.apiUrl });
  const page = (
    <StrictMode>
      <StoreProvider value={store}>
        <StaticRouter location={path}>
          <PageTextsContext value={textsOf}>
            <Shop />
          </PageTextsContext>
        </StaticRouter>
      </StoreProvider>
    </StrictMode>
  );
  return leadingLinks(await htmlOf(page, fail)).body.toString();
};

const PATHS = [
  '/samara',
  '/samara/catalog',
  '/catalog',
  '/samara/catalog/vok',
  '/moskva/catalog/vok',
  '/samara/catalog/search',
  '/samara/catalog/search?q=вок',
  '/samara/cart',
  '/samara/restaurant',
];

beforeAll(async () => {
  await Promise.all(PATHS.map((path) => preloadPage(matchPage(path.replace(/\?.*/, ''), CITIES))));
});

describe('a page whose cards are kept is byte for byte the one that is rendered whole', () => {
  const data = dataWith();
  test.each(PATHS)('%s, the first time and again', async (path) => {
    const whole = await plain(data, path);
    expect(await kept(data, path)).toBe(whole);
    expect(await kept(data, path)).toBe(whole);
  });
});

test('a card is rendered once for all pages of one data and city', async () => {
  const data = dataWith();
  await kept(data, '/samara/catalog/vok');
  const once = new Map(cardsOf(data, 'samara'));
  expect(once.size).toBeGreaterThan(5);
  await kept(data, '/samara/catalog');
  const cards = cardsOf(data, 'samara');
  expect(cards.size).toBeGreaterThan(once.size);
  for (const [id, html] of once) expect(cards.get(id)).toBe(html);
});

test('another version of the menu has cards of its own', async () => {
  await kept(dataWith(), '/samara/catalog');
  const dearer = dataWith({ products: catalog.products.map((product) => ({ ...product, price: 12_345 })) });
  const html = await kept(dearer, '/samara/catalog');
  expect(html).toContain('12\u00A0345\u00A0₽');
  expect(html).toBe(await plain(dearer, '/samara/catalog'));
});

test('a name that looks like the place of a card is a name', async () => {
  const name = '<kept-card id="0"></kept-card>';
  const odd = dataWith({ products: catalog.products.map((product) => ({ ...product, name })) });
  const html = await kept(odd, '/samara/catalog');
  expect(html).not.toContain('<kept-card');
  expect(html).toBe(await plain(odd, '/samara/catalog'));
});

test('the first pictures are asked for at the beginning of the head', async () => {
  const { head } = await rendered(dataWith(), '/samara/catalog');
  expect(head).toMatch(/^<link rel=preload as=image [^>]*fetchPriority=high>/);
});
