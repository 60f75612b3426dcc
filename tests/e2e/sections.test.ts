import type { Locator, Page } from '@playwright/test';
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

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

test('the page is about as long before its sections are drawn as it is then', async ({ page }) => {
  await openMenu(page);
  const before = await heightOf(page);
  for (let top = 0; top < (await heightOf(page)); top += 1_600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  const after = await heightOf(page);
  expect(Math.abs(after - before) / after).toBeLessThan(0.02);
});

/** Whether this dish is React's, or still as the server drew it. */
const isAwake = (dish: Locator): Promise<boolean> =>
  dish.evaluate((card) =>
    Object.keys(card.closest('[data-cards]') ?? {}).some((name) => name.startsWith('__reactContainer$')),
  );

test('dishes come to life as they come near, also those that a filter leaves of their row', async ({
  page,
}) => {
  await openMenu(page);
  const seen = page.locator('main article:not([hidden])');
  await expect.poll(() => isAwake(seen.first())).toBe(true);
  expect(await isAwake(seen.nth(30))).toBe(false);
  await page.getByRole('button', { name: 'Фильтры' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Фильтры' });
  await dialog.getByRole('group').getByRole('button').first().click();
  await dialog.getByRole('button', { name: /^Показать/ }).click();
  await expect(dialog).toBeHidden();
  const last = seen.last();
  expect(await isAwake(last)).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => isAwake(last)).toBe(true);
  await page.getByRole('button', { name: /^Убрать фильтр/ }).click();
  await expect(seen).toHaveCount(await page.locator('main article').count());
  await seen.last().scrollIntoViewIfNeeded();
  await expect.poll(() => isAwake(seen.last())).toBe(true);
});
