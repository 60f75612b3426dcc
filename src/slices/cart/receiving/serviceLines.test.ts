import { describe, expect, test } from 'vitest';
import { dish } from '../../../../tests/demo.ts';
import {
  addressSelected,
  catalogChanged,
  fold,
  lineAdded,
  lineFor,
  promoCalculated,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import type { ZoneId } from '../../../domain/catalog.ts';
import { NOTHING } from '../../../domain/money.ts';
import { draft } from '../../draft.ts';
import { selectTotals } from '../selectors.ts';
import type { CartState } from '../state.ts';

const DRAGON = 'Зелёный дракон';
const NEAR = 'Доставка';
const FAR = 'Доставка в дальнюю зону';
const deliveries = (...steps: readonly StepOrPatch[]) =>
  fold(...steps).cart.lines.filter(({ kind }) => kind === 'delivery');

describe('the delivery line is the one that is wanted', () => {
  test('also where another product costs the same', () => {
    const equal: StepOrPatch = [
      shopOpened(),
      catalogChanged({ [FAR]: { price: dish(NEAR).price } }),
      signedIn(),
    ];
    const inNorth = addressSelected({ zoneId: 'samara-north' as ZoneId });
    expect(deliveries(equal, lineAdded(DRAGON), inNorth)).toMatchObject([{ name: FAR }]);
  });

  test('once: two units of it are not kept', () => {
    const doubled = lineFor(NEAR, { kind: 'delivery', quantity: 2 });
    const cart: StepOrPatch = [shopOpened(), { cart: { lines: [lineFor(DRAGON), doubled] } }];
    expect(deliveries(cart, lineAdded('Картофель фри'))).toMatchObject([{ name: NEAR, quantity: 1 }]);
  });
});

describe('a delivery that the promo answer gives for free costs nothing, whatever the catalog says', () => {
  const FREE = 'Бесплатная доставка';
  const priced: StepOrPatch = [
    shopOpened(),
    catalogChanged({ [FREE]: { price: dish(NEAR).price } }),
    signedIn(),
    lineAdded(DRAGON),
  ];
  test.each([
    ['the free delivery, by its code', dish(FREE).code, FREE],
    ['the free delivery, by its id', dish(FREE).id, FREE],
    ['the delivery of the city', dish(NEAR).code, NEAR],
  ])('%s', (_what, free, name) => {
    const given = [priced, promoCalculated({ freeProducts: [free] })];
    expect(deliveries(given)).toMatchObject([{ name, price: NOTHING }]);
    expect(selectTotals(fold(given)).delivery).toBe(NOTHING);
    // Taken back, it costs what it costs.
    expect(deliveries(given, promoCalculated())).toMatchObject([{ name: NEAR, price: dish(NEAR).price }]);
  });

  test('the delivery of the zone', () => {
    const inNorth = addressSelected({ zoneId: 'samara-north' as ZoneId });
    const free = promoCalculated({ freeProducts: [dish(FAR).code] });
    expect(deliveries(priced, inNorth, free)).toMatchObject([{ name: FAR, price: NOTHING }]);
  });
});

describe('without goods nothing of the calculation is left', () => {
  const gift = lineFor('Маки с лососем в подарок', { kind: 'gift' });
  const lostGift = { code: '1', name: 'Пицца', missing: null };
  const left: readonly (readonly [string, Partial<CartState>])[] = [
    ['a gift that was nearly earned', { lostGift }],
    ['a gift, in the lines and in the answer', { lines: [gift], freeProducts: [gift.code] }],
    ['gifts and errors of the answer', { freeProducts: [gift.code], loyaltyErrors: ['Не найден'] }],
    ['a calculation on its way', { isCalculating: true }],
  ];
  test.each(left)('%s', (_what, cart) => {
    given(shopOpened(), { cart }).when('cart/couponRemoved').thenNothing();
    given(shopOpened(), { cart }).when('cart/methodChosen', { method: 'self' }).thenOnly(['cart/emptied']);
    expect(fold(shopOpened(), { cart }, draft('cart/methodChosen', { method: 'self' })).cart).toMatchObject({
      lines: [],
      lostGift: null,
      freeProducts: [],
      loyaltyErrors: [],
      isCalculating: false,
    });
  });
});
