import { expect, test } from './shop.ts';
import { addToCart, answerModifiers, chooseCity, openCart, putAway, untilAlive } from './steps.ts';

/** Sold in Самара, and not in Тольятти. */
const ELSEWHERE = 'Бекон гриль';
const EVERYWHERE = 'Филадельфия классик';

test('a cart is shared by a link; in another city what is missing is said, the rest is added and can be taken back', async ({
  page,
  context,
  browser,
  shopUrl,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/samara/catalog/rolly-klassicheskie');
  await putAway(page, 'Выберите свой город');
  await untilAlive(page);
  await addToCart(page, new RegExp(ELSEWHERE));
  await putAway(page, 'Вход');
  await addToCart(page, new RegExp(EVERYWHERE));
  await answerModifiers(page);
  await putAway(page, 'Вход');
  await openCart(page);

  await page.getByRole('button', { name: 'Поделиться корзиной' }).click();
  const sharing = page.getByRole('dialog', { name: 'Поделиться корзиной' });
  await expect(sharing.getByRole('img', { name: 'QR-код со ссылкой на корзину' })).toBeVisible();
  await sharing.getByRole('button', { name: 'Скопировать ссылку' }).click();
  await expect(sharing.getByRole('status')).toContainText('Ссылка скопирована');
  const link = await page.evaluate(async () => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${shopUrl}/cart#shared=[\\w-]+$`));

  const others = await browser.newContext({ baseURL: shopUrl, locale: 'ru-RU' });
  const other = await others.newPage();
  await other.goto(link);
  await chooseCity(other, 'Тольятти', 'tolyatti');
  const shared = other.getByRole('dialog', { name: 'С вами поделились корзиной' });
  await expect(shared.getByRole('list', { name: 'Что в корзине по ссылке' })).toContainText(EVERYWHERE);
  await expect(shared).toContainText(`«${ELSEWHERE}»: нет в меню вашего города`);
  await expect(other).toHaveURL(`${shopUrl}/tolyatti/cart`);
  await shared.getByRole('button', { name: 'Добавить в корзину' }).click();
  await putAway(other, 'Вход');

  const lines = other
    .getByRole('list', { name: 'Состав заказа' })
    .getByRole('listitem', { name: EVERYWHERE });
  await expect(lines).toHaveCount(1);
  await expect(other.getByText(ELSEWHERE)).toHaveCount(0);
  await other.getByRole('button', { name: 'Вернуть' }).click();
  await expect(other.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();

  await other.reload();
  await untilAlive(other);
  await expect(shared).toBeHidden();
  await others.close();
});

test('a link that has lost its end says so, and leaves the cart as it is', async ({ page }) => {
  await page.goto('/samara/cart#shared=aAgHvwCGF');
  await putAway(page, 'Выберите свой город');
  const shared = page.getByRole('dialog', { name: 'С вами поделились корзиной' });
  await expect(shared).toContainText('Ссылка не читается');
  await shared.getByRole('button', { name: 'Понятно' }).click();
  await expect(shared).toBeHidden();
  await expect(page).toHaveURL(/\/samara\/cart$/);
});
