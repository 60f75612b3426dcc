import {
  addToCart,
  answerModifiers,
  chooseCity,
  chooseTime,
  followOrder,
  goToCheckout,
  openCart,
  openSection,
  orderPickup,
  placeOrder,
  saveAddress,
  signIn,
} from './steps.ts';
import { expect, newPhone, test } from './shop.ts';

test('a first visitor orders a wok to an address and follows it to the door', async ({ page }, info) => {
  await page.goto('/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Вок');
  await addToCart(page, /^Вок/);
  await answerModifiers(page);
  await signIn(page, newPhone(info.workerIndex));
  await openCart(page);
  await goToCheckout(page, 'Доставить');
  await saveAddress(page, 'Ленинская', '119');
  await expect(page.getByRole('button', { name: /^Адрес: .*Ленинская/ })).toBeVisible();
  await chooseTime(page);
  await placeOrder(page);
  await followOrder(page, ['Принят', 'Готовится', 'В пути', 'Доставлен']);
});

test('the same for self-pickup, to «Готов к выдаче»', async ({ page }, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  await placeOrder(page);
  await followOrder(page, ['Принят', 'Готовится', 'Готов к выдаче']);
});

test('an order paid online goes through the payment page to the kitchen', async ({ page }, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  await page.getByRole('radio', { name: 'Онлайн' }).check({ force: true });
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page.getByRole('heading', { name: /^Заказ №.+ оформлен$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ваш заказ' })).toBeVisible();
});

test('a refused payment leads to the failure page, and the way on leads back', async ({ page }, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  await page.getByRole('radio', { name: 'Онлайн' }).check({ force: true });
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  await page.getByRole('button', { name: 'Отказаться' }).click();
  await expect(page.getByRole('heading', { name: 'Не удалось оформить заказ' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
