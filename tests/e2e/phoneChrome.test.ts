import type { Page } from '@playwright/test';
import { expect, newPhone, test } from './shop.ts';
import { addToCart, answerModifiers, chooseCity, openCart, putAway, signIn, untilAlive } from './steps.ts';

// What stands around a page on a phone: as little as it can.

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test.use({ viewport: { width: 390, height: 844 }, userAgent: IPHONE });

/** The share of the screen's height where the page itself lies, and nothing that stays while it is scrolled. */
const shareOfContent = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    return rows.filter((element) => element?.closest('main') && !stays(element)).length / innerHeight;
  });

test('cart and checkout have one row above and the next step below, and back leads back', async ({
  page,
}, info) => {
  await page.goto('/samara/catalog/rolly-klassicheskie');
  await chooseCity(page, 'Самара', 'samara');
  await addToCart(page, /^Филадельфия/);
  await answerModifiers(page);
  await signIn(page, newPhone(info.workerIndex));
  await openCart(page);
  await expect(page.getByRole('link', { name: 'Оформить заказ' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Нижнее меню' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Позвонить' })).toHaveCount(1);
  expect(await shareOfContent(page)).toBeGreaterThanOrEqual(0.7);

  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await expect(page.getByRole('heading', { name: 'Оформление' })).toBeVisible();
  await putAway(page, 'Доставить или заберёте?');
  await expect(page.getByRole('button', { name: /^Заказать за/ })).toBeVisible();
  expect(await shareOfContent(page)).toBeGreaterThanOrEqual(0.7);

  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(page.getByRole('heading', { name: 'Корзина', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(page).toHaveURL(/rolly-klassicheskie$/);
});

test('whoever came to the cart from outside goes back to the menu', async ({ page }) => {
  await page.goto('/samara/cart');
  await chooseCity(page, 'Самара', 'samara');
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(page).toHaveURL(/\/samara\/catalog$/);
});

test('the app is offered once a visit, on home and in the menu, after the first scroll', async ({ page }) => {
  const offer = page.getByRole('region', { name: 'Приложение «Журавль»' });
  const question = page.getByRole('region', { name: /статистик/i });
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await untilAlive(page);
  if (await question.isVisible()) await question.getByRole('button').last().click();
  await expect(offer).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect(offer).toBeVisible();

  await page.setViewportSize({ width: 320, height: 568 });
  await expect(offer).toBeHidden();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(offer).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(offer).toBeVisible();

  await page.getByRole('link', { name: 'Корзина, пусто' }).click();
  await expect(page.getByRole('heading', { name: 'Корзина', exact: true })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: 'Назад' }).click();
  await page.mouse.wheel(0, 600);
  await expect(page).toHaveURL(/\/samara\/$/);
  await expect(offer).toBeHidden();
});
