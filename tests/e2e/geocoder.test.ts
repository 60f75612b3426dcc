import { DEEP } from './brief.ts';
import { expect, newPhone, test } from './shop.ts';
import {
  addToCart,
  chooseCity,
  goToCheckout,
  openCart,
  openSection,
  placeOrder,
  saveAddress,
  signIn,
} from './steps.ts';

test('an address shows its zone and what delivery there costs before it is saved', async ({ page }) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await page.getByRole('button', { name: /^Получение:/ }).click();
  await page.getByRole('button', { name: 'Доставить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Адрес доставки' });
  await dialog.getByRole('combobox', { name: 'Улица' }).pressSequentially('Ленин');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Улица' })).toHaveValue(/^Ленин/);
  await dialog.getByRole('combobox', { name: 'Дом' }).pressSequentially('11');
  await page.getByRole('option').first().click();
  const verdict = dialog.getByRole('status').filter({ hasText: 'Доставляем: зона «' });
  await expect(verdict).toBeVisible();
  await expect(verdict).toContainText(/\d\s₽/);
});

test('a point of the map and its address become each other', async ({ page }) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await page.getByRole('button', { name: /^Получение:/ }).click();
  await page.getByRole('button', { name: 'Доставить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Адрес доставки' });
  const map = dialog.getByRole('img', { name: 'Зоны доставки города' });
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
  // The centre of Самара lies below the middle of all its zones.
  await map.click({ position: { x: width / 2 - height * 0.17, y: height * 0.77 } });
  await expect(dialog.getByRole('combobox', { name: 'Улица' })).not.toHaveValue('');
  await expect(dialog.getByRole('combobox', { name: 'Дом' })).not.toHaveValue('');
});

test.describe('a browser that says where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: { longitude: 50.104025, latitude: 53.1891 } });

  test('one press fills the address, and another takes it back', async ({ page }) => {
    await page.goto('/samara/');
    await chooseCity(page, 'Самара', 'samara');
    await page.getByRole('button', { name: /^Получение:/ }).click();
    await page.getByRole('button', { name: 'Доставить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Адрес доставки' });
    await dialog.getByRole('combobox', { name: 'Улица' }).fill('Мира');
    await dialog.getByRole('combobox', { name: 'Улица' }).press('Tab');
    await dialog.getByRole('button', { name: 'Определить моё место' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Улица' })).toHaveValue('Ленинская');
    await expect(dialog.getByRole('combobox', { name: 'Дом' })).toHaveValue('119');
    await expect(dialog.getByText('Доставляем: зона «Центр»')).toBeVisible();
    await dialog.getByRole('button', { name: 'Вернуть прежний адрес' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Улица' })).toHaveValue('Мира');
    await expect(dialog.getByRole('combobox', { name: 'Дом' })).toHaveValue('');
  });
});

test(
  'without the geocoder an address is taken on trust, and the order goes through',
  DEEP,
  async ({ page, watch }, info) => {
    watch.expect(/ERR_FAILED/);
    await page.route('**/demo/geocoder**', (route) => route.abort());
    await page.goto('/samara/');
    await chooseCity(page, 'Самара', 'samara');
    await openSection(page, 'Закуски');
    await addToCart(page, /./);
    await signIn(page, newPhone(info.workerIndex));
    await page
      .getByRole('dialog', { name: 'Подарок к заказу' })
      .getByRole('button', { name: 'Закрыть' })
      .click();
    await openCart(page);
    await goToCheckout(page, 'Доставить');
    await saveAddress(page, 'Ленинская', '119');
    await placeOrder(page);
  },
);
