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
import { DEEP } from './brief.ts';
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

test('the same for self-pickup, to «Готов к выдаче»', DEEP, async ({ page }, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  await placeOrder(page);
  await followOrder(page, ['Принят', 'Готовится', 'Готов к выдаче']);
});

test('an order paid online goes through the payment page to the kitchen', async ({ page }, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  await page.getByRole('radio', { name: 'Онлайн' }).check();
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page.getByRole('heading', { name: /^Заказ № .+ оформлен$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ваш заказ' })).toBeVisible();
});

test('an order whose payment was refused is paid again, or comes back as a cart', async ({ page }, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  await page.getByRole('radio', { name: 'Онлайн' }).check();
  const place = page.getByRole('button', { name: /^Заказать за/ });
  const refuse = page.getByRole('button', { name: 'Отказаться' });
  const failed = page.getByRole('heading', { name: 'Не удалось оформить заказ' });
  await place.click();
  await expect(refuse).toBeVisible();
  await page.goBack();
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Оплатить ещё раз' }).click();
  await refuse.click();
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть корзину' }).click();
  await expect(page.getByRole('list', { name: 'Состав заказа' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(/Заказ\s№\s.+ ещё может действовать/)).toBeVisible();
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await expect(page.getByRole('radio', { name: 'Онлайн' })).toBeChecked();
  await place.click();
  await refuse.click();
  await page.getByRole('button', { name: 'Оплатить ещё раз' }).click();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page.getByRole('heading', { name: /^Заказ № .+ оформлен$/ })).toBeVisible();
});
