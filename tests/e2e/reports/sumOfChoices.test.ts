import { wrongIn } from '../../replay/expression.ts';
import { came, choose, eventsIn } from '../../replay/journeySteps.ts';
import { expect, test } from '../shop.ts';
import { chooseCity, untilAlive } from '../steps.ts';
import { stateOf } from '../visitJournal.ts';

test('report 373477: Собрал вок с добавками, а в корзине сумма без добавок', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  await chooseCity(page, 'Самара', 'samara');
  await page
    .getByRole('region', { name: 'Меню', exact: true })
    .getByRole('link', { name: /^Вок/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'В корзину: Собери свой вок', exact: true }).first().click();
  const beforeE18 = await eventsIn(page);
  await choose(
    page.getByRole('dialog', { name: 'Выберите ролл', exact: true }),
    [
      ['Лапша', 'Удон'],
      ['Соус', 'Терияки'],
      ['Белок', 'Говядина'],
      ['Добавки', 'Шампиньоны'],
    ],
    0,
  );

  await came(page, beforeE18, ['cart/addTapped']);
  expect(wrongIn(await stateOf(page), 'selectTotals(state).goods === 39900')).toBeNull();
});
