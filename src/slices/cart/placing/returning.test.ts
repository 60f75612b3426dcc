import { describe, expect, test } from 'vitest';
import { dish, firstOptions, NOW } from '../../../../tests/demo.ts';
import {
  cartReady,
  catalogChanged,
  fold,
  lineAdded,
  lineFor,
  orderPlaced,
  shopOpened,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { lineId, type CartLine } from '../../../domain/cart.ts';
import { kopecks } from '../../../domain/money.ts';
import { personal } from '../../../domain/personal.ts';
import { UNSETTLED_MS } from '../../../domain/unsettledOrder.ts';
import { draft } from '../../draft.ts';
import { selectRestaurants } from '../../setting/selectors.ts';
import { mergedLines } from './returning.ts';

const DRAGON = 'Зелёный дракон';
const orderId = 'order-7';
const idle = { cart: { isCalculating: false } } as const;
const wok = dish('Собери свой вок');
const tomorrow = new Date(NOW + 20 * 60 * 60_000).toISOString();
const filled: StepOrPatch = [
  cartReady(),
  lineAdded(DRAGON, { quantity: 3 }),
  lineAdded(wok.name, { modifiers: firstOptions(wok) }),
  draft('cart/couponSubmitted', { code: 'ЛАПША' }),
  draft('cart/bonusTyped', { sum: kopecks(5_000) }),
  draft('cart/timeChosen', { at: tomorrow }),
  draft('cart/paymentChosen', { payment: 'online' }),
  draft('cart/personsTyped', { persons: 3 }),
  draft('cart/commentTyped', { comment: personal('Без лука') }),
  idle,
];
const placedFrom = (steps: StepOrPatch): StepOrPatch => [
  steps,
  draft('cart/orderTapped'),
  orderPlaced({ id: orderId, paymentUrl: 'https://pay.example/7' }),
];
const unpaid = placedFrom(filled);
const back = draft('cart/returnTapped', { orderId });
/** What the kitchen gets: delivery and fee are made anew, so neither their ids nor their places count. */
const positions = (lines: readonly CartLine[]) =>
  lines.map((line) => ({ ...line, id: '' })).toSorted((a, b) => a.code.localeCompare(b.code));
const goods = (...steps: readonly StepOrPatch[]) =>
  fold(...steps)
    .cart.lines.filter(({ kind }) => kind === 'goods')
    .map(({ name, quantity }) => [name, quantity]);

describe('«Вернуть корзину» of an order that was not paid', () => {
  test('brings dishes, receiving, wishes, promo code and bonuses back as they were', () => {
    const before = fold(filled).cart;
    const { cart, address } = fold(unpaid, back);
    const { lines, deliveryMethod, restaurantId, deliveryTime, coupon, spendBonus, form } = cart;
    expect(positions(lines)).toEqual(positions(before.lines));
    expect({ deliveryMethod, restaurantId, deliveryTime, coupon, spendBonus, form }).toEqual({
      deliveryMethod: before.deliveryMethod,
      restaurantId: before.restaurantId,
      deliveryTime: tomorrow,
      coupon: 'ЛАПША',
      spendBonus: 5_000,
      form: before.form,
    });
    expect(address.selectedId).toBe(fold(filled).address.selectedId);
  });

  test('leads to the cart, has its sum reckoned, and says that the old order may still stand', () => {
    given(unpaid)
      .when('cart/returnTapped', { orderId })
      .thenAmongOthers(
        ['view/navigationDue', { to: '/samara/cart', mode: 'push' }],
        [
          'view/noticeRaised',
          { notice: { kind: 'info', text: 'Корзина вернулась. Заказ\u00A0№\u00A077 ещё может действовать' } },
        ],
        ['cart/promoCalculationDue'],
      );
  });

  test('makes a new order: the same dishes go out with a new key', () => {
    const first = fold(filled, draft('cart/orderTapped')).cart.intent!;
    const again = fold(unpaid, back, idle, draft('cart/orderTapped')).cart.intent!;
    expect(again.key).not.toBe(first.key);
    expect(positions(again.body.lines)).toEqual(positions(first.body.lines));
  });

  test('goes back to the address and to the restaurant of the order', () => {
    const other: StepOrPatch = [
      ({ address }) =>
        draft('address/listLoaded', {
          addresses: [{ ...address.list[0]!, id: 'a-2' as never, home: personal('46') }, ...address.list],
        }),
      draft('address/chosen', { addressId: 'a-2' as never }),
      draft('cart/methodChosen', { method: 'self' }),
    ];
    const state = fold(unpaid, other, back);
    expect(state.cart.deliveryMethod).toBe('delivery');
    expect(state.address.selectedId).toBe(fold(filled).address.selectedId);
    const [restaurant] = selectRestaurants(fold(shopOpened()));
    const pickup = placedFrom([filled, draft('cart/restaurantChosen', { terminalId: restaurant!.id }), idle]);
    const elsewhere = [draft('cart/methodChosen', { method: 'delivery' }), { cart: { restaurantId: null } }];
    expect(fold(pickup, elsewhere, back).cart).toMatchObject({
      deliveryMethod: 'self',
      restaurantId: restaurant!.id,
    });
  });

  test('adds to what was put in meanwhile: the same dish is one line, and nothing is lost', () => {
    const meanwhile: StepOrPatch = [
      lineAdded(DRAGON, { id: lineId('new') }),
      lineAdded('Картофель фри'),
      draft('cart/commentTyped', { comment: personal('Позвоните') }),
    ];
    expect(goods(unpaid, meanwhile, back)).toEqual([
      [DRAGON, 1 + fold(filled).cart.lines.find(({ name }) => name === DRAGON)!.quantity],
      ['Картофель фри', 1],
      [wok.name, 1],
    ]);
    expect(fold(unpaid, meanwhile, back).cart.form.comment).toBe('Без лука');
    const silent = placedFrom([
      filled,
      draft('cart/commentTyped', { comment: personal('') }),
      draft('cart/couponRemoved'),
      idle,
    ]);
    const { form, coupon } = fold(
      silent,
      meanwhile,
      draft('cart/couponSubmitted', { code: 'ВОК' }),
      back,
    ).cart;
    expect([form.comment, coupon]).toEqual(['Позвоните', 'ВОК']);
  });

  test('is judged as a cart from storage is: prices, dishes and times that are not there any more', () => {
    const changed = catalogChanged({ [wok.name]: null });
    const { state } = given(unpaid, changed).when('cart/returnTapped', { orderId });
    expect(state.cart.lines.map(({ name }) => name)).not.toContain(wok.name);
    expect(state.modal.open?.kind).toBe('cartErrors');
    const late = given(unpaid).at(NOW + UNSETTLED_MS);
    expect(late.when('cart/returnTapped', { orderId }).state.cart.deliveryTime).toBe(tomorrow);
    const soon = new Date(NOW + 30 * 60_000).toISOString();
    const hurried = placedFrom([filled, draft('cart/timeChosen', { at: soon })]);
    expect(
      given(hurried)
        .at(NOW + 40 * 60_000)
        .when('cart/returnTapped', { orderId }).state.cart.deliveryTime,
    ).toBeNull();
  });

  test('happens once, within the hour, and not while another order is under way', () => {
    given(unpaid, back).when('cart/returnTapped', { orderId }).thenNothing();
    given(unpaid)
      .at(NOW + UNSETTLED_MS + 1)
      .when('cart/returnTapped', { orderId })
      .thenNothing();
    given(unpaid).when('cart/returnTapped', { orderId: 'order-8' }).thenNothing();
    const underWay: StepOrPatch = [unpaid, lineAdded(DRAGON), idle, draft('cart/orderTapped')];
    given(underWay).when('cart/returnTapped', { orderId }).thenOnly(['view/noticeRaised']);
    expect(fold(underWay, back).cart).toEqual(fold(underWay).cart);
  });

  test('leaves the payment of the old order open', () => {
    given(unpaid, back)
      .when('cart/payAgainTapped', { orderId })
      .thenOnly(['view/navigationDue', { to: 'https://pay.example/7', mode: 'page' }]);
  });
});

test('a dish with a limit for a line comes back as a line of its own', () => {
  const limited = (id: string) => lineFor(DRAGON, { id: lineId(id), maxQuantity: 5, quantity: 4 });
  expect(mergedLines([limited('a')], [limited('b')]).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('after a refusal the cart is as it was, but for the wish to compare with and what was said', () => {
  const sent: StepOrPatch = [filled, draft('cart/orderTapped')];
  const refused = fold(sent, ({ cart }) =>
    draft('cart/orderRefused', { key: cart.intent?.key ?? '', message: 'Ресторан закрыт' }),
  ).cart;
  expect({ ...refused, refused: null, orderFailure: null, isCalculating: false }).toEqual(fold(filled).cart);
});
