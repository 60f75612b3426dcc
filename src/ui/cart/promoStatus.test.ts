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
  failed: null,
  title: null,
  isGiftOnBar: false,
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
    { failure: 'Ошибка при применении промокода', failed: 'calculation' },
    'Ошибка при применении промокода',
  ],
] as const)('a refused code shows %s, whatever else the answer holds', (_name, changes, text) => {
  expect(promoStatus(answer({ ...changes, discountTotal: fromRoubles(50) }))).toEqual({
    kind: 'rejected',
    text,
  });
});

test('a code that gives nothing yet says what it promises', () => {
  expect(promoStatus(answer({ title: 'Два вока — минус 150 ₽' }))).toEqual({
    kind: 'waiting',
    text: 'Сработает по условиям: Два вока — минус 150 ₽',
  });
});

test('what the code promises could not be had: that is said only while it gives nothing', () => {
  const failed = { failure: 'Ошибка при загрузке промокода', failed: 'code' } as const;
  expect(promoStatus(answer(failed))).toEqual({ kind: 'rejected', text: failed.failure });
  expect(promoStatus(answer({ ...failed, discountTotal: fromRoubles(50) })).kind).toBe('accepted');
});

test('a list of promotions that could not be had says nothing of the code', () => {
  const failed = { failure: 'Ошибка при загрузке промокодов', failed: 'list' } as const;
  expect(promoStatus(answer(failed)).kind).toBe('waiting');
});

test('a guest is told that the code waits for the login', () => {
  expect(promoStatus(answer({ isLoggedIn: false })).kind).toBe('waiting');
});

test('what the bar tells already is not told twice', () => {
  const lostGift = { name: 'Пицца', missing: fromRoubles(322) };
  expect(promoStatus(answer({ lostGift, isGiftOnBar: true }))).toEqual({
    kind: 'waiting',
    text: 'Принят, сработает вместе с подарком',
  });
});
