import { expect, newPhone, test } from './shop.ts';
import { chooseCity, signIn } from './steps.ts';

/** Noon (of the zone in which it is noon now) of the tenth day of the month that the demo's calendar is of. */
const tenth = (): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 10, now.getUTCHours()));
};

test('a guest looks behind the doors of the calendar, copies a code and takes it into the cart', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(tenth());
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Календарь подарков' }).click();
  await expect(page).toHaveURL(/\/samara\/advent$/);
  await expect(page.getByRole('button', { name: /^Сегодня, 10 .+, открыта/ })).toBeVisible();
  await expect(page.getByText(/^11 .+, закрыта, откроется завтра$/)).toBeAttached();
  await expect(page.getByRole('button', { name: /^11 / })).toHaveCount(0);

  await page.getByRole('button', { name: /^3 .+, открыта/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Два вока — минус 150 ₽' })).toBeFocused();
  await page.getByRole('button', { name: 'Скопировать' }).click();
  await expect(page.getByText('Промокод ЛАПША скопирован')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ЛАПША');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByText('Сохранили. Сработает, когда войдёте')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^3 .+, открыта/ }).click();
  await expect(page.getByRole('button', { name: 'Убрать' })).toBeVisible();
});

test('a customer opens a promotion of the list and applies it; one that is not theirs is not found', async ({
  page,
}, { workerIndex }) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await page.getByRole('button', { name: 'Войти' }).first().click();
  await signIn(page, newPhone(workerIndex));
  await page.goto('/samara/personal/promotions');
  await page.getByRole('link', { name: 'Ваша скидка 15 %' }).click();
  await expect(page).toHaveURL(/\/samara\/personal\/promotions\/promo-4$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Ваша скидка 15 %' })).toBeVisible();
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByText('Промокод в корзине')).toBeVisible();

  await page.goto('/samara/personal/promotions/promo-5');
  await expect(page.getByText('Акция закончилась').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Применить' })).toHaveCount(0);
  await page.goto('/samara/personal/promotions/nothing');
  await expect(page.getByRole('heading', { name: 'Акция не найдена' })).toBeVisible();
});

test.describe('at a moment of our own', () => {
  test.use({ timezoneId: 'Europe/Samara' });

  test('happy hours run down by the minute, and say when they come', async ({ page }) => {
    // Tuesday, 15:36 and 18:00 in Самара.
    await page.clock.setFixedTime(new Date('2026-03-10T11:36:00Z'));
    await page.goto('/samara/happy-hours');
    await chooseCity(page, 'Самара', 'samara');
    await page.goto('/samara/happy-hours');
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText(/Осталось\s*1\sч 24\sмин/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.clock.setFixedTime(new Date('2026-03-10T14:00:00Z'));
    await page.reload();
    await expect(timer).toHaveText(/завтра/);
  });
});

test('behind the administrator’s gate is nobody without a token', async ({ page }) => {
  await page.goto('/admin/overview');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Вход для администратора' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Токен' }).fill('demo-admin');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Обзор' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Настройки' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('shop:adminToken'))).toBe('demo-admin');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  expect(await page.evaluate(() => localStorage.getItem('shop:adminToken'))).toBeNull();
});
