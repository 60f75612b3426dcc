import {
  answerModifiers,
  chooseCity,
  followOrder,
  openCart,
  openSection,
  placeOrder,
  saveAddress,
  signIn,
} from './steps.ts';
import { expect, newPhone, test } from './shop.ts';

test('a first visitor orders a wok to an address and follows it to the door', async ({ page }, {
  workerIndex,
}) => {
  await page.goto('/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Вок');
  await page
    .getByRole('button', { name: /^В корзину: Вок/ })
    .first()
    .click();
  await answerModifiers(page);
  await signIn(page, newPhone(workerIndex));
  await openCart(page);
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await page
    .getByRole('dialog', { name: 'Доставить или заберёте?' })
    .getByRole('button', { name: 'Доставить' })
    .click();
  await saveAddress(page, 'Ленинская', '119');
  await expect(page.getByRole('button', { name: /^Адрес: .*Ленинская/ })).toBeVisible();
  await page.getByRole('button', { name: /^Время: / }).click();
  const times = page.getByRole('dialog', { name: 'Время заказа' });
  await times.getByRole('radio').nth(1).check({ force: true });
  await expect(times).toBeHidden();
  await placeOrder(page);
  await followOrder(page, ['Принят', 'Готовится', 'В пути', 'Доставлен']);
});

test('the same for self-pickup, to «Готов к выдаче»', async ({ page }, { workerIndex }) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  await page
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  await signIn(page, newPhone(workerIndex));
  const gift = page.getByRole('dialog', { name: 'Подарок к заказу' });
  await gift.getByRole('button', { name: 'Закрыть' }).first().click();
  await openCart(page);
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await page
    .getByRole('dialog', { name: 'Доставить или заберёте?' })
    .getByRole('button', { name: 'Самовывоз' })
    .click();
  await page.getByRole('dialog', { name: 'Выберите ресторан' }).getByRole('button').first().click();
  await placeOrder(page);
  await followOrder(page, ['Принят', 'Готовится', 'Готов к выдаче']);
});
