import type { Page } from '@playwright/test';
import { chooseJournal, enterAdmin, journals } from './adminSteps.ts';
import { addToCart, putAway, untilAlive } from './steps.ts';
import { expect, test } from './tour/visitor.ts';

test.use({ visitor: 'guest' });

const events = (page: Page) => page.getByRole('list', { name: 'События' });

test('one tab looks at another: what was pressed there, what it changed and what followed', async ({
  page,
  context,
}) => {
  await page.goto('/samara/catalog/deserty');
  await untilAlive(page);
  await addToCart(page, /./);
  await putAway(page, 'Вход');
  const admin = await context.newPage();
  await enterAdmin(admin, 'Журнал');
  await admin.getByRole('button', { name: 'Спросить другие вкладки' }).click();
  await expect(admin.getByText('Вкладок ответило: 1')).toBeVisible();
  await chooseJournal(admin, 'Другая вкладка');
  await expect(admin.getByText('не прочла')).toBeHidden();
  await admin.getByRole('combobox', { name: 'Слайс' }).selectOption({ label: 'корзина (cart)' });
  await admin.getByRole('combobox', { name: 'Источник' }).selectOption({ label: 'правило' });
  await events(admin)
    .getByRole('button', { name: /cart\/lineAdded/ })
    .click();
  await expect(admin.getByRole('heading', { name: /^Событие \d+: cart\/lineAdded$/ })).toBeVisible();
  const tree = admin.getByRole('list', { name: 'Причина и следствия' });
  await expect(tree.getByRole('button').first()).toHaveText(/cart\/addTapped/);
  await expect(admin.getByText(/^cart\.lines/).first()).toBeVisible();
});

test('what a tab did before /admin is not lost: its last page is there, and a saved report is taken as a file', async ({
  page,
}) => {
  await page.goto('/samara/catalog/deserty');
  await untilAlive(page);
  await addToCart(page, /./);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('cart/addTapped');
  await enterAdmin(page, 'Журнал');
  await chooseJournal(page, 'Раньше в этой вкладке');
  await expect(events(page).getByRole('button', { name: /cart\/addTapped/ })).toBeVisible();
  await page.getByRole('link', { name: 'Обзор' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Сохранить журнал' }).click();
  const file = await (await download).path();
  await page.getByRole('link', { name: 'Журнал' }).click();
  await expect(journals(page, 'Раньше в этой вкладке')).toHaveCount(1);
  await page.getByLabel('Файл журнала').setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(page.getByRole('alert')).toHaveText('Это JSON, но не журнал магазина');
  await page.getByLabel('Файл журнала').setInputFiles(file);
  await expect(journals(page, 'Файл')).not.toHaveCount(0);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a saved cart that cannot be read is taken away after a question that says what goes; the rest stays', async ({
  page,
}) => {
  await page.goto('/samara/catalog/deserty');
  await untilAlive(page);
  await addToCart(page, /./);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join(' '))).toMatch(/:cart\b/);
  await enterAdmin(page, 'Журнал');
  const kept = (): Promise<Record<string, string>> =>
    page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  const cartKey = Object.keys(await kept()).find((key) => key.endsWith(':cart'))!;
  await page.evaluate((key) => localStorage.setItem(key, localStorage.getItem(key)!.slice(0, -20)), cartKey);
  const { [cartKey]: _, ...others } = await kept();

  await page.getByRole('link', { name: 'Обзор' }).click();
  await page.getByRole('button', { name: 'Сбросить: Корзина' }).click();
  const question = page.getByRole('status').filter({ hasText: 'Сбросить: Корзина?' });
  await expect(question).toContainText('Из этого браузера уйдёт корзина: блюда, подарки');
  await question.getByRole('button', { name: 'Не сбрасывать' }).click();
  expect(await kept()).toHaveProperty([cartKey]);

  await page.getByRole('button', { name: 'Сбросить: Корзина' }).click();
  await question.getByRole('button', { name: 'Сбросить', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Сбросить: Корзина' })).toBeHidden();
  expect(await kept()).not.toHaveProperty([cartKey]);
  expect(await kept()).toMatchObject(others);

  await page.goto('/samara/cart');
  await expect(page.getByText('Корзина пуста')).toBeVisible();
});
