import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { chooseCity } from './steps.ts';

/** The shop’s own scripts that a page has asked for so far, without their hashes. */
const asked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/(\w+)-[^/]*\.js$/.exec(name)?.[1] ?? []),
  );
const expectAsked = (page: Page, name: string): Promise<void> =>
  expect.poll(() => asked(page), `${name} is asked for`).toContain(name);

/** A finger that comes down and does not go up again. */
const press = async (page: Page, place: Locator): Promise<void> => {
  await place.hover();
  await page.mouse.down();
};

const footLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name }).first();

test('the code of a page and of a dialog is on its way before the finger goes up', async ({ page }) => {
  await page.goto('/samara/catalog');
  await chooseCity(page, 'Самара', 'samara');
  await expectAsked(page, 'intent');
  await press(page, footLink(page, 'Рестораны'));
  await expectAsked(page, 'Restaurants');
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await press(page, page.getByRole('button', { name: 'Исключить аллергены' }));
  await expectAsked(page, 'AllergensDialog');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Исключить аллергены' })).toBeVisible();
});

test('it comes with the focus, too, but for a connection that saves data', async ({ page }) => {
  await page.addInitScript(
    "Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })",
  );
  await page.goto('/samara/catalog');
  await chooseCity(page, 'Самара', 'samara');
  await expectAsked(page, 'intent');
  await footLink(page, 'Вакансии').focus();
  await press(page, footLink(page, 'Рестораны'));
  await expectAsked(page, 'Restaurants');
  expect(await asked(page)).not.toContain('Vacancies');
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: {} }));
  await page.getByRole('button', { name: 'Фильтры' }).first().focus();
  await expectAsked(page, 'FiltersDialog');
});
