import type { Page, Route } from '@playwright/test';
import { DEEP } from './brief.ts';
import { addToCart, chooseCity, openSection, putAway, reloadPage } from './steps.ts';
import { expect, test } from './shop.ts';

const BROKEN: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is down': (route) => route.abort('connectionrefused'),
  'answers HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  'answers half a JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"groups": [{"id"' }),
};

/** A guest's cart with one dish; the question of the login is put off. */
async function fillCart(page: Page): Promise<void> {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Десерты');
  await addToCart(page, /./);
  await putAway(page, 'Вход');
  await expect(page.getByRole('link', { name: 'Корзина, 1 товар' })).toBeVisible();
}

for (const [how, answer] of Object.entries(BROKEN))
  test(
    `an API that ${how} loses no cart and leaves no blank page`,
    how === 'answers HTML' ? {} : DEEP,
    async ({ page, watch }) => {
      watch.expect(/./);
      await fillCart(page);
      await page.route('**/api/v1/**', answer);
      await reloadPage(page);
      await expect(page.getByRole('link', { name: 'Корзина, 1 товар' })).toBeVisible();
      await page.getByRole('link', { name: 'Корзина, 1 товар' }).click();
      await expect(page.getByRole('list', { name: 'Состав заказа' }).getByRole('listitem')).toHaveCount(1);
      await page.unroute('**/api/v1/**');
      await reloadPage(page);
      await expect(page.getByRole('list', { name: 'Состав заказа' }).getByRole('listitem')).toHaveCount(1);
    },
  );

test('a full cart in storage hydrates without a warning', async ({ page }) => {
  await fillCart(page);
  for (const path of ['/samara/', '/samara/catalog', '/samara/cart', '/catalog']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Корзина, 1 товар' })).toBeVisible();
  }
});
