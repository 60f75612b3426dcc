import { expect, newPhone, test } from './shop.ts';
import { test as visited } from './tour/visitor.ts';
import { chooseCity, openCart, openSection, signIn } from './steps.ts';

test('what a press does is heard, and the keyboard keeps its place', async ({ page, watch }, info) => {
  watch.expect(/status of 404.*\/promo\//);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  const dish = page.getByRole('article').first();
  const name = (await dish.getByRole('heading').textContent()) ?? '';
  const heart = dish.getByRole('button', { name: /^В избранное/ });

  await heart.click();
  await signIn(page, newPhone(info.workerIndex));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(said(`В избранном: ${name}`)).toHaveCount(1);
  await heart.click();
  await expect(said(`Убрали из избранного: ${name}`)).toHaveCount(1);

  await dish.getByRole('button', { name: /^В корзину/ }).click();
  await dialog('Подарок к заказу').getByRole('button', { name: 'Закрыть' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(said(`${name}, 1 штука`)).toHaveCount(1);
  await dish.getByRole('button', { name: 'Увеличить количество' }).click();
  await expect(said(`${name}, 2 штуки`)).toHaveCount(1);

  await openCart(page);
  const code = page.getByRole('textbox', { name: 'Промокод' });
  const apply = page.getByRole('button', { name: 'Применить' });
  await code.fill('НЕТТАКОГО');
  await apply.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/./);
  await expect(apply).toBeFocused();
  await code.fill('ЖУРАВЛЬ10');
  await code.press('Enter');
  await expect(said('ЖУРАВЛЬ10')).toBeFocused();
  await page.getByRole('button', { name: 'Убрать промокод' }).press('Enter');
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: `Удалить: ${name}` }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeFocused();
});

visited('what goes by its own press leaves the keyboard in the main part of the page', async ({ page }) => {
  await page.goto('/samara/cart');
  await page.getByRole('button', { name: /^Удалить: / }).press('Enter');
  await page.getByRole('button', { name: 'Повторить заказ' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Состав заказа' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
