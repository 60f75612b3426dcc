import { choose, chooseTime, tickBox, writeAddress } from '../../replay/journeySteps.ts';
import { expect, newPhone, test } from '../shop.ts';
import { chooseCity, signIn, untilAlive } from '../steps.ts';

test('a report: cart/paymentChosen', async ({ page }, info) => {
  const phone = newPhone(info.workerIndex);
  await page.goto('/');
  await untilAlive(page);
  await chooseCity(page, 'Самара', 'samara');
  await page
    .getByRole('region', { name: 'Меню', exact: true })
    .getByRole('link', { name: /^Вок/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'В корзину: Вок с курицей терияки', exact: true }).first().click();
  await choose(page.getByRole('dialog', { name: 'Выберите ролл', exact: true }), [['Лапша', 'Удон']], 0);
  await signIn(page, phone);
  await page
    .getByRole('link', { name: /^Корзина, / })
    .first()
    .click();
  await page
    .getByRole('group', { name: 'Количество: Вок с курицей терияки', exact: true })
    .getByRole('button', { name: 'Увеличить количество', exact: true })
    .first()
    .click();
  await page.getByRole('link', { name: 'Оформить заказ', exact: true }).first().click();
  await page
    .getByRole('dialog', { name: 'Доставить или заберёте?', exact: true })
    .getByRole('button', { name: 'Доставить', exact: true })
    .first()
    .click();
  await writeAddress(page, 'Ленинградская', '45');
  await page
    .getByRole('button', { name: /^Время: / })
    .first()
    .click();
  await chooseTime(page, 1);
  await tickBox(
    page
      .getByRole('radiogroup', { name: 'Оплата', exact: true })
      .getByRole('radio', { name: 'Наличными', exact: true })
      .first(),
  );

  await expect(page).toHaveURL(({ pathname }) => pathname === '/samara/checkout');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Корзина, 2 товара', exact: true }).first()).toBeVisible();
});
