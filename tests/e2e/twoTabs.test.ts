import { addToCart, chooseCity, openSection, signIn } from './steps.ts';
import { expect, newPhone, test } from './shop.ts';

test('what one tab adds the other has, and a logout in one is a logout in both', async ({
  page,
  context,
}, info) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  const second = await context.newPage();
  await second.goto('/samara/');
  await openSection(page, 'Закуски');
  await addToCart(page, /./);
  await expect(second.getByRole('link', { name: /^Корзина, 1 / })).toBeVisible();
  await signIn(page, newPhone(info.workerIndex));
  await second.goto('/samara/personal');
  await expect(second).toHaveURL(/\/personal$/);
  await second.getByRole('button', { name: 'Выйти' }).click();
  const sure = second.getByRole('dialog').getByRole('button', { name: 'Выйти' });
  if (await sure.isVisible()) await sure.click();
  await expect(page.getByRole('link', { name: /^Корзина, \d/ })).toBeHidden();
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(kept).not.toMatch(/\+7\d{10}|token":"/);
});
