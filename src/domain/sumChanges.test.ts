import { describe, expect, test } from 'vitest';
import { lineFor } from '../../tests/given.ts';
import { fromRoubles, NOTHING } from './money.ts';
import { changeText, sumChanges } from './sumChanges.ts';

const dish = lineFor('Зелёный дракон');
const delivery = lineFor('Зелёный дракон', { kind: 'delivery', id: 'd' as never, price: fromRoubles(149) });
const gift = lineFor('Картофель фри', { kind: 'gift' });
const sum = { lines: [dish, delivery], discountTotal: NOTHING, spendBonus: NOTHING };
const texts = (before: Partial<typeof sum>, after: Partial<typeof sum>) =>
  sumChanges({ ...sum, ...before }, { ...sum, ...after }).map((change) =>
    changeText(change).replaceAll('\u00A0', ' '),
  );

describe('why a sum is another one', () => {
  test('nothing differs, nothing is said', () => expect(texts({}, {})).toEqual([]));

  test.each<[string, Partial<typeof sum>, Partial<typeof sum>]>([
    ['Доставка стала бесплатной', {}, { lines: [dish] }],
    ['Доставка стала платной: 149 ₽', { lines: [dish] }, {}],
    ['Доставка: 199 ₽ вместо 149 ₽', {}, { lines: [dish, { ...delivery, price: fromRoubles(199) }] }],
    ['Подарка «Картофель фри» больше нет', { lines: [dish, delivery, gift] }, {}],
    ['Добавлен подарок «Картофель фри»', {}, { lines: [dish, delivery, gift] }],
    ['«Зелёный дракон»: 1 178 ₽ вместо 589 ₽', {}, { lines: [{ ...dish, quantity: 2 }, delivery] }],
    ['Блюда «Зелёный дракон» больше нет в заказе', {}, { lines: [delivery] }],
    ['Скидка 50 ₽ больше не действует', { discountTotal: fromRoubles(50) }, {}],
    ['Появилась скидка: 50 ₽', {}, { discountTotal: fromRoubles(50) }],
    [
      'Бонусами спишется 100 ₽ вместо 200 ₽',
      { spendBonus: fromRoubles(200) },
      { spendBonus: fromRoubles(100) },
    ],
  ])('%s', (words, before, after) => expect(texts(before, after)).toEqual([words]));

  test('several reasons are all named', () => {
    expect(texts({ discountTotal: fromRoubles(50) }, { lines: [dish] })).toEqual([
      'Доставка стала бесплатной',
      'Скидка 50 ₽ больше не действует',
    ]);
  });
});
