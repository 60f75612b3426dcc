import type { Page } from '@playwright/test';
import { expect, test } from './tour/visitor.ts';
import { drawFrames, openBeforeLife } from './beforeLife.ts';
import { holdBack } from './holdBack.ts';
import { openCart, putAway } from './steps.ts';

test.use({ visitor: 'guest' });

const alive = (page: Page) => expect(page.locator('html[data-alive]')).toBeAttached();

test.describe('the search', () => {
  const box = (page: Page) => page.getByRole('searchbox', { name: 'Поиск по меню' });
  const found = (page: Page) => page.getByRole('heading', { level: 1, name: '«дракон»' });

  test('finds what was typed before the page came to life', async ({ page }) => {
    const letThrough = await openBeforeLife(page, '/samara/');
    await box(page).pressSequentially('дракон');
    letThrough();
    await expect(found(page)).toBeVisible();
    await expect(box(page)).toHaveValue('дракон');
  });

  test('finds it by Enter as well', async ({ page }) => {
    const letThrough = await openBeforeLife(page, '/samara/');
    await box(page).pressSequentially('дракон');
    letThrough();
    await alive(page);
    await box(page).press('Enter');
    await expect(found(page)).toBeVisible();
    await expect(box(page)).toHaveValue('дракон');
  });

  test('finds what was corrected on its own page', async ({ page }) => {
    const letThrough = await openBeforeLife(page, '/samara/catalog/search?q=сет');
    await box(page).fill('дракон');
    letThrough();
    await expect(found(page)).toBeVisible();
    await expect(page).toHaveURL(`/samara/catalog/search?${new URLSearchParams({ q: 'дракон' }).toString()}`);
  });
});

test('a search by Enter and by a pause in the typing is one step of the history', async ({ page }) => {
  await page.goto('/samara/');
  await page.mouse.move(200, 300);
  await alive(page);
  const letThrough = await holdBack(page, /\/assets\/Search-/);
  const box = page.getByRole('searchbox', { name: 'Поиск по меню' });
  await box.pressSequentially('дракон');
  await page.waitForURL(/catalog\/search/);
  await box.press('Enter');
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: '«дракон»' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/samara/');
});

test('the row of sections stays where it was moved before the page came to life, until the page is moved', async ({
  page,
}) => {
  const letThrough = await openBeforeLife(page, '/samara/catalog');
  const row = page.getByRole('navigation', { name: 'Разделы меню' });
  const leftOf = () => row.evaluate(({ scrollLeft }) => scrollLeft);
  await row.evaluate((element) => element.scrollTo({ left: 300, behavior: 'instant' }));
  letThrough();
  await alive(page);
  await drawFrames(page, 4);
  expect(await leftOf()).toBe(300);
  await page.keyboard.press('End');
  await expect.poll(leftOf).toBeGreaterThan(300);
});

test('what was chosen for a dish before its page came to life is what lies in the cart', async ({ page }) => {
  const letThrough = await openBeforeLife(page, '/samara/catalog/vok/soberi-svoy-vok');
  const add = page.getByRole('button', { name: /^Добавить за/ });
  await expect(add).toHaveText('Добавить за 399 ₽');
  await page.getByRole('radio', { name: 'Соба' }).check();
  await page.getByRole('radio', { name: 'Говядина' }).check();
  for (const name of ['Шампиньоны', 'Брокколи']) await page.getByRole('checkbox', { name }).check();
  letThrough();
  await alive(page);
  await expect(add).toHaveText('Добавить за 597 ₽');
  await add.click();
  await putAway(page, 'Вход');
  await openCart(page);
  const line = page.getByRole('list', { name: 'Состав заказа' }).getByRole('listitem').first();
  for (const name of ['Соба', 'Говядина', 'Шампиньоны', 'Брокколи']) await expect(line).toContainText(name);
});

test('a choice that is the first touch of a page is pressed once', async ({ page }) => {
  await page.goto('/samara/catalog/vok/soberi-svoy-vok');
  await page.getByRole('radio', { name: 'Говядина' }).check();
  await alive(page);
  await expect(page.getByRole('radio', { name: 'Говядина' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Добавить за 469 ₽', exact: true })).toBeVisible();
});

test('what was filled in before the page came to life is sent', async ({ page }) => {
  const letThrough = await openBeforeLife(page, '/samara/vacancies');
  const form = page.getByRole('form', { name: 'Отклик на вакансию' });
  await form.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await form.getByRole('textbox', { name: 'Телефон' }).fill('9271234567');
  await form.getByRole('combobox', { name: 'Город' }).selectOption('Тольятти');
  await form.getByRole('textbox', { name: 'Должность' }).fill('Повар');
  await form.getByRole('textbox', { name: 'О себе' }).fill('Варю рис');
  letThrough();
  await alive(page);
  await expect(form.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 (927) 123-45-67');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/'),
  );
  await form.getByRole('button', { name: 'Отправить' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Анна',
    city: 'Тольятти',
    position: 'Повар',
    about: 'Варю рис',
  });
});

test('a form that is sent before the page came to life puts nothing of it into the address', async ({
  page,
}) => {
  await openBeforeLife(page, '/samara/vacancies');
  const form = page.getByRole('form', { name: 'Отклик на вакансию' });
  const name = form.getByRole('textbox', { name: 'Имя' });
  await name.fill('Анна');
  await form.getByRole('button', { name: 'Отправить' }).click();
  await name.press('Enter');
  await drawFrames(page, 4);
  await expect(page).toHaveURL('/samara/vacancies');
  await expect(name).toHaveValue('Анна');
});

test('a token that was typed before the page came to life opens the administrators’ area', async ({
  page,
}) => {
  const letThrough = await openBeforeLife(page, '/admin');
  await page.getByRole('textbox', { name: 'Токен' }).fill('secret');
  letThrough();
  await alive(page);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/overview$/);
});
