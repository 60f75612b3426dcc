import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addToCart, openCart, putAway, untilAlive } from './steps.ts';

/** The chain gives its saved state another version: pages of the old one begin anew. */
const newVersion = (page: Page) =>
  page.route('**/setting/STORE_VERSION', (route) => route.fulfill({ body: '99', contentType: 'text/plain' }));

test('a cart that a new version of the store has taken is put back, and the city has stayed', async ({
  page,
}) => {
  await page.goto('/samara/catalog/deserty');
  await putAway(page, 'Выберите свой город');
  await untilAlive(page);
  await addToCart(page, /./);
  await putAway(page, 'Вход');
  await openCart(page);
  const list = page.getByRole('list', { name: 'Состав заказа' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const dish = (await list.getByRole('listitem').getByRole('link').first().textContent()) ?? '';

  await newVersion(page);
  await page.reload();
  await putAway(page, 'Выберите свой город');
  await expect(page.getByText('Магазин обновился, и корзина опустела')).toBeVisible();
  await expect(page).toHaveURL(/\/samara\/cart$/);
  await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
  await page.getByRole('button', { name: 'Восстановить корзину' }).click();
  await expect(list.getByRole('listitem')).toContainText([dish]);
  await expect(page.getByText('Магазин обновился, и корзина опустела')).toBeHidden();

  await page.reload();
  await expect(list.getByRole('listitem')).toContainText([dish]);
  await expect(page.getByRole('button', { name: 'Восстановить корзину' })).toHaveCount(0);
});
