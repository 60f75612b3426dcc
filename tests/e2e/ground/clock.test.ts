import type { Browser, Page } from '@playwright/test';
import { expect, newPhone, test } from '../shop.ts';
import { DEEP, IS_BRIEF } from '../brief.ts';
import {
  addToCart,
  chooseCity,
  goToCheckout,
  openCart,
  openSection,
  placeOrder,
  reloadPage,
  signIn,
} from '../steps.ts';
import { NOON_ZONE } from '../noon.ts';
import { wrongClock } from './browsers.ts';

const HOUR = 3_600_000;
const CLOCKS = [26, -26] as const;

/** A new customer with a like, a dish and a coupon orders. */
async function orderWithCoupon(page: Page, phone: string): Promise<void> {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^В избранное: / })
    .first();
  await heart.click();
  await signIn(page, phone);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await addToCart(page, /./);
  await page
    .getByRole('dialog', { name: 'Подарок к заказу' })
    .getByRole('button', { name: 'Закрыть' })
    .click();
  await openCart(page);
  await page.getByRole('textbox', { name: 'Промокод' }).fill('ЖУРАВЛЬ10');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByRole('region', { name: 'Сумма заказа' })).toContainText('Скидка');
  await goToCheckout(page, 'Самовывоз');
  await page
    .getByRole('dialog', { name: 'Выберите ресторан' })
    .getByRole('button', { name: 'Журавль на Кирова' })
    .click();
  await placeOrder(page);
}

for (const hours of CLOCKS)
  test(
    `with a clock that is wrong by ${hours} hours an order, a like, a coupon and a session are as ever`,
    hours > 0 ? {} : DEEP,
    async ({ page }, info) => {
      await wrongClock(page, hours * HOUR);
      const documents: string[] = [];
      page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())));
      await orderWithCoupon(page, newPhone(info.workerIndex));
      const order = page.getByRole('region', { name: 'Ваш заказ' });
      await expect(order).toBeVisible();
      await expect(page.getByText(/Опаздываем|Задерживаемся/)).toHaveCount(0);
      await reloadPage(page);
      await expect(page.getByRole('link', { name: 'Личный кабинет' }).first()).toBeVisible();
      await page.goto('/samara/personal/favorite');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      // No page has loaded itself anew.
      expect(documents.length).toBe(3);
    },
  );

/** Days, hours, and what is said by them. */
const BY_THE_CLOCK = /\d\d:\d\d|Сегодня|Завтра|Откроемся|Сейчас закрыто/;

/** What is on pages of the shop, by names and words, when the clock is so many hours ahead. */
async function wordsAt(browser: Browser, baseURL: string, hours: number): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL, locale: 'ru-RU', timezoneId: NOON_ZONE });
  const page = await context.newPage();
  if (hours !== 0) await wrongClock(page, hours * HOUR);
  const words: string[] = [];
  for (const path of ['/samara/', '/samara/catalog/deserty', '/tolyatti/delivery', '/samara/promo']) {
    const asked = page.waitForResponse('**/setting/version');
    await page.goto(path);
    await page.mouse.move(1, 1);
    if (words.length === 0) await chooseCity(page, 'Самара', 'samara');
    await asked;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // A text of the chain comes with a call of its own.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    words.push(await page.locator('body').ariaSnapshot());
  }
  await context.close();
  return words.flatMap((each) => each.split('\n')).filter((line) => !BY_THE_CLOCK.test(line));
}

test('nothing else on the pages follows a clock that is wrong', async ({ browser, shopUrl }) => {
  const right = await wordsAt(browser, shopUrl, 0);
  expect(right.length).toBeGreaterThan(200);
  for (const hours of IS_BRIEF ? CLOCKS.slice(0, 1) : CLOCKS)
    expect(await wordsAt(browser, shopUrl, hours)).toEqual(right);
});
