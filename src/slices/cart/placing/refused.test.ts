import { describe, expect, test } from 'vitest';
import {
  addressSelected,
  cartReady,
  fold,
  lineAdded,
  shopOpened,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { lineId } from '../../../domain/cart.ts';
import { personal } from '../../../domain/personal.ts';

const DRAGON = 'Зелёный дракон';
const idle = { cart: { isCalculating: false } } as const;
const ready = cartReady();
const placed = { type: 'cart/orderTapped', payload: {} } as const;

describe('after a refusal (assumptions, section 6, "POST /order 409")', () => {
  const refused: StepOrPatch = [
    ready,
    placed,
    ({ cart }) => ({
      type: 'cart/orderRefused',
      payload: { key: cart.intent?.key ?? '', message: 'Ресторан закрыт' },
    }),
    idle,
  ];

  test('a refused order that is pressed again unchanged keeps its key', () => {
    const { key } = fold(ready, placed).cart.intent ?? { key: 'none' };
    expect(fold(refused).cart).toMatchObject({
      intent: null,
      orderFailure: 'Ресторан закрыт',
      refused: { key },
    });
    const { state } = given(refused)
      .when('cart/orderTapped')
      .thenOnly(['cart/intentMade', { key }], ['cart/placeDue', { key }]);
    expect(state.cart).toMatchObject({ refused: null, orderFailure: null });
  });

  test('a dish that was taken out and put back is the same order', () => {
    const { key } = fold(refused).cart.refused ?? { key: 'none' };
    const again: StepOrPatch = [
      ({ cart }) =>
        cart.lines.map(({ id }) => ({ type: 'cart/removeTapped', payload: { lineId: id } }) as const),
      lineAdded(DRAGON, { id: lineId('another'), image: null }),
      idle,
    ];
    given(refused, again).when('cart/orderTapped').thenAmongOthers(['cart/intentMade', { key }]);
  });

  test.each<[string, StepOrPatch]>([
    ['a dish', lineAdded('Картофель фри')],
    ['a quantity', lineAdded(DRAGON, { id: lineId('more') })],
    ['a time', { cart: { deliveryTime: new Date(2026, 2, 11, 12).toISOString() } }],
    ['an address', addressSelected({ home: personal('46') })],
    ['a wish', { type: 'cart/commentTyped', payload: { comment: personal('Без лука') } }],
  ])('after a refusal %s that changed makes a new key', (_what, change) => {
    given(refused, change, idle)
      .when('cart/orderTapped')
      .thenAmongOthers(['cart/intentMade', { key: 'now1' }]);
  });
});

test('an order that nobody answered for an hour is not sent by itself any more', () => {
  const { cart } = fold(ready, placed);
  const saved = { saved: { cart } as never, storeVersion: '1', isOnline: true };
  const madeAt = cart.intent?.madeAt ?? 0;
  given(shopOpened())
    .at(madeAt + 3_600_000)
    .when('view/restored', saved)
    .thenAmongOthers(['cart/placeDue', { key: cart.intent?.key ?? 'none' }]);
  const { state } = given(shopOpened())
    .at(madeAt + 3_600_001)
    .when('view/restored', saved)
    .thenNot('cart/placeDue');
  expect(state.cart).toMatchObject({ intent: null, refused: { key: cart.intent?.key } });
  expect(state.cart.orderFailure).toMatch(/историю заказов/);
});
