import { holdBack } from './holdBack.ts';
import { expect, test } from './shop.ts';
import { untilAlive } from './steps.ts';

const question = { name: 'Выберите свой город' };

test('the first visit rests without the whole shop; its own city is answered at once and kept', async ({
  page,
}) => {
  const letThrough = await holdBack(page, /\/assets\/ordering-/);
  await page.goto('/samara/catalog');
  await untilAlive(page);
  await page.getByRole('dialog', question).getByRole('button', { name: 'Самара', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Поиск по меню' }).first().fill('лосось');
  letThrough();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => /^shop:.*:user$/.test(key))))
    .toBe(true);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('button', { name: 'Город: Самара' }).first()).toBeVisible();
  await expect(page.getByRole('dialog', question)).toBeHidden();
});

test('another city is gone to while the shop is still on its way, and nobody is asked twice', async ({
  page,
}) => {
  const letThrough = await holdBack(page, /\/assets\/ordering-/);
  await page.goto('/samara/catalog');
  await untilAlive(page);
  await page.getByRole('dialog', question).getByRole('button', { name: 'Тольятти', exact: true }).click();
  await expect(page).toHaveURL(/\/tolyatti\/catalog$/);
  await untilAlive(page);
  await expect(page.getByRole('dialog', question)).toBeHidden();
  letThrough();
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('button', { name: 'Город: Тольятти' }).first()).toBeVisible();
  await expect(page.getByRole('dialog', question)).toBeHidden();
});
