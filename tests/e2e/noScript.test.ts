import { expect, test } from './shop.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript home, the catalog and a product show the dishes', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Меню' }).getByRole('link').first()).toBeVisible();

  await page.goto('/samara/catalog');
  const dishes = page.getByRole('article');
  expect(await dishes.count()).toBeGreaterThan(150);
  const name = (await dishes.first().getByRole('heading').textContent()) ?? '';

  await page.goto((await dishes.first().getByRole('link').first().getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText(/₽/).first()).toBeVisible();
});
