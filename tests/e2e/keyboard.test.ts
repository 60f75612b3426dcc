import type { Locator, Page } from '@playwright/test';
import { DEEP } from './brief.ts';
import { expect, newPhone, test } from './shop.ts';

/** More stops than any page of the journey has before the thing that is wanted. */
const MAX_STOPS = 150;

/** Presses Tab until the thing has the focus, as a person without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function pick(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text.slice(0, -1));
  await expect(page.getByRole('option', { name: text, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(text);
}

test('the whole journey by keyboard alone', DEEP, async ({ page }, info) => {
  const dialog = (name: string): Locator => page.getByRole('dialog', { name });
  await page.goto('/');
  await press(page, dialog('Выберите свой город').getByRole('button', { name: 'Самара', exact: true }));
  await expect(page).toHaveURL(/\/samara/);
  await press(
    page,
    page
      .getByRole('region', { name: 'Меню' })
      .getByRole('link', { name: /^Вок/ })
      .first(),
  );
  await expect(page.getByRole('heading', { name: 'Вок', exact: true }).first()).toBeVisible();
  await press(page, page.getByRole('button', { name: /^В корзину: Вок/ }).first());

  const modifiers = dialog('Выберите ролл');
  await expect(modifiers).toBeVisible();
  for (const group of await modifiers.getByRole('radiogroup').all())
    if ((await group.getByRole('radio', { checked: true }).count()) === 0)
      await press(page, group.getByRole('radio').first(), 'Space');
  await press(page, modifiers.getByRole('button', { name: /^Добавить за/ }));

  const auth = dialog('Вход');
  await tabTo(page, auth.getByRole('textbox', { name: 'Телефон' }));
  await page.keyboard.type(newPhone(info.workerIndex));
  await tabTo(page, auth.getByRole('textbox', { name: 'Имя' }));
  await page.keyboard.type('Вера');
  await press(
    page,
    auth.getByRole('checkbox', { name: 'Согласие на обработку персональных данных' }),
    'Space',
  );
  await press(page, auth.getByRole('button', { name: 'Войти' }));
  await expect(auth).toBeHidden();

  await press(page, page.getByRole('link', { name: /^Корзина, \d/ }));
  await press(page, page.getByRole('link', { name: 'Оформить заказ' }));
  await press(page, dialog('Доставить или заберёте?').getByRole('button', { name: 'Доставить' }));
  const address = dialog('Адрес доставки');
  await pick(page, address.getByRole('combobox', { name: 'Улица' }), 'Ленинская');
  await pick(page, address.getByRole('combobox', { name: 'Дом' }), '119');
  await press(page, address.getByRole('button', { name: 'Сохранить адрес' }));
  await expect(address).toBeHidden();

  await press(page, page.getByRole('button', { name: /^Время: / }));
  await press(
    page,
    dialog('Время заказа')
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first(),
  );
  await press(page, page.getByRole('button', { name: /^Заказать за/ }));
  await expect(page.getByRole('heading', { name: /^Заказ № .+ оформлен$/ })).toBeVisible();
  const order = page.getByRole('region', { name: 'Ваш заказ' });
  await expect(order.locator('[aria-current="step"]')).toContainText('Доставлен', { timeout: 30_000 });
});
