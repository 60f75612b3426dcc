import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { chooseCity, reloadPage } from './steps.ts';

/** A guest in Самара on one of its pages. */
async function visit(page: Page, place: string): Promise<void> {
  await page.goto(`/samara/${place}`);
  await chooseCity(page, 'Самара', 'samara');
}

test('a guest reserves a table', async ({ page }) => {
  await visit(page, 'restaurant');
  await page.getByRole('button', { name: 'Забронировать стол: Журавль на Кирова' }).click();
  const dialog = page.getByRole('dialog', { name: 'Бронирование стола' });
  await dialog.getByRole('button', { name: 'Забронировать' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Имя' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Имя' }).fill('Вера');
  await dialog.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9271112233');
  const tomorrow = await page.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleDateString('sv'));
  await dialog.getByLabel('Дата').fill(tomorrow);
  await dialog.getByRole('combobox', { name: 'Время' }).selectOption('19:30');
  await dialog.getByRole('button', { name: 'Больше' }).click();
  await dialog.getByRole('textbox', { name: 'Комментарий' }).fill('У окна');
  const sent = page.waitForRequest(/\/api\/v1\/reservation$/);
  await dialog.getByRole('button', { name: 'Забронировать' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Вера',
    phone: '+79271112233',
    date: tomorrow,
    time: '19:30',
    guests: 3,
    comment: 'У окна',
  });
  await expect(dialog.getByRole('status')).toContainText('Стол забронирован');
  await dialog.getByRole('button', { name: 'Понятно' }).click();
  await expect(dialog).toBeHidden();
});

test('a guest applies for a vacancy', async ({ page }) => {
  await visit(page, 'vacancies');
  const form = page.getByRole('form', { name: 'Отклик на вакансию' });
  await form.getByRole('textbox', { name: 'Имя' }).fill('Олег');
  await form.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9271112244');
  await form.getByRole('combobox', { name: 'Город' }).selectOption('Тольятти');
  await form.getByRole('textbox', { name: 'Должность' }).fill('Сушист');
  await form.getByRole('textbox', { name: 'О себе' }).fill('Держу нож и темп');
  await form.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('heading', { name: 'Спасибо за отклик' })).toBeVisible();
});

test('stories are led by taps, keys and time, and wait while they are held', async ({ page }) => {
  await visit(page, '');
  // Their time is the test's own: on a slow machine a story would pass before it is looked at.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('[data-time] { animation-duration: 600s !important; }');
    document.adoptedStyleSheets = [slow];
  });
  await page.getByRole('button', { name: 'Как мы варим рис' }).click();
  const viewer = page.getByRole('dialog', { name: 'Истории' });
  const first = viewer.getByText('Промываем семь раз');
  const second = viewer.getByText('Варим каждые два часа');
  await expect(first).toBeVisible();
  const endOfTime = () =>
    page.evaluate(() => document.querySelector('[data-time]')?.getAnimations()[0]?.finish());
  await endOfTime();
  await expect(second).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeVisible();
  await viewer.getByRole('button', { name: 'Следующая история' }).click();
  await expect(second).toBeVisible();
  await viewer.getByRole('button', { name: 'Предыдущая история' }).click();
  await expect(first).toBeVisible();

  const playState = () =>
    page.evaluate(() => document.querySelector('[data-time]')?.getAnimations()[0]?.playState);
  await viewer.getByRole('button', { name: 'Следующая история' }).hover();
  await page.mouse.down();
  await expect.poll(playState).toBe('paused');
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Как мы варим рис' })).toBeFocused();
});

test('where motion is unwanted, a story waits for a tap', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '');
  await page.getByRole('button', { name: 'Как мы варим рис' }).click();
  await expect(page.getByRole('dialog', { name: 'Истории' })).toBeVisible();
  const running = await page.evaluate(
    () => document.querySelector('[data-time]')?.getAnimations().length ?? 0,
  );
  expect(running).toBe(0);
});

const hiddenDishes = (page: Page) => page.getByRole('main').getByText(/^Скрыто \d+/);

test('filters narrow the menu, and each can be taken away', async ({ page }) => {
  await visit(page, 'catalog');
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const dialog = page.getByRole('dialog', { name: 'Фильтры' });
  const mark = dialog.getByRole('group', { name: 'Отметки' }).getByRole('button').first();
  const name = (await mark.textContent()) ?? '';
  await mark.click();
  await dialog.getByRole('button', { name: /^Показать / }).click();
  await expect(hiddenDishes(page)).toBeVisible();
  await page.getByRole('button', { name: `Убрать фильтр: ${name}` }).click();
  await expect(hiddenDishes(page)).toBeHidden();
});

test('excluded allergens hide dishes, also in the next visit', async ({ page }) => {
  await visit(page, 'catalog');
  await page.getByRole('button', { name: 'Исключить аллергены' }).click();
  const dialog = page.getByRole('dialog', { name: 'Исключить аллергены' });
  const mark = dialog.getByRole('group', { name: 'Аллергены' }).getByRole('button').first();
  const name = (await mark.textContent()) ?? '';
  await mark.click();
  await dialog.getByRole('button', { name: /^Показать / }).click();
  await expect(hiddenDishes(page)).toBeVisible();
  await reloadPage(page);
  await page.getByRole('button', { name: `Не исключать: ${name}` }).click();
  await expect(hiddenDishes(page)).toBeHidden();
});

test('the city of the page is put into its address without a reload, another one is another page', async ({
  page,
}) => {
  await page.goto('/catalog/supy');
  await expect(page.getByRole('dialog', { name: 'Выберите свой город' })).toBeVisible();
  let pages = 0;
  page.on('domcontentloaded', () => (pages += 1));
  await chooseCity(page, 'Самара', 'samara');
  await expect(page).toHaveURL(/\/samara\/catalog\/supy$/);
  await expect(page.getByRole('main')).toBeFocused();
  const before = await page.evaluate(() => history.length);
  const city = page.getByRole('button', { name: 'Город: Самара' });
  await city.click();
  await chooseCity(page, 'Самара', 'samara');
  await expect(city).toBeFocused();
  // The question of the first visit had no entry in the history; the one that was asked for has left its own ahead of the page.
  expect([pages, await page.evaluate(() => history.length)]).toEqual([0, before + 1]);
  await page.getByRole('button', { name: 'Город: Самара' }).click();
  await page
    .getByRole('dialog', { name: 'Выберите свой город' })
    .getByRole('button', { name: 'Тольятти', exact: true })
    .click();
  await expect(page).toHaveURL(/\/tolyatti\/catalog\/supy$/);
  await expect(page.getByRole('button', { name: 'Город: Тольятти' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'citySlug')?.value).toBe('tolyatti');
});
