import { expect, newPhone, test } from './shop.ts';
import {
  addToCart,
  chooseCity,
  openCart,
  openPart,
  openSection,
  orderPickup,
  placeOrder,
  signIn,
} from './steps.ts';

// What a customer who comes back finds in the personal area, and what can be read of the bonuses.

const PHONE = { width: 390, height: 844 };

test('the last order has its number and its pictures, «Кабинет» is marked, the history stands by months', async ({
  page,
}, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  const number = /№\s*(\S+)/.exec(await placeOrder(page))?.[1] ?? '';
  await page.setViewportSize(PHONE);
  const cabinet = page
    .getByRole('navigation', { name: 'Нижнее меню' })
    .getByRole('button', { name: 'Кабинет' });
  await cabinet.click();
  await expect(cabinet).toHaveAttribute('aria-current', 'page');
  const last = page.getByRole('region', { name: 'Последний заказ' });
  const order = page.getByRole('article', { name: new RegExp(`^Заказ №\\s*${number}$`) });
  await expect(last.getByRole('article')).toHaveAccessibleName(new RegExp(`${number}$`));
  await expect(order).toContainText(/\d\s₽/);
  await expect(order.locator('img').first()).toBeVisible();

  await openPart(page, 'История заказов');
  await expect(page.getByText('1 заказ', { exact: true })).toBeVisible();
  await expect(order).toBeVisible();
});

test('a promotion is applied from its card, which says what the code still lacks', async ({ page }, info) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Десерты');
  await addToCart(page, /./);
  await signIn(page, newPhone(info.workerIndex));
  await page.goto('/samara/personal/promotions');
  const pizza = page.getByRole('article', { name: /^Пицца в подарок/ });
  await pizza.getByRole('button', { name: 'Применить' }).click();
  await expect(pizza.getByRole('progressbar', { name: 'До подарка' })).toContainText(/^Ещё .+₽/);
  await pizza.getByRole('link', { name: 'В корзину' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
});

test('bonuses are written off all at once and given back', async ({ page }) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Десерты');
  await addToCart(page, /./);
  // The customer whom the demo knows has 350.
  await signIn(page, '9270000001');
  await openCart(page);
  const field = page.getByRole('spinbutton', { name: 'Списать бонусы' });
  await field.fill('100000');
  await expect(page.getByText(/^Спишем .+: больше /)).toBeVisible();
  await page.getByRole('button', { name: 'Списать все' }).click();
  await expect(field).toHaveValue(/^[1-9]\d*$/);
  await expect(
    page.getByRole('region', { name: 'Сумма заказа' }).getByText('Бонусы', { exact: true }),
  ).toBeVisible();
  const none = page.getByRole('button', { name: 'Не списывать' });
  await expect(none).toBeFocused();
  await none.click();
  await expect(field).toHaveValue('0');
});

test('a text of the chain is jumped through by its headings', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/samara/loyalty-program');
  await chooseCity(page, 'Самара', 'samara');
  const contents = page.getByRole('navigation', { name: 'На этой странице' });
  const heading = page.getByRole('heading', { level: 2, name: 'Вопросы' });
  await contents.getByRole('link', { name: 'Вопросы' }).click();
  await expect(heading).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'В меню' }).click();
  await expect(page).toHaveURL(/\/catalog$/);
});
