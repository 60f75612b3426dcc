import type { Locator, Page } from '@playwright/test';
import { expect, test } from './tour/visitor.ts';
import { drawFrames, openBeforeLife } from './beforeLife.ts';
import { holdBack } from './holdBack.ts';

test.use({ visitor: 'guest' });

const DESSERTS = '/samara/catalog/deserty';

const firstHeart = (page: Page) => page.getByRole('button', { name: /^В избранное: / }).first();

/** Clicks, and stops the page's clock so that it gets ready so many milliseconds later, however slow the machine is. */
async function clickBeforeReady(button: Locator, milliseconds: number): Promise<void> {
  await button.page().evaluate((later) => {
    const stop = ({ timeStamp }: Event) => {
      performance.now = () => timeStamp + later;
    };
    addEventListener('mousedown', stop, { capture: true, once: true });
  }, milliseconds);
  await button.click();
}

/** A guest's heart asks who it is. */
const login = (page: Page) => page.getByRole('dialog', { name: 'Вход' });

test('a click just before the page is ready is made again', async ({ page }) => {
  const letThrough = await openBeforeLife(page, DESSERTS);
  await clickBeforeReady(firstHeart(page), 500);
  letThrough();
  await expect(login(page)).toBeVisible();
});

test('a click that is older than a second when the page is ready means nothing', async ({ page }) => {
  const letThrough = await openBeforeLife(page, DESSERTS);
  const held = await page.evaluateHandle(() => window.earlyClicks);
  await clickBeforeReady(firstHeart(page), 1_500);
  letThrough();
  await page.waitForFunction((before) => window.earlyClicks !== before, held);
  await expect(login(page)).toBeHidden();
  await firstHeart(page).click();
  await expect(login(page)).toBeVisible();
});

test('a click in the foot, which comes to life after the page, is made again', async ({ page }) => {
  const letThrough = await openBeforeLife(page, DESSERTS);
  const letFootThrough = await holdBack(page, /\/assets\/LaterParts-/);
  await clickBeforeReady(page.getByRole('button', { name: 'Сообщить о проблеме' }), 500);
  letThrough();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  letFootThrough();
  await expect(page.getByRole('dialog', { name: 'Сообщить о проблеме' })).toBeVisible();
});

test('a click on the city stays, though its question was answered on a page that was left before it was ready', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('shop:cityAnswered', '1'));
  const letThrough = await openBeforeLife(page, DESSERTS);
  await clickBeforeReady(page.getByRole('button', { name: 'Город: Самара' }), 500);
  letThrough();
  const cities = page.getByRole('dialog', { name: 'Выберите свой город' });
  await expect(cities).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('shop:cityAnswered') === null);
  await drawFrames(page, 4);
  await expect(cities).toBeVisible();
});

test.describe('of a customer, who gets a guest’s page', () => {
  test.use({ visitor: 'customer' });

  test('a click on «Войти» leads to what they have in its place', async ({ page }) => {
    const letThrough = await openBeforeLife(page, DESSERTS);
    await clickBeforeReady(page.getByRole('button', { name: 'Войти' }), 500);
    letThrough();
    await expect(page.getByRole('heading', { level: 2, name: 'Профиль' })).toBeVisible();
    await expect(page).toHaveURL(/\/samara\/personal$/);
  });
});
