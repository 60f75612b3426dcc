import { expect, test } from 'vitest';
import { snackGiftWay } from './snackGiftWay.ts';

test.each([
  [1, false, 'Ещё 2 закуски до подарка'],
  [2, false, 'Ещё 1 закуска до подарка'],
  [3, false, 'Подарок ваш: добавим его к заказу'],
  [5, false, 'Подарок ваш: добавим его к заказу'],
  [4, true, 'Подарок уже в корзине'],
])('%i snacks, the present in the cart: %s', (snacks, isInCart, words) => {
  expect(snackGiftWay(snacks, isInCart).replaceAll('\u00A0', ' ')).toBe(words);
});
