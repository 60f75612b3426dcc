import type { Page } from '@playwright/test';
import { chooseCity, putAway } from './steps.ts';
import { expect, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function openMenu(page: Page): Promise<void> {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await page.goto('/samara/catalog');
  await page.mouse.move(50, 300);
  await expect(page.getByRole('button', { name: 'Фильтры' }).last()).toBeVisible();
}

test('a press on a dish far below, near which nobody came, adds it once', async ({ page }) => {
  await openMenu(page);
  // Not scrolled to: a reader of screens presses where it reads.
  const far = page
    .locator('#section-deserty')
    .getByRole('button', { name: /^В корзину: /, includeHidden: true });
  await far.first().evaluate((button: HTMLElement) => button.click());
  await putAway(page, 'Вход');
  await expect(page.getByRole('link', { name: 'Корзина, 1 товар', exact: true })).toBeVisible();
});

test('a menu that is opened from another page is drawn to its end', async ({ page }) => {
  await openMenu(page);
  const all = await page.locator('article').count();
  await page
    .getByRole('link', { name: /^Корзина/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  await page.getByRole('link', { name: 'В меню' }).first().click();
  await expect(page.locator('main article')).toHaveCount(all);
});
