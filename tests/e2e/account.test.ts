import type { Page } from '@playwright/test';
import { DEEP } from './brief.ts';
import { expect, newPhone, test } from './shop.ts';
import {
  chooseCity,
  openPart,
  orderPickup,
  placeOrder,
  putAway,
  reloadPage,
  saveAddress,
  signIn,
} from './steps.ts';

/** A new customer stands in the personal area. */
async function enter(page: Page, workerIndex: number): Promise<void> {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await page.getByRole('button', { name: 'Войти' }).click();
  await signIn(page, newPhone(workerIndex), 'Вера');
  await page.getByRole('link', { name: 'Личный кабинет' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Вера' })).toBeVisible();
}

test('a customer changes the name and a consent, and then deletes the account', async ({ page }, info) => {
  await enter(page, info.workerIndex);
  const edit = page.getByRole('dialog', { name: 'Редактирование информации' });
  await page.getByRole('button', { name: 'Редактировать' }).click();
  await edit.getByRole('textbox', { name: 'Имя' }).fill('Вера Павловна');
  await edit.getByRole('checkbox', { name: 'Получать рекламную информацию' }).check();
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await edit.getByRole('button', { name: 'Сохранить' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Вера Павловна',
    receiveAdvertisingInformation: true,
  });
  await expect(edit).toBeHidden();
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Вера Павловна' })).toBeVisible();

  await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  const question = page.getByRole('dialog', { name: 'Удалить аккаунт?' });
  await expect(question.getByRole('button', { name: 'Оставить' })).toBeFocused();
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page).toHaveURL(/\/samara\/?$/);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
});

test('an address is saved inside of a zone, refused outside, and deleted', async ({ page }, info) => {
  await enter(page, info.workerIndex);
  await openPart(page, 'Адреса');
  const add = page.getByRole('button', { name: 'Добавить адрес' });
  await add.click();
  await saveAddress(page, 'Ленинская', '119');
  const saved = page.getByRole('radiogroup', { name: 'Мои адреса' }).getByRole('radio');
  await expect(saved).toHaveCount(1);

  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Адрес доставки' });
  // The list of suggestions covers the rest until the field is left.
  await dialog.getByRole('combobox', { name: 'Улица' }).pressSequentially('Парусная');
  await page.keyboard.press('Tab');
  await dialog.getByRole('combobox', { name: 'Дом' }).pressSequentially('10');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('alert')).toContainText('Сюда не доставляем');
  await expect(dialog.getByRole('button', { name: 'Сохранить адрес' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Забрать из ресторана' })).toBeVisible();
  await putAway(page, 'Адрес доставки');

  await page.getByRole('button', { name: /^Удалить адрес: .*Ленинская/ }).click();
  await expect(page.getByRole('heading', { name: 'Адресов пока нет' })).toBeVisible();
});

test('a dish that is liked stands among the favourites until it is not', async ({ page }, info) => {
  await enter(page, info.workerIndex);
  await page.goto('/samara/catalog/deserty');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^В избранное: / })
    .first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('В избранное: ', '');
  await expect(page.getByRole('link', { name: 'Личный кабинет' })).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Личный кабинет' }).click();
  await openPart(page, 'Избранное');
  const dish = page.getByRole('article', { name, exact: true });
  await expect(dish).toBeVisible();
  await dish.getByRole('button', { name: `В избранное: ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'В избранном пусто' })).toBeVisible();
});

test('an order stands in the history and is repeated from there', DEEP, async ({ page }, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  const number = /№\s*(\S+)/.exec(await placeOrder(page))?.[1] ?? '';
  await page.getByRole('link', { name: 'Личный кабинет' }).click();
  await openPart(page, 'История заказов');
  const order = page.getByRole('article', { name: new RegExp(`^Заказ №\\s*${number}$`) });
  await order.getByRole('button', { name: 'Повторить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Состав заказа' }).getByRole('listitem').first()).toBeVisible();
});

test('what is new is counted until the list was opened, in later visits too', async ({ page }, info) => {
  await enter(page, info.workerIndex);
  const bell = page.getByRole('banner').getByRole('button', { name: /^Уведомления/ });
  await expect(bell).toHaveAccessibleName('Уведомления, 2 новых');
  await bell.click();
  await expect(bell).toHaveAccessibleName('Уведомления, нет новых');
  const list = page.getByRole('banner').getByRole('list').filter({ hasText: 'Новые блюда в меню' });
  await expect(list.getByRole('listitem')).toHaveCount(4);

  await page.reload();
  await expect(bell).toHaveAccessibleName('Уведомления, нет новых');
  await bell.click();
  await list.getByRole('link', { name: 'Новые блюда в меню' }).click();
  await expect(page).toHaveURL(/\/samara\/catalog$/);
  await expect(list).toBeHidden();
});
