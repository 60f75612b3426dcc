import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addToCart, chooseCity, putAway } from './steps.ts';

const STATE = '**/state/**';

async function buysOneDish(page: Page): Promise<void> {
  await page.goto('/samara/catalog/deserty');
  await chooseCity(page, 'Самара', 'samara');
  await addToCart(page, /./);
  await putAway(page, 'Вход');
  await expect(page.getByRole('link', { name: 'Корзина, 1 товар' })).toBeVisible();
}

test('a page whose state nobody knows any more is drawn anew from what holds now', async ({ page }) => {
  await page.route(STATE, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-location': '/state/samara/of-another-day.json' };
    await route.fulfill({ response, headers });
  });
  await buysOneDish(page);
});

test('a state that is lost on the way is asked for again', async ({ page, watch }) => {
  watch.expect(/ERR_CONNECTION_REFUSED/);
  let refused = 0;
  await page.route(STATE, (route) => {
    refused += 1;
    return refused > 2 ? route.continue() : route.abort('connectionrefused');
  });
  await buysOneDish(page);
  expect(refused).toBe(3);
});

const PAGES = [
  '/samara',
  '/samara/catalog',
  '/samara/catalog/rolly-klassicheskie',
  '/samara/cart',
  '/samara/promo',
];
const DATA = /<script type="?application\/json"?[^>]*>(.*?)<\/script>/gs;
/** Shorter words stand in several places by chance. */
const TELLING = 12;

const wordsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(wordsIn);

test('what a page shows stands in its markup alone, and what is state is in it once', async ({ request }) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const data = [...html.matchAll(DATA)].map(([, json = '']) => json);
    const markup = html.replaceAll(DATA, '');
    const words = data.flatMap((json) => wordsIn(JSON.parse(json))).filter((word) => word.length >= TELLING);
    expect(data.length, path).toBeGreaterThan(0);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    // The page's own address leads back to it.
    expect(words.filter((word) => word !== path && markup.includes(word))).toEqual([]);
    const [dish] = /(?<=<article[^>]* aria-label=")[^"]*/.exec(markup) ?? [];
    if (dish) expect(data.join('')).not.toContain(dish);
  }
});
