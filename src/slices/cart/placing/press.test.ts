import { describe, expect, test } from 'vitest';
import { dish, samara, neverOpen } from '../../../../tests/demo.ts';
import { demoTerminalId } from '../../../../tests/demoForms.ts';
import {
  addressSelected,
  cartReady,
  fold,
  lineAdded,
  restored,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { kopecks } from '../../../domain/money.ts';
import { personal } from '../../../domain/personal.ts';
import type { Settings } from '../../../domain/settings.ts';
import { selectTotals } from '../selectors.ts';

const DRAGON = 'Зелёный дракон';
const idle = { cart: { isCalculating: false } } as const;
const ready = cartReady();
const placed = { type: 'cart/orderTapped', payload: {} } as const;
const closedAllDay: Partial<Settings> = {
  workTime: {
    [samara.iikoId]: neverOpen,
  },
};

describe('the intent (assumptions, section 6, "POST /order 409")', () => {
  test('the first press makes one with its key and what the customer saw, and sends it', () => {
    const { state } = given(ready)
      .when('cart/orderTapped')
      .thenOnly(
        [
          'cart/intentMade',
          {
            key: 'now1',
            body: {
              deliveryMethod: 'delivery',
              terminalId: null,
              deliveryTime: null,
              total: selectTotals(fold(ready)).total,
              phone: '+79270000001',
            },
          },
        ],
        ['cart/placeDue', { key: 'now1' }],
      );
    expect(state.cart.intent).toMatchObject({ key: 'now1', state: 'sending' });
  });

  test('a second press while it is on its way does nothing', () => {
    given(ready, placed).when('cart/orderTapped').thenNothing();
  });

  test('after an unknown outcome a press makes no second wish: the check goes on with the first', () => {
    const steps: StepOrPatch = [
      ready,
      placed,
      ({ cart }) => ({ type: 'cart/orderUncertain', payload: { key: cart.intent?.key ?? '' } }),
      lineAdded('Картофель фри'),
    ];
    const before = fold(steps).cart.intent;
    const { state } = given(steps).when('cart/orderTapped').thenNothing();
    expect(state.cart.intent).toEqual(before);
  });

  test('a reload sends what was saved again, with its key and its body', () => {
    const { cart } = fold(ready, placed);
    const { state } = given(shopOpened()).when('view/restored', {
      saved: { cart, user: { customer: fold(ready).user.customer } } as never,
      storeVersion: '1',
      isOnline: true,
    });
    expect(state.cart.intent).toEqual(cart.intent);
    given(shopOpened(), restored({ cart }))
      .when('cart/orderUncertain', { key: cart.intent?.key ?? '' })
      .thenNothing();
    given(shopOpened())
      .when('view/restored', { saved: { cart } as never, storeVersion: '1', isOnline: true })
      .thenAmongOthers(['cart/placeDue', { key: cart.intent?.key ?? 'none' }]);
  });

  test('logout clears it', () => {
    expect(fold(ready, placed, { type: 'auth/logoutTapped', payload: {} }).cart.intent).toBeNull();
  });

  test('answers to another key change nothing', () => {
    const before = fold(ready, placed).cart;
    const other = { key: 'another', id: 'o', number: '1', paymentUrl: null };
    expect(given(ready, placed).when('cart/orderPlaced', other).state.cart).toEqual(before);
    expect(given(ready, placed).when('cart/orderUncertain', { key: 'another' }).state.cart).toEqual(before);
  });
});

describe('what stands in the way of the order', () => {
  test('a guest is asked to log in', () => {
    given(shopOpened(), lineAdded(DRAGON))
      .when('cart/orderTapped')
      .thenOnly(['modal/opened', { modal: { kind: 'auth' } }]);
  });

  test('without an address its dialog opens, without a restaurant its list', () => {
    given(shopOpened(), signedIn(), lineAdded(DRAGON), idle)
      .when('cart/orderTapped')
      .thenOnly(['modal/opened', { modal: { kind: 'address' } }]);
    given(shopOpened(), signedIn(), lineAdded(DRAGON), {
      cart: { deliveryMethod: 'self', isCalculating: false },
    })
      .when('cart/orderTapped')
      .thenOnly(['modal/opened', { modal: { kind: 'restaurants' } }]);
  });

  test('an empty cart leads home', () => {
    given(shopOpened(), signedIn())
      .when('cart/orderTapped')
      .thenOnly(['view/navigationDue', { to: '/samara/', mode: 'replace' }]);
  });

  test('below the zone’s least sum nothing is sent', () => {
    given(
      shopOpened(),
      signedIn(),
      addressSelected({ zoneId: 'samara-north' as never }),
      lineAdded(DRAGON),
      idle,
    )
      .when('cart/orderTapped')
      .thenNothing();
  });

  test('self-pickup knows no least sum', () => {
    given(ready, { cart: { deliveryMethod: 'self', restaurantId: demoTerminalId } })
      .when('cart/orderTapped')
      .thenAmongOthers(['cart/intentMade', { body: { terminalId: demoTerminalId, deliveryMethod: 'self' } }]);
  });

  test('a closed shop takes an order for a chosen time only', () => {
    const closed = cartReady(closedAllDay);
    given(closed)
      .when('cart/orderTapped')
      .thenOnly(['modal/opened', { modal: { kind: 'workTime' } }]);
    given(closed, { cart: { deliveryTime: new Date(2026, 2, 11, 12).toISOString() } })
      .when('cart/orderTapped')
      .thenAmongOthers(['cart/intentMade']);
  });

  test('change is only for cash', () => {
    const form = {
      payment: 'cash',
      changeFrom: kopecks(500_000),
      persons: 2,
      comment: personal(''),
    } as const;
    given(ready, { cart: { form } })
      .when('cart/orderTapped')
      .thenAmongOthers(['cart/intentMade', { body: { changeFrom: 500_000, persons: 2 } }]);
    given(ready, { cart: { form: { ...form, payment: 'card' } } })
      .when('cart/orderTapped')
      .thenAmongOthers(['cart/intentMade', { body: { changeFrom: null } }]);
  });
});

describe('the order is placed (assumptions, section 3)', () => {
  test('the cart is emptied, the place and the way to pay stay, the active order is fetched', () => {
    const key = fold(ready, placed).cart.intent?.key ?? '';
    const { state } = given(ready, { cart: { coupon: 'ЛАПША', spendBonus: kopecks(100) } }, placed)
      .when('cart/orderPlaced', { key, id: 'order-7', number: '77', paymentUrl: null })
      .thenOnly(
        ['order/refreshDue'],
        ['view/navigationDue', { to: '/samara/complete?order=order-7', mode: 'replace' }],
      );
    expect(state.cart).toMatchObject({
      lines: [],
      coupon: '',
      spendBonus: 0,
      intent: null,
      isCalculating: false,
    });
    expect(state.order.placed).toEqual({ id: 'order-7', number: '77' });
  });

  test('an online payment leads to its page', () => {
    const key = fold(ready, placed).cart.intent?.key ?? '';
    given(ready, placed)
      .when('cart/orderPlaced', { key, id: 'o', number: '1', paymentUrl: 'https://pay.example/1' })
      .thenAmongOthers(['view/navigationDue', { to: 'https://pay.example/1', mode: 'page' }]);
  });

  test('a refusal leads to its page and keeps the cart', () => {
    const key = fold(ready, placed).cart.intent?.key ?? '';
    const { state } = given(ready, placed)
      .when('cart/orderRefused', { key, message: 'Закрыто' })
      .thenAmongOthers(
        ['view/navigationDue', { to: '/samara/complete-error' }],
        ['cart/promoCalculationDue'],
      );
    expect(state.cart.lines[0]).toMatchObject({ productId: dish(DRAGON).id });
  });
});

test('a payment online that the settings do not offer for the method goes out as by card (assumptions, section 3)', () => {
  const online = {
    cart: { form: { payment: 'online', changeFrom: null, persons: 1, comment: personal('') } },
  } as const;
  const off = { isOnlinePaymentDisabled: { delivery: true, self: false } };
  given(cartReady(off), online)
    .when('cart/orderTapped')
    .thenAmongOthers(['cart/intentMade', { body: { payment: 'card' } }]);
  given(ready, online)
    .when('cart/orderTapped')
    .thenAmongOthers(['cart/intentMade', { body: { payment: 'online' } }]);
});
