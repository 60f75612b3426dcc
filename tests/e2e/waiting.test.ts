import type { Page, Request } from '@playwright/test';
import { expect, newPhone, test } from './shop.ts';
import { chooseCity, openSection, putAway, signIn } from './steps.ts';

test.beforeEach(({ watch }) => watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/));

/** What has reached the back end of likes and tables, in order. */
const watchWrites = (page: Page): readonly string[] => {
  const reached: string[] = [];
  const read = (request: Request): void => {
    const { pathname } = new URL(request.url());
    const what = /\/api\/v1\/(like|reservation|order)(?:\/|$)/.exec(pathname)?.[1];
    if (what !== undefined && ['POST', 'DELETE'].includes(request.method())) reached.push(what);
  };
  page.on('requestfinished', read);
  return reached;
};

async function fillTable(page: Page, guests: number): Promise<void> {
  await page.getByRole('button', { name: 'Забронировать стол: Журавль на Кирова' }).click();
  const dialog = page.getByRole('dialog', { name: 'Бронирование стола' });
  await dialog.getByRole('textbox', { name: 'Имя' }).fill('Вера');
  const tomorrow = await page.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleDateString('sv'));
  await dialog.getByLabel('Дата').fill(tomorrow);
  await dialog.getByRole('combobox', { name: 'Время' }).selectOption('19:30');
  await dialog.getByRole('spinbutton', { name: 'Гостей' }).fill(String(guests));
}

const send = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Бронирование стола' });
  await dialog.getByRole('button', { name: 'Забронировать' }).click();
  await expect(dialog).toBeHidden();
};

/** A customer among the starters. */
async function comeIn(page: Page, phone: string): Promise<void> {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  await page.getByRole('button', { name: 'Войти' }).first().click();
  await signIn(page, phone);
  await expect(page.getByRole('button', { name: 'Войти' })).toHaveCount(0);
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Ждёт соединения' }).getByRole('listitem');

test('a like and a table that were pressed without a connection go out once it is back, what is withdrawn does not', async ({
  page,
  context,
}, info) => {
  const reached = watchWrites(page);
  await comeIn(page, newPhone(info.workerIndex));
  const hearts = page.getByRole('button', { name: /^В избранное: / });
  const first = (await hearts.nth(0).getAttribute('aria-label')) ?? '';
  await page.getByRole('contentinfo').getByRole('link', { name: 'Рестораны' }).click();
  await fillTable(page, 4);
  await context.setOffline(true);
  const told = page.getByRole('status').filter({ hasText: 'Отправим, когда появится связь' });
  await Promise.all([expect(told).toBeVisible(), send(page)]);
  await page.goBack();
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');

  const strip = page.getByRole('button', { name: 'Ждёт соединения: 3' });
  await strip.click();
  await expect(rowsOf(page)).toHaveText([/^Бронь: .*19:30, 4\sгостя/, /^Нравится: /, /^Нравится: /]);
  await expect(rowsOf(page).nth(1)).toContainText(first.replace('В избранное: ', 'Нравится: '));
  await rowsOf(page)
    .nth(2)
    .getByRole('button', { name: /^Отменить: / })
    .click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Ждёт соединения: 2' })).toBeFocused();
  expect(reached).toEqual([]);

  const reserved = page.getByRole('status').filter({ hasText: 'Стол забронирован' });
  await Promise.all([expect(reserved).toBeVisible(), context.setOffline(false)]);
  await expect(page.getByRole('button', { name: /^Ждёт соединения/ })).toHaveCount(0);
  expect(reached).toEqual(['reservation', 'like']);
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(true);
  await context.setOffline(false);
  await page.reload();
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  expect(reached).toEqual(['reservation', 'like']);
});

test('what waits outlives the page and another tab does not send it again', async ({
  page,
  context,
}, info) => {
  const reached = watchWrites(page);
  await comeIn(page, newPhone(info.workerIndex));
  const other = await context.newPage();
  const reachedThere = watchWrites(other);
  await other.goto('/samara/restaurant');
  await expect(other.getByRole('button', { name: 'Войти' })).toHaveCount(0);
  await page.bringToFront();
  const heart = page.getByRole('button', { name: /^В избранное: / }).first();
  await context.route('**/api/v1/like', (route) => route.abort('internetdisconnected'));
  await heart.click();
  const strip = (one: Page) => one.getByRole('button', { name: 'Ждёт соединения: 1' });
  await expect(strip(page)).toBeVisible();
  await expect(strip(other)).toBeVisible();
  await context.setOffline(true);
  await context.unroute('**/api/v1/like');
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0);
  await expect(strip(other)).toHaveCount(0);
  expect([...reached, ...reachedThere]).toEqual(['like']);
});

test('a guest’s like waits for the login, also when its dialog is closed, and says so', async ({
  page,
}, info) => {
  const reached = watchWrites(page);
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  await page
    .getByRole('button', { name: /^В избранное: / })
    .first()
    .click();
  await putAway(page, 'Вход');
  await page.getByRole('button', { name: 'Ждёт входа: 1' }).click();
  await expect(rowsOf(page)).toHaveText([/^Нравится: .*Ждёт входа/]);
  await page.reload();
  await page.getByRole('button', { name: 'Ждёт входа: 1' }).click();
  await rowsOf(page)
    .getByRole('button', { name: /^Войти: / })
    .click();
  await signIn(page, newPhone(info.workerIndex));
  await expect(page.getByRole('button', { name: /^Ждёт/ })).toHaveCount(0);
  await expect.poll(() => reached).toEqual(['like']);
});
