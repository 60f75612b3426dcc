import { choose } from '../journeySteps.ts';
import { expect, test } from '../../e2e/shop.ts';
import { chooseCity, openSection, putAway, untilAlive } from '../../e2e/steps.ts';

test('a customer misses the chosen options in the sum, and saves a report of it', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Вок');
  await page.getByRole('button', { name: 'В корзину: Собери свой вок' }).first().click();
  const options = [
    ['Лапша', 'Удон'],
    ['Соус', 'Терияки'],
    ['Белок', 'Говядина'],
    ['Добавки', 'Шампиньоны'],
  ] as const;
  await choose(page.getByRole('dialog', { name: 'Выберите ролл' }), options, 0);
  await putAway(page, 'Вход');
  await page
    .getByRole('link', { name: /^Корзина, / })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText(/Товары\s*399\s₽/u);
  await page.getByRole('button', { name: 'Сообщить о проблеме' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Сообщить о проблеме' });
  await dialog
    .getByRole('textbox', { name: 'Что случилось?' })
    .fill('Собрал вок с добавками, а в корзине сумма без добавок');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Сохранить файл' }).click();
  await (await download).saveAs(process.env['REPORT_FILE'] ?? 'report.json');
  await expect(dialog.getByRole('status')).toContainText('Файл сохранён');
});
