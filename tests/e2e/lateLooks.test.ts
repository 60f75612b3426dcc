import { expect, newPhone, test } from './shop.ts';
import { addToCart, answerModifiers, chooseCity, signIn, untilAlive } from './steps.ts';

// What a page did not show at first has its looks from the sheet that comes later, and they hold.

test.use({ viewport: { width: 390, height: 844 } });

test('the count on a card lies on its plate, in a page that came without one', async ({ page }, info) => {
  await page.goto('/samara/catalog/rolly-klassicheskie');
  await chooseCity(page, 'Самара', 'samara');
  await addToCart(page, /^Филадельфия/);
  await answerModifiers(page);
  await signIn(page, newPhone(info.workerIndex));
  await page.reload();
  await untilAlive(page);
  const count = page.getByRole('group', { name: /^Количество: Филадельфия/ });
  await expect(count).toBeVisible();
  const plate = () =>
    count.evaluate((group) => {
      const { opacity, left } = getComputedStyle(group, '::before');
      return { opacity, left };
    });
  await expect.poll(plate).toEqual({ opacity: '1', left: '0px' });
});

test('on a phone the page of a dish shows its button at once', async ({ page }) => {
  await page.goto('/samara/catalog/rolly-klassicheskie/filadelfiya-klassik');
  await chooseCity(page, 'Самара', 'samara');
  await expect(page.getByRole('button', { name: /^Добавить за/ })).toBeInViewport({ ratio: 1 });
});
