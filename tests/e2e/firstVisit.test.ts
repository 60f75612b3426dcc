import type { Locator, Page } from '@playwright/test';
import { holdBack } from './holdBack.ts';
import { expect, test } from './shop.ts';
import { reloadPage, untilAlive } from './steps.ts';

const question = { name: 'Выберите свой город' };

/** Answers the first visit's question while the whole shop is still on its way; the result lets it through. */
async function answer(page: Page, city: string): Promise<() => void> {
  const letThrough = await holdBack(page, /\/assets\/ordering-/);
  await page.goto('/samara/catalog');
  await untilAlive(page);
  await page.getByRole('dialog', question).getByRole('button', { name: city, exact: true }).click();
  return letThrough;
}

/** Opened once more, the page is of this city, and asks nobody. */
async function seeKept(page: Page, city: string): Promise<void> {
  await reloadPage(page);
  await untilAlive(page);
  await expect(page.getByRole('button', { name: `Город: ${city}` }).first()).toBeVisible();
  await expect(page.getByRole('dialog', question)).toBeHidden();
}

test('the first visit rests without the whole shop; its own city is answered at once and kept', async ({
  page,
}) => {
  const letThrough = await answer(page, 'Самара');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Поиск по меню' }).first().fill('лосось');
  letThrough();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => /^shop:.*:user$/.test(key))))
    .toBe(true);
  await seeKept(page, 'Самара');
});

test('an answer is not lost with a page that is left before the whole shop is there', async ({ page }) => {
  await answer(page, 'Самара');
  await expect(page.getByRole('dialog')).toBeHidden();
  await seeKept(page, 'Самара');
});

test('another city is gone to while the shop is still on its way, and nobody is asked twice', async ({
  page,
}) => {
  const letThrough = await answer(page, 'Тольятти');
  await expect(page).toHaveURL(/\/tolyatti\/catalog$/);
  await untilAlive(page);
  await expect(page.getByRole('dialog', question)).toBeHidden();
  letThrough();
  await seeKept(page, 'Тольятти');
});

/** Holds a city of the question down until the shop's own question is there to take its place: the latter. */
async function holdDown(page: Page, city: string): Promise<Locator> {
  const letThrough = await holdBack(page, /\/assets\/ordering-/);
  await page.goto('/samara/catalog');
  await untilAlive(page);
  await page.getByRole('dialog', question).getByRole('button', { name: city, exact: true }).hover();
  await page.mouse.down();
  letThrough();
  const own = page.locator('dialog:not(#city-question)');
  await expect(own).toBeAttached();
  return own;
}

test('a finger that lies on a city while the shop’s own question comes has chosen it', async ({ page }) => {
  await holdDown(page, 'Самара');
  await page.mouse.up();
  await expect(page.getByRole('dialog', question)).toBeHidden();
  await seeKept(page, 'Самара');
});

test('one that is drawn off it has not, and is asked on', async ({ page }) => {
  const own = await holdDown(page, 'Самара');
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await expect(own).toBeVisible();
  await own.getByRole('button', { name: 'Тольятти', exact: true }).click();
  await expect(page).toHaveURL(/\/tolyatti\/catalog$/);
});
