import { openBeforeLife } from '../beforeLife.ts';
import { DEEP } from '../brief.ts';
import { expect, newPhone } from '../shop.ts';
import { addToCart, chooseCity, openSection, putAway, signIn } from '../steps.ts';
import { keptOf } from './browsers.ts';
import { test, wasKept } from './keptPages.ts';

const NAME = 'Аделаида';

for (const [what, isOld] of [
  ['that the browser has kept', true],
  ['that the browser has let go of', false],
] as const)
  test(
    `a page ${what} names nobody when it comes back after a logout in another tab`,
    isOld ? {} : DEEP,
    async ({ open }, info) => {
      const context = await open(isOld);
      const page = await context.newPage();
      const phone = newPhone(info.workerIndex);
      await page.goto('/samara/');
      await chooseCity(page, 'Самара', 'samara');
      await openSection(page, 'Десерты');
      await addToCart(page, /./);
      await signIn(page, phone, NAME);
      await page.getByRole('link', { name: 'Личный кабинет' }).first().click();
      await expect(page.getByText(NAME).first()).toBeVisible();
      await expect.poll(() => keptOf(page, new RegExp(NAME, 'g'))).toEqual([NAME]);
      const other = await context.newPage();
      await other.goto('/samara/personal');
      await expect(other.getByText(NAME).first()).toBeVisible();

      await page.bringToFront();
      await page.goto('/robots.txt');
      await other.getByRole('button', { name: 'Выйти' }).click();
      await expect(other.getByRole('button', { name: 'Войти' }).first()).toBeVisible();
      await other.close();

      // Playwright's own way back waits for a load that never comes.
      await page.evaluate(() => history.back());
      await expect.poll(() => wasKept(page)).toBe(isOld);
      const named = new RegExp(
        `${NAME}|7${phone}|${phone.slice(0, 3)}\\)?.${phone.slice(3, 6)}|"token":"(?!masked)[^"]+`,
        'g',
      );
      expect((await page.content()).match(named)).toBeNull();
      expect(await keptOf(page, named)).toEqual([]);
      await expect(page.getByRole('button', { name: 'Войти' }).first()).toBeVisible();
      const call = page.waitForRequest('**/api/v1/**');
      await page.reload();
      expect((await call).headers()['authorization']).toBeUndefined();
    },
  );

test('presses on «+» that the next page has taken are not made again by a page that comes back', async ({
  open,
}) => {
  const context = await open(false);
  const page = await context.newPage();
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  const letThrough = await openBeforeLife(page, '/samara/catalog/deserty');
  const dish = page.getByRole('article').first();
  for (let press = 0; press < 2; press += 1) await dish.locator('[data-add]').click();
  await page.getByRole('link', { name: 'Корзина, пусто' }).first().click();
  await page.waitForURL('/samara/cart');
  letThrough();
  await putAway(page, 'Вход');
  await expect(page.getByRole('link', { name: 'Корзина, 2 товара', exact: true })).toBeVisible();

  await page.evaluate(() => history.back());
  await expect.poll(() => wasKept(page)).toBe(true);
  await dish.getByRole('button', { name: 'Увеличить количество' }).click();
  await expect(dish.getByRole('group', { name: /^Количество/ })).toContainText('3');
  await expect(page.getByRole('link', { name: 'Корзина, 3 товара', exact: true })).toBeVisible();
});
