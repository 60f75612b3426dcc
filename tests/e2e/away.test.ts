import type { Page } from '@playwright/test';
import { addToCart, chooseCity, openSection, putAway, signIn } from './steps.ts';
import { expect, newPhone, test } from './shop.ts';

const HOUR = 3_600_000;
const strip = (page: Page) => page.getByRole('region', { name: 'Пока вас не было' });

interface WireMenu {
  readonly products: readonly { readonly name: string; readonly price: number }[];
}

/** From now on the back end sells that dish for so much more. */
async function raisePrice(page: Page, dish: string, by: number): Promise<void> {
  await page.route('**/api/v1/storage/version', (route) => route.fulfill({ json: 'dearer' }));
  await page.route('**/api/v1/catalog', async (route) => {
    const response = await route.fetch();
    const menu = (await response.json()) as WireMenu;
    const products = menu.products.map((product) =>
      product.name === dish ? { ...product, price: product.price + by } : product,
    );
    await route.fulfill({ response, json: { ...menu, products } });
  });
}

/** Leaves the shop, and comes back an hour later. */
async function comeBack(page: Page, change: () => Promise<void>): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('shop:lastVisit') !== null);
  const left = await page.evaluate(() => Date.now());
  await page.goto('about:blank');
  await page.clock.setFixedTime(left + HOUR);
  await change();
  await page.goto('/samara/catalog');
}

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^В избранное: / });

/** A new customer likes the first of the starters; the result is its name. */
async function likeFirst(page: Page, phone: string): Promise<string> {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  await expect(strip(page)).toBeHidden();
  const heart = hearts(page).first();
  await heart.click();
  await signIn(page, phone);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  return ((await heart.getAttribute('aria-label')) ?? '').replace('В избранное: ', '');
}

test('a favourite that is dearer than at the last visit is named in a strip, with both prices', async ({
  page,
}, info) => {
  const dish = await likeFirst(page, newPhone(info.workerIndex));
  await comeBack(page, () => raisePrice(page, dish, 30));
  await expect(strip(page)).toContainText('1 изменение с ');
  await strip(page).getByRole('button', { name: 'Что изменилось' }).click();
  const change = strip(page).getByRole('listitem').filter({ hasText: dish });
  await expect(change).toContainText(/Было: (\d+)\s₽Стало: \d+\s₽/);
  const [was, is] = ((await change.textContent()) ?? '').match(/\d+(?=\s₽)/g)!.map(Number);
  expect(is).toBe(was! + 30);
  await strip(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect(strip(page)).toBeHidden();
});

test('what changed can be opened while something waits for a connection', async ({ page, watch }, info) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const dish = await likeFirst(page, newPhone(info.workerIndex));
  await page.route('**/api/v1/like', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await hearts(page).nth(1).click();
  const waiting = page.getByRole('button', { name: 'Ждёт соединения: 1' });
  await expect(waiting).toBeVisible();

  await comeBack(page, () => raisePrice(page, dish, 30));
  await expect(waiting).toBeVisible();
  await strip(page).getByRole('button', { name: 'Что изменилось' }).click();
  await expect(strip(page).getByRole('listitem').filter({ hasText: dish })).toBeVisible();
  await strip(page).getByRole('button', { name: 'Закрыть' }).click();
  await waiting.click();
  await expect(page.getByRole('list', { name: 'Ждёт соединения' }).getByRole('listitem')).toHaveCount(1);
});

test('what the dialog about the cart says is not said again', async ({ page }) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Десерты');
  const card = page.getByRole('article').first();
  const dish = (
    (await card.getByRole('button', { name: /^В корзину: / }).getAttribute('aria-label')) ?? ''
  ).replace('В корзину: ', '');
  await addToCart(page, /./);
  await putAway(page, 'Вход');
  await expect(page.getByRole('link', { name: /^Корзина, 1 / })).toBeVisible();

  await comeBack(page, () => raisePrice(page, dish, 30));
  const dialog = page.getByRole('dialog').filter({ hasText: `Цена товара "${dish}" изменилась` });
  await dialog.getByRole('button', { name: 'Ок' }).click();
  await expect(dialog).toBeHidden();
  await page.waitForFunction(
    (now) => (localStorage.getItem('shop:lastVisit') ?? '').includes(`"at":${now}`),
    await page.evaluate(() => Date.now()),
  );
  await expect(strip(page)).toBeHidden();
});
