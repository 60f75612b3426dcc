import { came, eventsIn, holds } from '../replay/journeySteps.ts';
import { expect, test } from './shop.ts';
import { addToCart, chooseCity, openSection, putAway } from './steps.ts';

test('what a journey of a report says of the state is what came out, answers and all', async ({ page }) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  expect(await holds(page, 'cart.lines.length > 0')).toBe(false);
  const before = await eventsIn(page);
  await addToCart(page, /Картофель фри/);
  await came(page, before, ['cart/lineAdded']);
  expect(await holds(page, 'cart.lines.length > 0')).toBe(true);
  await putAway(page, 'Вход');
});
