import { expect, newPhone, test } from './shop.ts';
import { chooseCity, saveAddress, signIn } from './steps.ts';

test('the page of delivery says what each zone costs, in the picture’s name and in its list', async ({
  page,
}) => {
  await page.goto('/samara/delivery');
  await chooseCity(page, 'Самара', 'samara');
  const zones = page.getByRole('region', { name: /^Зоны доставки/ });
  await expect(
    zones.getByRole('img', { name: /«Центр» — 149\s₽.*«Красная Глинка и Крутые Ключи» — 249\s₽/ }),
  ).toBeVisible();
  const far = zones.getByRole('listitem').filter({ hasText: 'Красная Глинка и Крутые Ключи' });
  await expect(far).toContainText(/249\s₽/);
  await expect(far).toContainText(/от\s3\s500\s₽ бесплатно/);
  await expect(far).toContainText(/минимальный\sзаказ\s1\s200\s₽/);
});

test('a customer sees the own zone, and where the own address lies', async ({ page }, info) => {
  await page.goto('/samara/delivery');
  await chooseCity(page, 'Самара', 'samara');
  await page.getByRole('button', { name: 'Войти' }).click();
  await signIn(page, newPhone(info.workerIndex));
  await page.getByRole('button', { name: 'Проверить адрес' }).click();
  await saveAddress(page, 'Ленинская', '119');
  const zones = page.getByRole('region', { name: /^Зоны доставки/ });
  await expect(zones).toContainText('Ленинская, 119 — зона «Центр»');
  await expect(zones.getByRole('listitem').filter({ hasText: 'Центр' })).toContainText('Ваша зона');
  await expect(zones).toContainText('вы здесь');
});

test('by keyboard a restaurant of the map leads to its card', async ({ page }) => {
  await page.goto('/samara/restaurant');
  await chooseCity(page, 'Самара', 'samara');
  await page.getByRole('button', { name: 'Показать ресторан: Журавль на Кирова' }).press('Enter');
  const card = page.getByRole('article', { name: 'Журавль на Кирова' });
  await expect(card).toBeFocused();
  await expect(card.getByRole('button', { name: /^Забрать отсюда/ })).toBeInViewport();
});
