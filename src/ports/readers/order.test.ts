import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../domain/failure.ts';
import { counted } from './losses.ts';
import {
  readActiveOrder,
  readHistory,
  readLastOrder,
  readPlacedOrder,
  readPromoAnswer,
  readPromos,
} from './order.ts';

describe('a promo answer', () => {
  const nothing = { discountTotal: 0, lostGift: null, freeProducts: [], loyaltyErrors: [] };

  test('without any field grants nothing', () => {
    expect(readPromoAnswer({})).toEqual(nothing);
    expect(
      readPromoAnswer({
        discountTotal: null,
        lostGift: null,
        freeProducts: null,
        loyaltyProgramErrors: null,
      }),
    ).toEqual(nothing);
  });

  test('gives its discount in kopecks and never a negative one', () => {
    expect(readPromoAnswer({ discountTotal: 99.9 }).discountTotal).toBe(9990);
    expect(readPromoAnswer({ discountTotal: -5 }).discountTotal).toBe(0);
  });

  test('names the gift that is nearly earned by a bare code or with what is missing', () => {
    expect(readPromoAnswer({ lostGift: 'fries' }).lostGift).toEqual({
      code: 'fries',
      name: 'fries',
      missing: null,
    });
    expect(
      readPromoAnswer({ lostGift: { code: 'fries', name: 'Картофель фри', sum: 120.5 } }).lostGift,
    ).toEqual({
      code: 'fries',
      name: 'Картофель фри',
      missing: 12_050,
    });
    expect(readPromoAnswer({ lostGift: { code: 'fries', sum: -1 } }).lostGift?.missing).toBe(0);
    expect(readPromoAnswer({ lostGift: '' }).lostGift).toBeNull();
  });

  test('tells its errors as texts, whether they come as texts or as objects', () => {
    expect(
      readPromoAnswer({
        loyaltyProgramErrors: ['Купон истёк', { message: 'Мало товаров' }, { message: null }, ''],
      }).loyaltyErrors,
    ).toEqual(['Купон истёк', 'Мало товаров']);
  });

  test.each([[null], ['ok'], [[]]])('%j is none', (value) => {
    expect(() => readPromoAnswer(value)).toThrow(ApiFailure);
  });

  test.each([
    [{ freeProducts: ['fries', 100, 'cola'] }, { freeProducts: ['fries', 'cola'] }],
    [{ freeProducts: 'fries' }, { freeProducts: [] }],
    [{ discountTotal: '100' }, { discountTotal: 0 }],
    [{ discountTotal: 1e300 }, { discountTotal: 0 }],
    [{ lostGift: {} }, { lostGift: null }],
    [{ lostGift: { code: 'cola', sum: '5' } }, { lostGift: { code: 'cola', name: 'cola', missing: null } }],
    [{ loyaltyProgramErrors: [7, 'Купон истёк'] }, { loyaltyErrors: ['Купон истёк'] }],
  ])('loses of %j what cannot be read, counted, and nothing else', (broken, read) => {
    const whole = {
      discountTotal: 50,
      lostGift: 'roll',
      freeProducts: ['tea'],
      loyaltyProgramErrors: ['Нет'],
    };
    expect(counted(() => readPromoAnswer({ ...whole, ...broken }))).toEqual({
      value: { ...readPromoAnswer(whole), ...read },
      lost: 1,
    });
  });
});

describe('a placed order', () => {
  test('has its id as a text and is called by it where it has no number', () => {
    expect(readPlacedOrder({ id: 5 })).toEqual({ id: '5', number: '5', paymentUrl: null });
    expect(readPlacedOrder({ id: 'a', number: 12, paymentUrl: 'https://pay.example/a' })).toEqual({
      id: 'a',
      number: '12',
      paymentUrl: 'https://pay.example/a',
    });
  });

  test('may be paid on a page of the shop’s own', () => {
    expect(readPlacedOrder({ id: 1, paymentUrl: '/demo/payment?order=1' }).paymentUrl).toBe(
      '/demo/payment?order=1',
    );
  });

  test('whose payment page cannot be read is placed, and the customer is told', () => {
    expect(readPlacedOrder({ id: 1, number: {}, paymentUrl: {} })).toEqual({
      id: '1',
      number: '1',
      paymentUrl: null,
      isPaymentUrlRefused: true,
    });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://[',
    'pay',
    '',
    null,
  ])('is not paid at %j', (paymentUrl) => {
    expect(readPlacedOrder({ id: 1, paymentUrl }).paymentUrl).toBeNull();
  });
});

describe('an active order', () => {
  test('shows its status as sent and an unknown courier as none', () => {
    expect(
      readActiveOrder({ id: 8, delivery: { status: 'В пути', courierInfo: { name: '', phone: null } } }),
    ).toEqual({
      id: '8',
      number: '8',
      status: 'В пути',
      courier: null,
      estimatedAt: null,
      createdAt: null,
      method: 'delivery',
      sum: null,
    });
  });

  test('has everything that the server knows', () => {
    const delivery = {
      status: 'OnWay',
      courierInfo: { phone: '+79990000000' },
      estimatedDeliveryTime: '2026-03-02T12:00:00Z',
    };
    expect(
      readActiveOrder({ id: 8, number: 'A-8', deliveryMethod: 'self', sum: 10.01, delivery }),
    ).toMatchObject({
      number: 'A-8',
      courier: { name: '', phone: '+79990000000' },
      estimatedAt: '2026-03-02T12:00:00Z',
      method: 'self',
      sum: 1001,
    });
  });

  test('without a delivery is invalid', () => {
    expect(() => readActiveOrder({ id: 8 })).toThrow(ApiFailure);
    expect(() => readActiveOrder(null)).toThrow(ApiFailure);
  });
});

describe('past orders', () => {
  test('the last one is none for an empty answer', () => {
    for (const value of [null, '', { products: [] }, []]) expect(readLastOrder(value)).toBeNull();
    expect(() => readLastOrder({ products: null })).toThrow(ApiFailure);
  });

  test('the last one names modifiers by their iikoId', () => {
    const products = [
      { productId: 'fila', amount: 2, mods: [{ iikoId: 'sauce' }, { iikoId: 'nori', amount: 3 }] },
      { productId: 'gift', amount: 1, isGift: true, name: 'Подарок' },
      { productId: 'broken' },
    ];
    expect(readLastOrder({ products })?.items).toEqual([
      {
        productId: 'fila',
        name: '',
        amount: 2,
        isGift: false,
        modifiers: [
          { id: 'sauce', amount: 1, price: null },
          { id: 'nori', amount: 3, price: null },
        ],
      },
      { productId: 'gift', name: 'Подарок', amount: 1, isGift: true, modifiers: [] },
    ]);
  });

  test('amounts are whole, and a modifier that was taken no time is none', () => {
    const products = [{ productId: 'fila', amount: 1.5, mods: [{ iikoId: 'sauce', amount: 0 }] }];
    expect(readLastOrder({ products })?.items).toMatchObject([{ amount: 1, modifiers: [] }]);
  });

  test('the history leaves a broken order out alone', () => {
    const items = [{ productId: 'fila', modifiers: [{ id: 'm', amount: 2, price: 40 }] }, {}];
    expect(readHistory([{ id: 1, sum: 500, items }, { id: 2 }, null])).toEqual([
      {
        id: '1',
        number: '1',
        createdAt: null,
        sum: 50_000,
        status: null,
        method: null,
        items: [
          {
            productId: 'fila',
            name: '',
            amount: 1,
            isGift: false,
            modifiers: [{ id: 'm', amount: 2, price: 4_000 }],
          },
          { productId: '', name: '', amount: 1, isGift: false, modifiers: [] },
        ],
      },
    ]);
  });
});

test('an order of the history says how it was received and what became of it', () => {
  const [order] = readHistory([{ id: 1, status: 'Closed', deliveryMethod: 'self', items: [] }]);
  expect(order).toMatchObject({ status: 'Closed', method: 'self' });
});

test('a promo is called by its code where it has no title', () => {
  expect(readPromos([{ id: 3, code: 'LETO', image: '/p.webp' }, { id: 4 }], 'https://api.example')).toEqual([
    {
      id: '3',
      code: 'LETO',
      title: 'LETO',
      description: '',
      image: 'https://api.example/p.webp',
      dateFrom: null,
      dateTo: null,
      isPersonal: false,
    },
  ]);
});
