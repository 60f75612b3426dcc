import { expect, test } from './shop.ts';
import { chooseCity, openPart, signIn } from './steps.ts';

const HISTORY = '**/api/v1/user/*/history';

test('a list that a bad network has swallowed comes by itself once the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await page.getByRole('button', { name: 'Войти' }).click();
  await signIn(page, '9270000001');
  await page.getByRole('link', { name: 'Личный кабинет' }).click();
  await openPart(page, 'История заказов');
  const orders = page.getByRole('main').getByRole('article');
  await expect(orders).not.toHaveCount(0);

  await page.route(HISTORY, (route) => route.abort('internetdisconnected'));
  await page.reload();
  const words = page.getByText('Не удалось обновить список');
  await expect(words).toBeVisible();
  await expect(orders).toHaveCount(0);

  await page.unroute(HISTORY);
  await context.setOffline(true);
  await expect(page.getByText(/Нет соединения/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(orders).not.toHaveCount(0);
  await expect(words).toBeHidden();
});
