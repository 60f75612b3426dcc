import { chooseCity, orderPickup, placeOrder, reloadPage } from '../steps.ts';
import { expect, newPhone, test } from '../shop.ts';
import { DEEP } from '../brief.ts';
import { denyStorage, fillStorage, hideServices, keepNothing, keptOf, type Ground } from './browsers.ts';

const GROUNDS: Readonly<Record<string, (ground: Ground) => Promise<unknown>>> = {
  'that is full': keepNothing,
  'that is denied': denyStorage,
  'of a private window': async (ground) => {
    await keepNothing(ground);
    await hideServices(ground);
  },
};

test.beforeEach(({ watch }) => watch.expect(/^error: (storage|sessionStorage) /));

for (const [what, prepare] of Object.entries(GROUNDS))
  test(
    `with a storage ${what} somebody new orders, and the next page knows nobody`,
    what === 'that is denied' ? {} : DEEP,
    async ({ page }, info) => {
      await prepare(page);
      await orderPickup(page, newPhone(info.workerIndex));
      await placeOrder(page);
      await reloadPage(page);
      await chooseCity(page, 'Самара', 'samara');
      await expect(page.getByRole('button', { name: 'Войти' }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Корзина, пусто' })).toBeVisible();
    },
  );

test('a storage that fills up in the middle of a visit brings no ordered dish back', async ({
  page,
}, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  await expect.poll(() => keptOf(page, /"kind":"goods"/g)).toHaveLength(1);
  await fillStorage(page);
  await placeOrder(page);
  await reloadPage(page);
  await expect(page.getByRole('link', { name: 'Личный кабинет' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Корзина, пусто' })).toBeVisible();
  await page.goto('/samara/cart');
  await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
});

test(
  'a private window that is closed leaves nothing to the next one',
  DEEP,
  async ({ browser, page, baseURL }, info) => {
    await orderPickup(page, newPhone(info.workerIndex));
    await placeOrder(page);
    await page.context().close();
    const next = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
    await next.goto('/samara/');
    expect(await next.context().cookies()).toEqual([]);
    await chooseCity(next, 'Самара', 'samara');
    await expect(next.getByRole('button', { name: 'Войти' }).first()).toBeVisible();
    await expect(next.getByRole('link', { name: 'Корзина, пусто' })).toBeVisible();
    await next.context().close();
  },
);
