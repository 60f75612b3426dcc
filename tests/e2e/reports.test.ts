import { wrongIn } from '../replay/expression.ts';
import { came, eventsIn } from '../replay/journeySteps.ts';
import { expect, test } from './shop.ts';
import { addToCart, chooseCity, openSection, putAway } from './steps.ts';
import { stateOf } from './visitJournal.ts';

const WRONG = 'cart.lines.length > 0';

test('what a journey of a report says of the state is what came out, answers and all', async ({ page }) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  expect(wrongIn(await stateOf(page), WRONG)).toBeNull();
  const before = await eventsIn(page);
  await addToCart(page, /Картофель фри/);
  await came(page, before, ['cart/lineAdded']);
  expect(wrongIn(await stateOf(page), WRONG)).toBe(WRONG);
  await putAway(page, 'Вход');
});
