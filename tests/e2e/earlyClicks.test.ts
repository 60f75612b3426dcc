import type { Page } from '@playwright/test';
import { chooseCity, putAway } from './steps.ts';
import { expect, test } from './shop.ts';

/** The shop's own script waits until the test lets it through; everything else of the page is there. */
async function openSlowly(page: Page, shopUrl: string): Promise<() => void> {
  await page.goto(`${shopUrl}/samara/`);
  await chooseCity(page, 'Самара', 'samara');
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const entry = await page.locator('link[data-rel="entry"]').getAttribute('href');
  await page.route(`**${entry}`, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${shopUrl}/samara/catalog/deserty`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'earlyClicks' in window);
  return letThrough;
}

const firstAdd = (page: Page) => page.getByRole('button', { name: /^В корзину: / }).first();

/** Clicks, and stops the page's clock so that it gets ready so many milliseconds later, however slow the machine is. */
async function clickBeforeReady(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((later) => {
    const stop = ({ timeStamp }: Event) => {
      performance.now = () => timeStamp + later;
    };
    addEventListener('mousedown', stop, { capture: true, once: true });
  }, milliseconds);
  await firstAdd(page).click();
}

async function seesOneDish(page: Page): Promise<void> {
  await putAway(page, 'Вход');
  await expect(page.getByRole('link', { name: 'Корзина, 1 товар', exact: true })).toBeVisible();
}

test('a click just before the page is ready adds one dish, once', async ({ page, shopUrl }) => {
  const letThrough = await openSlowly(page, shopUrl);
  await clickBeforeReady(page, 500);
  letThrough();
  await seesOneDish(page);
});

test('a click that is older than a second when the page is ready adds nothing', async ({ page, shopUrl }) => {
  const letThrough = await openSlowly(page, shopUrl);
  const held = await page.evaluateHandle(() => window.earlyClicks);
  await clickBeforeReady(page, 1_500);
  letThrough();
  await page.waitForFunction((before) => window.earlyClicks !== before, held);
  await expect(page.getByRole('link', { name: 'Корзина, пусто', exact: true })).toBeVisible();
  await firstAdd(page).click();
  await seesOneDish(page);
});
