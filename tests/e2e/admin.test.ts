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

test('a tab that was closed is looked at from a new one: the page that was left last', async ({
  page,
  context,
}) => {
  await page.goto('/samara/catalog/deserty');
  await untilAlive(page);
  await addToCart(page, /./);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('cart/addTapped');
  const admin = await context.newPage();
  await admin.goto('/robots.txt');
  await page.goto('about:blank');
  // A page that another has taken the place of is told so in its own time.
  await expect.poll(() => admin.evaluate(() => localStorage.getItem('shop:lastJournal'))).not.toBeNull();
  await page.close();
  await enterAdmin(admin, 'Журнал');
  await chooseJournal(admin, 'Прошлый визит в этом браузере');
  await expect(events(admin).getByRole('button', { name: /cart\/addTapped/ })).toBeVisible();
});
