import { describe, expect, test } from 'vitest';
import { lineId } from './cart.ts';
import { kopecks } from './money.ts';
import { personal } from './personal.ts';
import { purchaseOf } from './purchase.ts';
import { sampleLine, sampleModifier, sampleOrder } from '../../tests/samples.ts';

const wok = sampleLine({
  id: lineId('l1'),
  name: 'Вок',
  price: kopecks(45_050),
  quantity: 2,
  modifiers: [
    sampleModifier({ name: 'Удон', price: kopecks(0) }),
    sampleModifier({ name: 'Соус', price: kopecks(4_000), amount: 2 }),
  ],
});
const gift = sampleLine({ id: lineId('l2'), kind: 'gift', price: kopecks(0), isFromPromocode: true });
const delivery = sampleLine({ id: lineId('l3'), kind: 'delivery', price: kopecks(19_900) });
const fee = sampleLine({ id: lineId('l4'), kind: 'fee', price: kopecks(2_900) });
const order = sampleOrder({
  lines: [wok, gift, delivery, fee],
  comment: personal('Домофон 12'),
  total: kopecks(128_900),
});

describe('a purchase (specification, section 1; assumptions, section 7)', () => {
  test('has dishes and gifts as items, in roubles, each price with its modifiers', () => {
    expect(purchaseOf('order-7', order)).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'order-7',
        value: 1_090,
        currency: 'RUB',
        currencyCode: 'RUB',
        shipping: 199,
        items: [
          {
            item_id: wok.productId,
            item_name: 'Вок',
            price: 530.5,
            quantity: 2,
            item_variant: 'Удон, Соус × 2',
          },
          { item_id: gift.productId, item_name: gift.name, price: 0, quantity: 1 },
        ],
        purchase: {
          actionField: { id: 'order-7', revenue: 1_090 },
          products: [
            { id: wok.productId, name: 'Вок', price: 530.5, quantity: 2, variant: 'Удон, Соус × 2' },
            { id: gift.productId, name: gift.name, price: 0, quantity: 1 },
          ],
        },
      },
    });
  });

  test('names the coupon where it gave something, and nothing else that was typed there', () => {
    const typed = { ...order, coupon: '+79991234567', lines: [wok] };
    const given = { ...typed, coupon: 'ЛАПША' };
    expect(purchaseOf('o', typed).ecommerce).not.toHaveProperty('coupon');
    expect(purchaseOf('o', { ...given, discountTotal: kopecks(1) }).ecommerce['coupon']).toBe('ЛАПША');
    expect(purchaseOf('o', { ...given, lines: [wok, gift] }).ecommerce['coupon']).toBe('ЛАПША');
  });

  test('is never worth less than nothing', () => {
    expect(purchaseOf('o', { ...order, total: kopecks(0) }).ecommerce['value']).toBe(0);
  });
});
