import type { Page } from '@playwright/test';
import { expect, test } from './tour/visitor.ts';

test.use({ visitor: 'guest' });

/** A public page, of which the shop's own script has done all that it does before its time; the clock stands. */
async function openWithStoppedClock(page: Page, path: string): Promise<() => Promise<boolean>> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.goto(path, { waitUntil: 'networkidle' });
  const held = await page.evaluateHandle(() => window.earlyClicks);
  return () => page.evaluate((before) => window.earlyClicks !== before, held);
}

test('a public page lets the phone rest for five seconds, and then comes to life by itself', async ({
  page,
}) => {
  const isAlive = await openWithStoppedClock(page, '/samara/catalog/deserty');
  await page.clock.runFor(4_900);
  expect(await isAlive()).toBe(false);
  // Its five seconds begin with the first screen, which a busy machine shows late.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return isAlive();
    })
    .toBe(true);
});

test('the first sign of a person brings it to life at once', async ({ page }) => {
  const isAlive = await openWithStoppedClock(page, '/samara/catalog/deserty');
  await page.mouse.move(100, 100);
  // Two frames show what the sign brings about; its code comes in its own time.
  await page.clock.runFor(40);
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return isAlive();
    })
    .toBe(true);
});

test('a page of the customer’s own does not wait', async ({ page }) => {
  const isAlive = await openWithStoppedClock(page, '/samara/catalog/search?q=том');
  // Its code comes in its own time; of the page's time hardly any passes.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return isAlive();
    })
    .toBe(true);
});

test('an empty cart needs no life: it stands there as the server sent it', async ({ page }) => {
  const isAlive = await openWithStoppedClock(page, '/samara/cart');
  await page.clock.runFor(4_900);
  expect(await isAlive()).toBe(false);
});
