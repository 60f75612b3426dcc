import { addToCart, openCart, putAway, untilAlive } from './steps.ts';
import { expect, test } from './tour/visitor.ts';

test.use({ visitor: 'guest' });

test('«Почему?» names the tap that made a sum what it is, and after a reload the cart that the browser kept', async ({
  page,
}) => {
  await page.goto('/samara/catalog/deserty');
  await untilAlive(page);
  const name = (await page.getByRole('article').first().getAttribute('aria-label')) ?? '';
  await addToCart(page, /./);
  await putAway(page, 'Вход');
  await openCart(page);
  const why = page.getByRole('button', { name: 'Почему?' });
  await why.first().click();
  await expect(page.getByText(/^Так с\s\d\d:\d\d: /).first()).toContainText(`вы добавили «${name}»`);
  await page.reload();
  await untilAlive(page);
  await why.first().click();
  await expect(page.getByText(/^Так /).first()).toContainText('корзина, которую хранил этот браузер');
});
