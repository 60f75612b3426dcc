import { beforeAll, describe, expect, test } from 'vitest';
import { CITIES } from '../../../mocks/chain/cities.ts';
import { buildSettings } from '../../../mocks/chain/settings.ts';
import { buildCatalog } from '../../../mocks/menu/catalog.ts';
import { ADMIN_AREAS } from '../../domain/adminAreas.ts';
import { ROUTES, WITH_SLIDER, type RouteId } from '../navigation/routeTable.ts';
import { stateFrom, type PageState, type SharedState } from '../boot/boot.ts';
import { preloadPage, matchPage } from '../navigation/routes.tsx';
import { readConfig } from './config.ts';
import type { PageData } from './page.ts';
import { render, sharedState } from './render.tsx';
import { storeOf } from './serverStore.ts';

const data: PageData = {
  citySlug: 'samara',
  cities: CITIES,
  settings: buildSettings(),
  catalog: buildCatalog({ imageUrl: ({ id }) => `/demo/i/${id}` }),
  catalogVersion: '1',
  settingsVersion: '1',
};
const menu = (data.catalog as ReturnType<typeof buildCatalog>).groups.find(({ slug }) => slug === 'vok');
const dish = (data.catalog as ReturnType<typeof buildCatalog>).products.find(
  ({ parentGroup }) => parentGroup === menu?.id,
);
const EXAMPLES: Readonly<Record<string, string>> = {
  ':section': 'vok',
  ':product': String(dish?.slug),
  ':promotion': 'promo-1',
};
const addressOf = (path: string): string =>
  `/${path.replace(/:\w+/g, (name) => EXAMPLES[name] ?? 'nothing')}`.replace(/(?<=.)\/$/, '');

/** One page as the server sends it. */
async function pageAt(path: string) {
  const url = new URL(path, 'http://localhost');
  const citySlug = matchPage(path, CITIES)?.citySlug ?? null;
  const { status, robots, app } = await render({ url, citySlug, data, config: readConfig({}).page });
  return { status, robots, html: new TextDecoder().decode(app) };
}

const PRIVATE: ReadonlySet<RouteId> = new Set([
  'cart',
  'catalog-search',
  'checkout',
  'complete',
  'complete-error',
  'personal',
  'personal-address',
  'personal-favorite',
  'personal-history',
  'promotions',
  'promotions-detail',
  'admin',
  'admin-overview',
  'admin-journal',
  'admin-help',
]);
/** The same text has its own address in the shop. */
const TWICE: ReadonlySet<RouteId> = new Set(['loyalty-program-app-1', 'oferta-app-1']);

const forms = ROUTES.flatMap(({ name, path, ...row }) => [
  [addressOf(path), name] as const,
  ...('isPlainOnly' in row ? [] : [[addressOf(`samara/${path}`), name] as const]),
]);

beforeAll(async () => {
  await Promise.all(forms.map(([path]) => preloadPage(matchPage(path, CITIES))));
});

describe('every address of the shop (specification, section 2, "Routes")', () => {
  test.each(forms)('%s answers 200 with one heading of the page', async (path, name) => {
    const { status, robots, html } = await pageAt(path);
    expect(status).toBe(200);
    expect(robots).toBe(PRIVATE.has(name) || TWICE.has(name) ? 'noindex' : undefined);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(/<header class="[^"]*\bon-lacquer\b/.test(html)).toBe(WITH_SLIDER.has(name));
    const isAlone = TWICE.has(name) || /^admin(-|$)/.test(name);
    expect(/<header\b/.test(html)).toBe(!isAlone);
    expect(/<footer\b/.test(html)).toBe(!isAlone);
  });

  test('both forms are counted: 33 twice, and the administrator’s once', () => {
    expect(forms).toHaveLength(33 * 2 + 1 + Object.keys(ADMIN_AREAS).length);
  });

  test.each([
    '/samara/admin',
    '/samara/admin/overview',
    '/admin/secrets',
    '/samara/nowhere',
    '/personal/secrets',
  ])('%s answers 404', async (path) => {
    const { status, robots, html } = await pageAt(path);
    expect([status, robots]).toEqual([404, 'noindex']);
    expect(html).toContain('This page could not be found');
  });
});

test('a shell of the personal area or of the administrator’s names nothing of anybody', async () => {
  for (const path of ['/personal/promotions/promo-1', '/admin/overview']) {
    const { html } = await pageAt(path);
    expect(html).not.toMatch(/Акция не найдена|geocoderKey|СВОЙ15/);
  }
});

test('a calendar of the server’s tells nothing of what is behind its doors', async () => {
  const { html } = await pageAt('/samara/advent');
  expect(html).toContain('Дверцы календаря');
  expect(html).not.toContain('Моти на троих');
});

test('what a page has and what it shares are together the state that it was rendered from', async () => {
  const config = readConfig({}).page;
  const shared = JSON.parse(await sharedState({ data, config })) as SharedState;
  for (const path of [
    '/samara/',
    '/samara/catalog',
    '/catalog',
    '/samara/catalog/search?q=wok',
    '/moskva/cart',
  ]) {
    const url = new URL(path, 'http://localhost');
    const citySlug = matchPage(url.pathname, CITIES)?.citySlug ?? null;
    const { state } = await render({ url, citySlug, data, config });
    const rendered = storeOf({ data, citySlug, path, pictureBase: config.apiUrl }).state();
    const { catalog, city, setting, view } = stateFrom(shared, JSON.parse(state) as PageState);
    expect({ catalog, city, setting, path: view.path }).toEqual({
      catalog: { ...rendered.catalog, isFresh: false },
      city: rendered.city,
      setting: { ...rendered.setting, isFresh: false },
      path,
    });
  }
});
