import type { Page } from '@playwright/test';
import {
  addToCart,
  answerModifiers,
  chooseCity,
  collectSnack,
  openCart,
  openSection,
  putAway,
  signIn,
} from './steps.ts';
import { expect, newPhone, test } from './shop.ts';

const openCartWithSauce = async (page: Page): Promise<void> => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Соусы');
  await addToCart(page, /./);
  await putAway(page, 'Вход');
  await openCart(page);
};

test('a dish, a coupon and the way of receiving come back by «Вернуть» and Ctrl+Z', async ({
  page,
}, info) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  await addToCart(page, /./);
  await signIn(page, newPhone(info.workerIndex));
  await collectSnack(page);

  await page.getByRole('radio', { name: 'Доставка' }).check();
  await expect(page.getByText('Выбрали доставку')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Самовывоз' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Ресторан: Журавль на Кирова' })).toBeVisible();

  await page.goto('/samara/catalog/vok');
  await addToCart(page, /^Вок/);
  await answerModifiers(page);
  await openCart(page);
  const wok = page.getByRole('list', { name: 'Состав заказа' }).getByRole('listitem', { name: /^Вок/ });
  await wok.getByRole('button', { name: /^Удалить: / }).click();
  await expect(wok).toBeHidden();
  await expect(page.getByText(/^Убрали: Вок/)).toBeVisible();

  const code = page.getByRole('textbox', { name: 'Промокод' });
  await code.fill('ЖУРАВЛЬ10');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByText('Ввели промокод', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Убрать промокод' })).toBeHidden();

  // In a field it is the field's own.
  await code.press('ControlOrMeta+z');
  await expect(wok).toBeHidden();
  await page.getByRole('heading', { name: 'Корзина', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(wok).toBeVisible();
  await expect(page.getByText(/^Отменили: Убрали: Вок/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(wok).toBeHidden();
  await expect(page.getByText(/^Отменили: Добавили: Вок/)).toBeVisible();
});

test('«Вернуть» over a dialog of the browser’s own leaves the focus in it', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/);
  await openCartWithSauce(page);
  await page.getByRole('button', { name: 'Увеличить количество' }).first().click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Уменьшить количество' }).first().click();
  await page.getByRole('button', { name: 'Поделиться корзиной' }).click();
  const awaited = page.getByRole('dialog', { name: 'Нет соединения с интернетом' });
  await expect(awaited).toBeVisible();
  await awaited.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(awaited.getByRole('button', { name: 'Закрыть' })).toBeFocused();
});

test('over a sheet of a phone «Вернуть» lies over no other message', async ({ page, context, watch }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openCartWithSauce(page);
  await page.getByRole('button', { name: /^Удалить: / }).click();
  await page.getByRole('button', { name: 'Получение: не указано' }).click();
  await expect(page.getByRole('dialog', { name: 'Доставить или заберёте?' })).toBeVisible();
  await context.setOffline(true);
  const lost = page.getByText('Нет соединения с интернетом').first();
  await expect(lost).toBeInViewport({ ratio: 1 });
  // A press that is tried and not made: nothing may lie over it.
  const undo = page.getByRole('button', { name: 'Вернуть', exact: true });
  await lost.click({ trial: true });
  await undo.click({ trial: true });
  await undo.click();
});
