import type { Page, Route } from '@playwright/test';
import { chooseCity, putAway, untilAlive } from './steps.ts';
import { expect, test } from './shop.ts';

/** Requests for a page's code find nothing, since that build is gone, until `isBack`. Gives the documents asked for meanwhile. */
const loseChunk = async (
  page: Page,
  name: string,
  isBack: (reloads: number) => boolean,
): Promise<readonly string[]> => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(`**/assets/${name}-*.js`, (route) =>
    isBack(documents.length) ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  );
  return documents;
};

const openRestaurants = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Рестораны' }).first().click();

test.beforeEach(async ({ page, watch }) => {
  watch.expect(/status of 404|Failed to fetch dynamically|error occurred in|TypeError/);
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
});

test('a page whose code is gone is reloaded once, where it was wanted, and is there', async ({ page }) => {
  // The build that the server has now is whole.
  const documents = await loseChunk(page, 'Restaurants', (reloads) => reloads > 0);
  await openRestaurants(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Рестораны' })).toBeVisible();
  expect(documents).toEqual(['/samara/restaurant']);
});

test('one that stays lost shows the error page after a single reload, and the way home', async ({ page }) => {
  // The city's own load may still be on its way, and would pass for that of the reload.
  await page.waitForLoadState('load');
  const documents = await loseChunk(page, 'Restaurants', () => false);
  const reloaded = page.waitForEvent('load');
  await openRestaurants(page);
  await reloaded;
  // A sign of somebody: until then the page is the server's, and whole.
  await page.mouse.move(1, 1);
  await expect(page.getByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible();
  await page.getByRole('link', { name: 'Вернуться на главную' }).click();
  // The foot moves away from under a press while home comes.
  await expect(page.getByRole('region', { name: 'Меню' })).toBeVisible();
  await openRestaurants(page);
  await expect(page).toHaveURL(/\/samara\/restaurant$/);
  await expect(page.getByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible();
  expect(documents).toEqual(['/samara/restaurant']);
});

test('a dialog whose code is gone reloads the page, and opens at the next tap', async ({ page }) => {
  const documents = await loseChunk(page, 'AuthDialog', (reloads) => reloads > 1);
  await page.reload();
  await untilAlive(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Войти' }).first().click();
  // A request alone would leave the next tap to the page that goes away.
  await reloaded;
  expect(documents).toEqual(['/samara/', '/samara/']);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Войти' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible();
});

test('a page that lost the connection before it came to life does so when the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.route('**/assets/client-*.js', (route) => route.abort('internetdisconnected'));
  await page.reload();
  const lost = page.waitForEvent('requestfailed');
  await page.mouse.move(1, 1);
  await lost;
  await expect(page.locator('html[data-alive]')).not.toBeAttached();
  await page.unroute('**/assets/client-*.js');
  await context.setOffline(true);
  await context.setOffline(false);
  await untilAlive(page);
});

for (const [what, fail] of [
  ['cut off', (route) => route.abort('connectionreset')],
  ['refused', (route) => route.fulfill({ status: 503, body: 'busy' })],
  ['not there any more', (route) => route.fulfill({ status: 404, body: 'gone' })],
] as const satisfies readonly (readonly [string, (route: Route) => Promise<void>])[])
  test(`a page whose own code was ${what} comes to life by itself, and keeps what was pressed`, async ({
    page,
    watch,
  }) => {
    // The page stood longer than it needs: what it had named ahead was of no use yet.
    watch.expect(/ERR_CONNECTION_RESET|status of (404|503)|Failed to fetch|preloaded using link preload/);
    let isDown = true;
    await page.route('**/assets/client-*.js', (route) => (isDown ? fail(route) : route.continue()));
    await page.goto('/samara/catalog/deserty');
    const lost = page.waitForEvent('console');
    await page.locator('[data-add="one"]').first().click();
    await lost;
    isDown = false;
    await putAway(page, 'Вход');
    await expect(page.getByRole('link', { name: 'Корзина, 1 товар', exact: true })).toBeVisible();
  });
