import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addToCart, chooseCity, openCart, openSection, putAway } from './steps.ts';

const NOTHING_THERE = 'Нет соединения с интернетом';

const WAY = [
  'OpenProduct',
  'Product',
  'ModifiersDialog',
  'Cart',
  'AuthDialog',
  'AddressDialog',
  'Checkout',
  'Complete',
] as const;

/** Nothing is fetched ahead of need: what is not there yet is nowhere. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");

/** The page's own scripts that were fetched so far, without their hashes. */
const fetched = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/(\w+)-[^/]*\.js$/.exec(name)?.[1] ?? []),
  );

test.beforeEach(({ watch }) => watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/));

test('a page and a dialog that were not there yet come by themselves with the network, styled', async ({
  page,
  context,
}) => {
  await saveData(page);
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  const documents: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())));
  await context.setOffline(true);

  const basket = page.getByRole('link', { name: 'Корзина, пусто' });
  await basket.click();
  const nothing = page.getByRole('heading', { level: 1, name: NOTHING_THERE });
  await expect(nothing).toBeVisible();
  await expect(page).toHaveURL(/\/samara\/cart$/);
  await expect(basket).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
  await expect(nothing).toBeHidden();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('dialog', { name: NOTHING_THERE })).toBeVisible();
  await context.setOffline(false);
  const login = page.getByRole('dialog', { name: 'Вход' });
  await expect(login.getByRole('textbox', { name: 'Телефон' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: NOTHING_THERE })).toBeHidden();

  const styleless = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
        .length,
  );
  expect(styleless).toBe(0);
  expect(documents).toEqual([]);
});

test('the way to the order is there without the network, once the first page was calm', async ({
  page,
  context,
}) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  await addToCart(page, /./);
  await putAway(page, 'Вход');
  await page
    .getByRole('dialog', { name: 'Подарок к заказу' })
    .getByRole('button', { name: 'Закрыть' })
    .click();
  await expect.poll(() => fetched(page)).toEqual(expect.arrayContaining([...WAY]));
  await context.setOffline(true);
  await openCart(page);
  await page.getByRole('button', { name: 'Войти' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible();
});
