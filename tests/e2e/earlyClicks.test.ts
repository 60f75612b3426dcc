import type { Page } from '@playwright/test';
import { chooseCity } from './steps.ts';
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

const firstHeart = (page: Page) => page.getByRole('button', { name: /^В избранное: / }).first();

/** Clicks, and stops the page's clock so that it gets ready so many milliseconds later, however slow the machine is. */
async function clickBeforeReady(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((later) => {
    const stop = ({ timeStamp }: Event) => {
      performance.now = () => timeStamp + later;
    };
    addEventListener('mousedown', stop, { capture: true, once: true });
  }, milliseconds);
  await firstHeart(page).click();
}

/** A guest's heart asks who it is. */
const login = (page: Page) => page.getByRole('dialog', { name: 'Вход' });

test('a click just before the page is ready is made again', async ({ page, shopUrl }) => {
  const letThrough = await openSlowly(page, shopUrl);
  await clickBeforeReady(page, 500);
  letThrough();
  await expect(login(page)).toBeVisible();
});

test('a click that is older than a second when the page is ready means nothing', async ({
  page,
  shopUrl,
}) => {
  const letThrough = await openSlowly(page, shopUrl);
  const held = await page.evaluateHandle(() => window.earlyClicks);
  await clickBeforeReady(page, 1_500);
  letThrough();
  await page.waitForFunction((before) => window.earlyClicks !== before, held);
  await expect(login(page)).toBeHidden();
  await firstHeart(page).click();
  await expect(login(page)).toBeVisible();
});
