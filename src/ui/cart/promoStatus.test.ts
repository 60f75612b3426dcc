import { expect, test } from 'vitest';
import { fromRoubles, NOTHING } from '../../domain/money.ts';
import { promoStatus, type PromoStatusInput } from './promoStatus.ts';

const answer = (changes: Partial<PromoStatusInput> = {}): PromoStatusInput => ({
  coupon: 'ПОЛЁТ10',
  isLoggedIn: true,
  discountTotal: NOTHING,
  hasGifts: false,
  lostGift: null,
  loyaltyErrors: [],
  failure: null,
  ...changes,
});

test('without a code there is no state', () => {
  expect(promoStatus(answer({ coupon: '', loyaltyErrors: ['Не найден'] })).kind).toBe('none');
});

test('a code that takes something off is accepted and says how much', () => {
  expect(promoStatus(answer({ discountTotal: fromRoubles(181) }))).toEqual({
    kind: 'accepted',
    text: 'Скидка 181\u00A0₽',
  });
});

test('a code that brought a present is accepted', () => {
  expect(promoStatus(answer({ hasGifts: true })).kind).toBe('accepted');
});

test('presents of other promotions do not hide what the code still waits for', () => {
  const lostGift = { name: 'Пицца в подарок', missing: null };
  expect(promoStatus(answer({ hasGifts: true, lostGift }))).toEqual({
    kind: 'waiting',
    text: 'Сработает, когда хватит на условие: Пицца в подарок',
  });
});

test('a code that is short of its condition waits and names what is missing', () => {
  const lostGift = { name: 'Маргарита', missing: fromRoubles(240) };
  const status = promoStatus(answer({ lostGift }));
  expect(status).toEqual({
    kind: 'waiting',
    text: 'Добавьте ещё 240\u00A0₽, и он сработает: Маргарита в подарок',
  });
});

test.each([
  ['the reason of the server', { loyaltyErrors: ['Промокод закончился'] }, 'Промокод закончился'],
  [
    'our words when the calculation failed',
    { failure: 'Ошибка при применении промокода' },
    'Ошибка при применении промокода',
  ],
])('a refused code shows %s, whatever else the answer holds', (_name, changes, text) => {
  expect(promoStatus(answer({ ...changes, discountTotal: fromRoubles(50) }))).toEqual({
    kind: 'rejected',
    text,
  });
});

test('a guest is told that the code waits for the login', () => {
  expect(promoStatus(answer({ isLoggedIn: false })).kind).toBe('waiting');
});
