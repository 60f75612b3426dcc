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
