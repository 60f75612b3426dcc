import { expect, test } from 'vitest';
import { fromRoubles, NOTHING } from '../../domain/money.ts';
import { productId, sampleModifier } from '../../../tests/samples.ts';
import { deliveryReason, discountReason, giftReason } from './reasons.ts';

const delivery = {
  price: fromRoubles(149),
  zoneName: 'Центр',
  freeFrom: fromRoubles(2_000),
  goods: fromRoubles(1_810),
};

test('the delivery names its zone, its price and the sum from which it is free', () => {
  const text = deliveryReason(delivery);
  for (const part of ['«Центр»', '149\u00A0₽', '2\u00A0000\u00A0₽', '1\u00A0810\u00A0₽'])
    expect(text).toContain(part);
});

test('a free delivery does not name a price', () => {
  expect(deliveryReason({ ...delivery, price: NOTHING })).not.toContain('₽');
});

test('a discount names the promo code only when there is one', () => {
  expect(discountReason(fromRoubles(10), 'ЛАПША')).toContain('«ЛАПША»');
  expect(discountReason(fromRoubles(10), '')).not.toContain('Промокод');
});

const giftIds = { snack: productId('fries'), pizza: productId('margherita') };

test.each([
  ['fries', 'ЛАПША', 'За три закуски в корзине'],
  ['margherita', 'ПОДАРОК', 'По промокоду «ПОДАРОК»'],
  ['margherita', '', 'За сумму заказа'],
  ['maki', '', 'По акции ресторана'],
])('the present %s with the code «%s» is there: %s', (id, coupon, short) => {
  const line = { productId: productId(id), modifiers: [] };
  expect(giftReason({ line, coupon, giftIds }).short).toBe(short);
});

test('a present with paid modifiers says so', () => {
  const line = { productId: productId('maki'), modifiers: [sampleModifier()] };
  expect(giftReason({ line, coupon: '', giftIds }).long).toContain('Платные добавки');
});
