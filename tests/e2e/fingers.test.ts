import { expect, newPhone, test } from './shop.ts';
import { addToCart, answerModifiers, chooseCity, signIn } from './steps.ts';

// What a finger has touched the browser takes for hovered until it touches something else.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a finger on «+» leaves no looks of a pointer behind', async ({ page }, info) => {
  await page.goto('/samara/catalog/rolly-klassicheskie');
  await chooseCity(page, 'Самара', 'samara');
  await addToCart(page, /^Филадельфия/);
  await answerModifiers(page);
  await signIn(page, newPhone(info.workerIndex));
  const card = page.getByRole('article', { name: /^Филадельфия/ }).first();
  const more = card.getByRole('button', { name: 'Увеличить количество' });
  await more.tap();
  await expect(card.getByRole('group').locator('b')).toHaveText('2');
  // A phone goes on taking it for hovered; the tap of a test moves no pointer there.
  await more.hover();
  expect(await more.evaluate((button) => button.matches(':hover'))).toBe(true);
  const looks = (element: Element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)).then(() => {
      const { backgroundColor, transform } = getComputedStyle(element);
      return { backgroundColor, transform };
    });
  const less = card.getByRole('button', { name: 'Уменьшить количество' });
  expect(await more.evaluate(looks)).toEqual(await less.evaluate(looks));
  expect(await card.locator('img').first().evaluate(looks)).toMatchObject({ transform: 'none' });
});
