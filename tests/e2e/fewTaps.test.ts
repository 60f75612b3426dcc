import type { Page } from '@playwright/test';
import { expect, newPhone, test } from './shop.ts';
import { typeWithoutTouch, watchFingers } from './taps.ts';

// As few touches as the way to an order may take; a touch that only puts the focus into a field counts too.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const place = (page: Page) => page.getByRole('button', { name: /^Заказать за/ });
const placed = (page: Page) => page.getByRole('heading', { name: /^Заказ № .+ оформлен$/ });

/** The first dish that the screen shows, as it was opened. */
async function tapFirstDish(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /^В корзину: / }).first();
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.tap();
  // Its choice is made by default.
  const choice = page.getByRole('dialog', { name: 'Выберите ролл' });
  await choice.getByRole('button', { name: /^Добавить за/ }).tap();
  await expect(choice).toBeHidden();
}

async function logIn(page: Page, phone: string): Promise<void> {
  const auth = page.getByRole('dialog', { name: 'Вход' });
  await typeWithoutTouch(auth.getByRole('textbox', { name: 'Телефон' }), phone);
  await auth.getByRole('checkbox', { name: 'Согласие на обработку персональных данных' }).tap();
  await auth.getByRole('button', { name: 'Войти' }).tap();
  await expect(auth).toBeHidden();
}

async function sayWhere(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Доставить или заберёте?' })
    .getByRole('button', { name: 'Доставить' })
    .tap();
  const address = page.getByRole('dialog', { name: 'Адрес доставки' });
  // Nobody types while the sheet still rises.
  await expect(address.getByRole('button', { name: 'Определить моё место' })).toBeInViewport();
  await typeWithoutTouch(address.getByRole('combobox', { name: 'Улица' }), 'ленинская 119');
  await page.getByRole('option', { name: 'Ленинская, 119' }).tap();
  await typeWithoutTouch(address.getByRole('textbox', { name: 'Квартира' }), '12');
  await address.getByRole('button', { name: 'Сохранить адрес' }).tap();
  await expect(address).toBeHidden();
}

async function toCheckout(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^(?:К корзине|Корзина, \d)/ })
    .first()
    .tap();
  await page.getByRole('link', { name: 'Оформить заказ' }).tap();
}

test('twelve taps and four fields from the first page to the order; then three by «Повторить заказ», five by the menu', async ({
  page,
}, info) => {
  const fingers = await watchFingers(page);
  await page.goto('/');
  const city = page.getByRole('dialog', { name: 'Выберите свой город' });
  await city.getByRole('button', { name: 'Самара', exact: true }).tap();
  await tapFirstDish(page);
  await logIn(page, newPhone(info.workerIndex));
  await toCheckout(page);
  await sayWhere(page);
  await place(page).tap();
  await expect(placed(page)).toBeVisible();
  expect(fingers.taps(), 'taps of a new customer').toBeLessThanOrEqual(12);
  expect(fingers.fields(), 'fields of a new customer').toBeLessThanOrEqual(4);

  await page.goto('/samara/');
  fingers.rest();
  await page.getByRole('button', { name: /^Повторить заказ/ }).tap();
  await page.getByRole('link', { name: 'Оформить заказ' }).tap();
  await place(page).tap();
  await expect(placed(page)).toBeVisible();
  expect(fingers.taps(), 'taps of a repeated order').toBeLessThanOrEqual(3);
  expect(fingers.fields()).toBe(0);

  await page.goto('/samara/');
  fingers.rest();
  await tapFirstDish(page);
  await toCheckout(page);
  await place(page).tap();
  await expect(placed(page)).toBeVisible();
  expect(fingers.taps(), 'taps of an order by the menu').toBeLessThanOrEqual(5);
});
