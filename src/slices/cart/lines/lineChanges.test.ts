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
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { samplePromoAnswer } from '../../../../tests/samples.ts';
import { kopecks, NOTHING } from '../../../domain/money.ts';
import { selectCount, selectVisibleLines } from './selectors.ts';
import { selectTotals } from '../selectors.ts';

const DRAGON = 'Зелёный дракон';
const LIMITED = 'Филадельфия люкс с икрой';
const id = lineFor(DRAGON).id;
const shop = [shopOpened(), signedIn()];

describe('quantities (specification, section 4, "Cart line changes")', () => {
  test('«+» raises the quantity by one and asks for the promo calculation', () => {
    given(shop, lineAdded(DRAGON))
      .when('cart/incrementTapped', { lineId: id })
      .thenOnly(['cart/quantityChanged', { lineId: id, quantity: 2 }], ['cart/promoCalculationDue']);
  });

  test('«+» at the limit a position changes nothing', () => {
    given(shop, lineAdded(LIMITED, { quantity: 5 }))
      .when('cart/incrementTapped', { lineId: lineFor(LIMITED).id })
      .thenNothing();
  });

  test('«+» below the limit goes up to it', () => {
    given(shop, lineAdded(LIMITED, { quantity: 4 }))
      .when('cart/incrementTapped', { lineId: lineFor(LIMITED).id })
      .thenAmongOthers(['cart/quantityChanged', { quantity: 5 }]);
  });

  test('«−» at two leaves one', () => {
    given(shop, lineAdded(DRAGON, { quantity: 2 }))
      .when('cart/decrementTapped', { lineId: id })
      .thenOnly(['cart/quantityChanged', { lineId: id, quantity: 1 }], ['cart/promoCalculationDue']);
  });

  test('«−» at one removes exactly that line', () => {
    const { state } = given(shop, lineAdded(DRAGON), lineAdded('Картофель фри'))
      .when('cart/decrementTapped', { lineId: id })
      .thenOnly(['cart/lineRemoved', { lineId: id }], ['cart/promoCalculationDue']);
    expect(state.cart.lines.map(({ name }) => name)).not.toContain(DRAGON);
    expect(selectCount(state)).toBe(1);
  });

  test.each(['gift', 'delivery', 'fee'] as const)('«+» and «−» do not reach a line of kind %s', (kind) => {
    const line = lineFor('Картофель фри', { kind, quantity: 2 });
    const cart = { cart: { lines: [lineFor(DRAGON), line] } };
    given(shop, cart).when('cart/incrementTapped', { lineId: line.id }).thenNothing();
    given(shop, cart).when('cart/decrementTapped', { lineId: line.id }).thenNothing();
  });

  test.each(['delivery', 'fee'] as const)('a line of kind %s cannot be removed by hand', (kind) => {
    const line = lineFor('Картофель фри', { kind });
    given(shop, { cart: { lines: [lineFor(DRAGON), line] } })
      .when('cart/removeTapped', { lineId: line.id })
      .thenNothing();
  });

  test('a line that is not there changes nothing', () => {
    for (const type of ['cart/incrementTapped', 'cart/decrementTapped', 'cart/removeTapped'] as const)
      given(shop, lineAdded(DRAGON))
        .when(type, { lineId: lineFor('Картофель фри').id })
        .thenNothing();
  });
});

describe('taking a removal back', () => {
  const two = [shop, lineAdded(DRAGON, { quantity: 3 }), lineAdded('Картофель фри')];

  test('the line comes back with its quantity, where it stood', () => {
    const { state } = given(two, { type: 'cart/removeTapped', payload: { lineId: id } }).when(
      'cart/undoTapped',
    );
    expect(selectVisibleLines(state)[0]).toEqual(lineFor(DRAGON, { quantity: 3 }));
    expect(state.cart.offered).toBeNull();
  });

  test('the last dish of a cart comes back into the empty cart, with its delivery', () => {
    const { state } = given(shop, lineAdded(DRAGON), {
      type: 'cart/removeTapped',
      payload: { lineId: id },
    }).when('cart/undoTapped');
    expect(state.cart.lines.map(({ kind }) => kind)).toEqual(['goods', 'delivery', 'fee']);
  });

  test('without a removal there is nothing to take back', () => {
    given(two).when('cart/undoTapped').thenNothing();
  });

  test('a dish that is added in between ends the offer', () => {
    const { state } = given(two, { type: 'cart/removeTapped', payload: { lineId: id } }).when(
      'cart/addTapped',
      {
        productId: dish('Сливочный угорь').id,
        choice: null,
        quantity: 1,
      },
    );
    expect(state.cart.offered).toBeNull();
  });
});

describe('emptying (specification, section 4, "Cart", "Emptying")', () => {
  const full = [
    shop,
    lineAdded(DRAGON),
    promoCalculated({ discountTotal: kopecks(5_000), freeProducts: [dish('Маки с лососем в подарок').code] }),
    { cart: { coupon: 'ПОДАРОК', spendBonus: kopecks(30_000) } },
  ];

  test('gifts, delivery and fee alone do not keep a cart alive; its coupon stays', () => {
    expect(fold(full).cart.lines.map(({ kind }) => kind)).toEqual(['goods', 'delivery', 'fee', 'gift']);
    const { state } = given(full)
      .when('cart/removeTapped', { lineId: id })
      .thenNot('cart/promoCalculationDue');
    expect(state.cart).toMatchObject({
      lines: [],
      discountTotal: NOTHING,
      spendBonus: NOTHING,
      freeProducts: [],
      coupon: 'ПОДАРОК',
      isCalculating: false,
    });
  });

  test('«Очистить» empties at once', () => {
    const { state } = given(full).when('cart/clearTapped').thenOnly(['cart/emptied']);
    expect(selectTotals(state)).toMatchObject({ total: NOTHING, bonuses: NOTHING });
  });

  test('a rejected last dish empties the cart too, and no delivery is left behind', () => {
    const { state } = given(shop, { cart: { lines: [lineFor(DRAGON)] } }).when('catalog/loaded', {
      answer: {
        groups: [],
        products: fold(catalogChanged({ [DRAGON]: null })).catalog.products,
        stopList: [],
      },
      skipped: 0,
      reason: 'version',
    });
    expect(state.cart.lines).toEqual([]);
  });
});

describe('bonuses (assumptions, section 6, "spendBonus")', () => {
  const cart = [shopOpened(), signedIn({ balance: kopecks(60_000) }), lineAdded(DRAGON, { quantity: 2 })];

  test('never above the balance', () => {
    given(cart)
      .when('cart/bonusTyped', { sum: kopecks(99_900) })
      .thenOnly(['cart/bonusCut', { sum: kopecks(60_000) }]);
  });

  test('never above what is to pay after the discount', () => {
    const { state } = given(
      shopOpened(),
      signedIn({ balance: kopecks(1_000_000) }),
      lineAdded(DRAGON),
      promoCalculated({ discountTotal: kopecks(20_000) }),
    ).when('cart/bonusTyped', { sum: kopecks(900_000) });
    const { goods, delivery, fee } = selectTotals(state);
    expect(state.cart.spendBonus).toBe(goods + delivery + fee - 20_000);
    expect(selectTotals(state).total).toBe(NOTHING);
  });

  test('never below nothing', () => {
    given(cart)
      .when('cart/bonusTyped', { sum: kopecks(-100) })
      .thenOnly(['cart/bonusCut', { sum: NOTHING }]);
  });

  test('within the limit they are as typed', () => {
    given(cart)
      .when('cart/bonusTyped', { sum: kopecks(60_000) })
      .thenNothing();
  });

  test('a guest has none to spend', () => {
    given(shopOpened(), lineAdded(DRAGON))
      .when('cart/bonusTyped', { sum: kopecks(100) })
      .thenOnly(['cart/bonusCut', { sum: NOTHING }]);
  });

  test('they shrink with the cart, also by the delivery that self-pickup saves', () => {
    const rich = [shopOpened(), signedIn({ balance: kopecks(1_000_000) }), lineAdded(DRAGON)];
    const payable = selectTotals(fold(rich)).total;
    const { state } = given(rich, { cart: { spendBonus: payable } }).when('cart/methodChosen', {
      method: 'self',
    });
    expect(selectTotals(state).delivery).toBe(NOTHING);
    expect(state.cart.spendBonus).toBe(payable - 14_900);
  });

  test('they shrink with the balance that the server names', () => {
    const { customer } = fold(cart).user;
    given(cart, { cart: { spendBonus: kopecks(60_000) } })
      .when('user/profileLoaded', { customer: { ...customer!, balance: kopecks(5_000) } })
      .thenOnly(['cart/bonusCut', { sum: kopecks(5_000) }]);
  });

  test.each([
    ['a discount', { discountTotal: kopecks(20_000) }, 20_000],
    ['a free delivery', { freeProducts: [dish('Бесплатная доставка').code] }, 14_900],
  ])('they shrink by %s of a promo answer, in the same commit', (_what, answer, less) => {
    const rich = [shopOpened(), signedIn({ balance: kopecks(1_000_000) }), lineAdded(DRAGON)];
    const payable = selectTotals(fold(rich)).total;
    given(rich, { cart: { spendBonus: payable } })
      .when('cart/promoCalculated', {
        revision: fold(rich).cart.revision,
        answer: samplePromoAnswer(answer),
      })
      .thenAmongOthers(['cart/bonusCut', { sum: payable - less }]);
  });

  test('they grow no larger when an address adds a delivery', () => {
    const { state } = given(cart, { cart: { spendBonus: kopecks(60_000) } }, addressSelected()).when(
      'cart/incrementTapped',
      { lineId: id },
    );
    expect(state.cart.spendBonus).toBe(60_000);
  });
});
