import { expect, test } from 'vitest';
import { catalogChanged, fold, lineAdded, shopOpened, type StepOrPatch } from '../../../../tests/given.ts';
import { selectSnackGiftWay } from './snackGift.ts';

const ways = (...steps: readonly StepOrPatch[]): string =>
  selectSnackGiftWay(fold(shopOpened(), ...steps)).replaceAll('\u00A0', ' ');

test('portions of any snacks count, and nothing else in the cart', () => {
  expect(ways(lineAdded('Зелёный дракон', { quantity: 5 }), lineAdded('Луковые кольца'))).toBe(
    'Ещё 2 закуски до подарка',
  );
  expect(ways(lineAdded('Креветки темпура, 6 шт'), lineAdded('Луковые кольца', { quantity: 2 }))).toBe(
    'Подарок ваш: добавим его к заказу',
  );
});

test('a snack outside of the promotion does not count', () => {
  expect(ways(catalogChanged({ 'Луковые кольца': { isOnSale: false } }), lineAdded('Луковые кольца'))).toBe(
    'Ещё 3 закуски до подарка',
  );
});

test('the present in the cart is said', () => {
  const fries = lineAdded('Картофель фри в подарок', { kind: 'gift' });
  expect(ways(lineAdded('Луковые кольца', { quantity: 3 }), fries)).toBe('Подарок уже в корзине');
});
