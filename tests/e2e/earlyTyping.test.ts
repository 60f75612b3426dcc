import type { Page } from '@playwright/test';
import { expect, test } from './tour/visitor.ts';
import { openBeforeLife } from './beforeLife.ts';

test.use({ visitor: 'guest' });

const box = (page: Page) => page.getByRole('searchbox', { name: 'Поиск по меню' });
const found = (page: Page) => page.getByRole('heading', { level: 1, name: '«дракон»' });

test('what was typed before the page came to life is searched for', async ({ page }) => {
  const letThrough = await openBeforeLife(page, '/samara/');
  await box(page).pressSequentially('дракон');
  letThrough();
  await expect(found(page)).toBeVisible();
  await expect(box(page)).toHaveValue('дракон');
});

test('what was typed while the page came to life is searched for by Enter', async ({ page }) => {
  const letThrough = await openBeforeLife(page, '/samara/');
  await box(page).pressSequentially('дракон');
  letThrough();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await box(page).press('Enter');
  await expect(found(page)).toBeVisible();
  await expect(box(page)).toHaveValue('дракон');
});

test('what was corrected on the page of a search before it came to life is searched for', async ({
  page,
}) => {
  const letThrough = await openBeforeLife(page, '/samara/catalog/search?q=сет');
  await box(page).fill('дракон');
  letThrough();
  await expect(found(page)).toBeVisible();
  await expect(page).toHaveURL(/q=%D0%B4%D1%80%D0%B0%D0%BA%D0%BE%D0%BD$/);
});
