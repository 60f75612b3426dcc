import type { Page } from '@playwright/test';
import { holdBack } from './holdBack.ts';
import { putAway, untilAlive } from './steps.ts';
import { expect, test } from './tour/visitor.ts';

test.use({ visitor: 'guest' });

const DESSERTS = '/samara/catalog/deserty';

/** A guest's page at rest: what makes it the whole shop waits until the test lets it through. */
async function openAtRest(page: Page, path: string): Promise<() => void> {
  const letThrough = await holdBack(page, /\/assets\/ordering-/);
  await page.goto(path);
  await untilAlive(page);
  return letThrough;
}

test('a guest’s page is alive without the whole shop; presses on «+» are shown at once, and all are in the cart', async ({
  page,
}) => {
  const letThrough = await openAtRest(page, DESSERTS);
  const first = page.getByRole('article').first();
  for (let press = 0; press < 3; press += 1) await first.locator('[data-add]').click();
  const count = await first
    .locator(':has(> [data-add]) > span')
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(count).toContain('3');
  letThrough();
  await putAway(page, 'Вход');
  await expect(page.getByRole('link', { name: 'Корзина, 3 товара', exact: true })).toBeVisible();
  await expect(first.getByRole('group', { name: /^Количество/ })).toContainText('3');
});

test('what is looked for is found at once, and what asks for more comes with the whole shop', async ({
  page,
}) => {
  const letThrough = await openAtRest(page, '/samara/');
  await page.getByRole('button', { name: 'Город: Самара' }).first().click();
  await page.getByRole('searchbox', { name: 'Поиск по меню' }).first().fill('лосось');
  await expect(page.getByRole('dialog')).toBeHidden();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Выберите свой город' })).toBeVisible();
});
