import type { Locator, Page } from '@playwright/test';
import { holdBack } from './holdBack.ts';
import { expect, test } from './shop.ts';
import { openSection, putAway, untilAlive } from './steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A person's Back comes long after the entry in the history that it is for; a test's would come before it. */
const goBack = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((settled) => void setTimeout(settled)));
  await page.goBack();
};

/** Back closes what was opened, the page stays, and Forward does not bring it back. */
async function closedByBack(page: Page, opened: Locator): Promise<void> {
  const { href } = new URL(page.url());
  await expect(opened).toBeVisible();
  await goBack(page);
  await expect(opened).toBeHidden();
  await page.goForward();
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(href);
}

test('Back on a phone closes what lies on top, and nothing else', async ({ page }) => {
  const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name });
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

  await page.goto('/samara/');
  await expect(dialog('Выберите свой город')).toBeVisible();
  // Before the shop comes to life the question is the page's own, and Back the browser's.
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => (history.state as { readonly isOverlay?: true } | null)?.isOverlay);
  await goBack(page);
  await putAway(page, 'Выберите свой город');

  await press('Истории');
  await closedByBack(page, dialog('Истории'));
  await openSection(page, 'Вок');
  await press('Фильтры');
  await closedByBack(page, dialog('Фильтры'));
  await press(/^Уведомления/);
  await closedByBack(page, page.getByRole('region', { name: 'Уведомления' }));

  await press(/^В корзину: Вок/);
  await expect(dialog('Выберите ролл')).toBeVisible();
  await goBack(page);
  await expect(dialog('Выберите ролл')).toBeHidden();
  await closedByBack(page, dialog('Вход'));

  await press(/^Получение: /);
  await expect(dialog('Доставить или заберёте?')).toBeVisible();
  await goBack(page);
  await expect(dialog('Доставить или заберёте?')).toBeVisible();
  await press('Доставить');
  await closedByBack(page, dialog('Адрес доставки'));

  const section = page.url();
  const dish = page.getByRole('article', { name: /^Вок/ }).first();
  await dish.getByRole('link').click();
  await expect(dialog(/^Вок/)).toBeVisible();
  const address = page.url();
  expect(address).not.toBe(section);
  await goBack(page);
  await expect(dialog(/^Вок/)).toBeHidden();
  await page.goForward();
  await expect(dialog(/^Вок/)).toBeVisible();
  await expect(page).toHaveURL(address);
  await goBack(page);
  await expect(page).toHaveURL(section);
  await goBack(page);
  await expect(page).toHaveURL(/\/samara\/$/);
});

test('a dialog whose code comes when its page is left does not open over the next one', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/FiltersDialog/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/samara/catalog');
  await putAway(page, 'Выберите свой город');
  await page.getByRole('button', { name: 'Фильтры' }).first().click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Журавль/ })
    .click();
  await expect(page).toHaveURL(/\/samara\/?$/);
  const arrived = page.waitForResponse(/FiltersDialog/);
  for (const release of held) release();
  await (await arrived).finished();
  await page.getByRole('button', { name: 'Меню', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Меню:' })).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a dialog opened while the next page is on its way comes along to it', async ({ page }) => {
  await page.goto('/samara/');
  await putAway(page, 'Выберите свой город');
  await untilAlive(page);
  const letPageCome = await holdBack(page, /\/assets\/Section-/);
  await page
    .getByRole('region', { name: 'Меню', exact: true })
    .getByRole('link', { name: /^Вок/ })
    .click();
  await expect(page).toHaveURL(/\/catalog\/vok$/);
  await page.getByRole('button', { name: 'В корзину: Собери свой вок', exact: true }).first().click();
  const choice = page.getByRole('dialog', { name: 'Выберите ролл' });
  await expect(choice).toBeVisible();
  letPageCome();
  await expect(page).toHaveTitle(/^Вок/);
  await expect(choice).toBeVisible();
  await goBack(page);
  await expect(choice).toBeHidden();
  await closedByBack(page, page.getByRole('dialog', { name: 'Вход' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Вок' })).toBeVisible();
});
