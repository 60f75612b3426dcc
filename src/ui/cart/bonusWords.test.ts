import { expect, test } from 'vitest';
import { bonusHint, bonusProblem } from './bonusWords.ts';

const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;

test.each([
  ['nothing is spent', { balance: 1240, limit: 1240, value: 0 }, 'На счету 1 240, один бонус — один рубль'],
  [
    'the order costs less than the account holds',
    { balance: 1240, limit: 900, value: 0 },
    'На счету 1 240, один бонус — один рубль. В этом заказе — до 900',
  ],
  ['a part is spent', { balance: 1240, limit: 900, value: 100 }, 'Останется 1 140'],
  [
    'the order takes no more',
    { balance: 1240, limit: 900, value: 900 },
    'Больше заказ не стоит. Останется 340',
  ],
  ['the account is empty then', { balance: 350, limit: 350, value: 350 }, 'Это все ваши бонусы'],
])('under the field, when %s', (_when, bonuses, text) => {
  expect(plain(bonusHint(bonuses))).toBe(text);
});

test.each([
  [901, { balance: 1240, limit: 900 }, 'Спишем 900 бонусов: больше заказ не стоит'],
  [400, { balance: 351, limit: 351 }, 'Спишем 351 бонус: больше на счету нет'],
  [900, { balance: 1240, limit: 900 }, null],
  [Number.NaN, { balance: 1240, limit: 900 }, null],
])('%d typed', (typed, bonuses, text) => {
  expect(plain(bonusProblem(typed, bonuses))).toBe(text);
});
