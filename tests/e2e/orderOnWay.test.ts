import type { Page } from '@playwright/test';
import { addToCart, chooseCity, goToCheckout, openCart, openSection, placeOrder, signIn } from './steps.ts';
import { expect, newPhone, test } from './shop.ts';

const MINUTE = 60_000;
/** The next quarter of an hour that is at least half an hour away: ranges are told in steps of five minutes. */
const promised = Math.ceil((Date.now() + 30 * MINUTE) / (15 * MINUTE)) * 15 * MINUTE;

/** An order that no kitchen works on: it comes when it says. */
const expectedAt = (time: number) => ({
  id: 'order-on-way',
  number: '2047',
  createdAt: new Date(promised - 45 * MINUTE).toISOString(),
  deliveryMethod: 'delivery',
  sum: 1707,
  delivery: {
    status: 'OnWay',
    courierInfo: { name: 'Артём', phone: '+79270000000' },
    estimatedDeliveryTime: new Date(time).toISOString(),
  },
});

/** The server says from now on that the order comes then. */
const saysTime = (page: Page, time: number) =>
  page.route('**/api/v1/user/*/active-order', (route) => route.fulfill({ json: expectedAt(time) }));

const order = (page: Page) => page.getByRole('region', { name: 'Ваш заказ' });
const RANGE = /\d\d:\d\d–\d\d:\d\d/;

test('what was ordered, how it is paid and where it waits stand on the page of the order', async ({
  page,
}, info) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Роллы');
  await addToCart(page, /^Зелёный дракон/);
  await signIn(page, newPhone(info.workerIndex));
  await openCart(page);
  await goToCheckout(page, 'Самовывоз');
  await page
    .getByRole('dialog', { name: 'Выберите ресторан' })
    .getByRole('button', { name: 'Журавль на Кирова' })
    .click();
  await placeOrder(page);
  await expect(page.getByRole('list', { name: 'Состав заказа' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Состав' })).toContainText('Картой при получении');
  const place = page.getByRole('region', { name: 'Откуда забрать' });
  await expect(place).toContainText('Журавль на Кирова');
  await expect(place.getByRole('img', { name: /^Ресторан на карте: / })).toBeVisible();
  await expect(place.getByRole('link', { name: 'Построить маршрут' })).toHaveAttribute('href', /rtext=~53\./);
  await expect(order(page).getByRole('list', { name: 'Путь заказа' })).toContainText('Принят');
});

test('an order is pinned in one row where one looks around, and a delay stands beside the promise, after a reload too', async ({
  page,
}, info) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await page.getByRole('button', { name: 'Войти' }).click();
  await signIn(page, newPhone(info.workerIndex));
  await saysTime(page, promised);
  await page.reload();
  const row = order(page).getByRole('link', { name: /^В пути/ });
  await expect(row).toContainText(RANGE);
  const range = RANGE.exec((await row.textContent()) ?? '')?.[0] ?? '';
  await expect(page).toHaveTitle(`В пути, ${range} — Журавль`);
  await row.click();
  await expect(page.getByRole('heading', { name: 'Заказ № 2047 оформлен' })).toBeVisible();
  await expect(order(page).getByText(range, { exact: true })).toBeVisible();
  await expect(order(page).getByRole('link', { name: 'Позвонить курьеру' })).toHaveAttribute(
    'href',
    'tel:+79270000000',
  );

  await saysTime(page, promised + 15 * MINUTE);
  await page.reload();
  const delayed = order(page).getByRole('heading', { name: /^Задерживаемся минут на\s15$/ });
  await expect(delayed).toBeVisible();
  await expect(order(page).locator('del')).toHaveText(range);
  await expect(order(page).getByText(/^Говорим заранее/)).toBeVisible();
  await page.reload();
  await expect(delayed).toBeVisible();
  await expect(order(page).locator('del')).toHaveText(range);

  await page.goto('/samara/catalog');
  await expect(order(page).getByRole('link', { name: /^Задерживаемся/ })).toBeVisible();
  await addToCart(page, /^Зелёный дракон/);
  await page.goto('/samara/cart');
  await expect(page.getByRole('heading', { name: 'Корзина', level: 1 })).toBeVisible();
  await expect(order(page)).toHaveCount(0);
});
