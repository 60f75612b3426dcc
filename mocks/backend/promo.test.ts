import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRoubles } from '../../src/domain/money.ts';
import { PROMO_TERMS } from '../chain/promos.ts';
import { calculatePromo, type PaidLine, type PromoTable } from './promo.ts';

const table: PromoTable = {
  terms: { ...PROMO_TERMS, МАКИ: { kind: 'gift', present: { code: 'maki', name: 'Маки' } } },
  fries: { code: 'fries', name: 'Фри' },
  pizza: { code: 'pizza', name: 'Пицца' },
  freeDelivery: { code: 'free', name: 'Бесплатная доставка' },
  freeFrom: fromRoubles(2000),
};

const line = (roubles: number, rest: Partial<PaidLine> = {}): PaidLine => ({
  quantity: 1,
  sum: fromRoubles(roubles),
  isSnack: false,
  isWok: false,
  ...rest,
});

test('ЖУРАВЛЬ10 takes a tenth off the paid goods, however it is typed', () => {
  expect(calculatePromo([line(300), line(255.5)], ' журавль10 ', table)).toMatchObject({
    discount: fromRoubles(55.55),
    errors: [],
  });
});

test('any three snacks bring the fries, two do not', () => {
  const snacks = (quantity: number) => [line(100, { isSnack: true, quantity })];
  expect(calculatePromo(snacks(2), '', table).freeProducts).toEqual([]);
  expect(calculatePromo(snacks(3), '', table).freeProducts).toEqual(['fries']);
  expect(calculatePromo([...snacks(2), ...snacks(1)], '', table).freeProducts).toEqual(['fries']);
});

test.each([
  [1499, null, []],
  [1500, { code: 'free', missing: fromRoubles(500) }, []],
  [1999, { code: 'free', missing: fromRoubles(1) }, []],
  [2000, null, ['free']],
])('goods for %i roubles: the hint and the free delivery', (sum, lostGift, freeProducts) => {
  const result = calculatePromo([line(sum)], '', table);
  expect(result.freeProducts).toEqual(freeProducts);
  if (lostGift === null) expect(result.lostGift).toBeNull();
  else expect(result.lostGift).toMatchObject(lostGift);
});

test('ЛАПША needs two woks', () => {
  const woks = (quantity: number) => [line(800, { isWok: true, quantity })];
  expect(calculatePromo(woks(1), 'ЛАПША', table)).toMatchObject({
    discount: 0,
    errors: [expect.stringContaining('два вока')],
  });
  expect(calculatePromo(woks(2), 'ЛАПША', table)).toMatchObject({ discount: fromRoubles(150), errors: [] });
});

test('ПОДАРОК gives the pizza from 1500 roubles and says before how much is missing', () => {
  expect(calculatePromo([line(1200)], 'ПОДАРОК', table).lostGift).toMatchObject({
    code: 'pizza',
    missing: fromRoubles(300),
  });
  expect(calculatePromo([line(1500)], 'ПОДАРОК', table).freeProducts).toContain('pizza');
});

test.each([
  ['НЕТТАКОГО', 'не найден'],
  ['ЛЕТО', 'истёк'],
  ['СВОЙ15', 'от 1\u00a0000\u00a0₽'],
])('coupon %s is refused with a reason', (coupon, reason) => {
  const { errors, discount } = calculatePromo([line(500)], coupon, table);
  expect(errors.join()).toContain(reason);
  expect(discount).toBe(0);
});

test('an unlisted coupon gives its dish whatever the cart holds', () => {
  expect(calculatePromo([line(100)], 'маки', table).freeProducts).toEqual(['maki']);
});

test('whatever the cart, the discount never exceeds the goods and nothing is given twice', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    sum: fc.integer({ min: 0, max: 900_000 }).map((kopecks) => fromRoubles(kopecks / 100)),
    isSnack: fc.boolean(),
    isWok: fc.boolean(),
  });
  const coupons = fc.constantFrom('', 'ЖУРАВЛЬ10', 'ЛАПША', 'ПОДАРОК', 'СВОЙ15', 'ЛЕТО', 'МАКИ', 'x');
  fc.assert(
    fc.property(fc.array(anyLine), coupons, (lines, coupon) => {
      const { discount, freeProducts } = calculatePromo(lines, coupon, table);
      const goods = lines.reduce((sum, { sum: part }) => sum + part, 0);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(goods);
      expect(new Set(freeProducts).size).toBe(freeProducts.length);
    }),
  );
});
