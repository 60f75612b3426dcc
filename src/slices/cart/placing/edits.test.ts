import { describe, expect, test } from 'vitest';
import { demoPastOrder, dish, NOW, pastItem } from '../../../../tests/demo.ts';
import { cartReady, fold, lastOrderLoaded, type StepOrPatch } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { lineId } from '../../../domain/cart.ts';
import { kopecks } from '../../../domain/money.ts';
import { personal } from '../../../domain/personal.ts';
import { draft } from '../../draft.ts';
import { eventTypes, type AppDraft } from '../../events.ts';
import { isEdit } from '../../traits.ts';

const DRAGON = 'Зелёный дракон';
const line = { lineId: lineId(`line-${DRAGON}`) };
const ordered = fold(cartReady(), draft('cart/orderTapped')).cart.intent!.body;
const unpaid = {
  id: 'order-7',
  number: '77',
  paymentUrl: null,
  body: ordered,
  placedAt: NOW,
  isCartReturned: false,
};
const ready: StepOrPatch = [
  cartReady(),
  lastOrderLoaded(),
  draft('order/historyLoaded', { orders: [demoPastOrder] }),
  { cart: { unsettled: [unpaid], lost: [pastItem(DRAGON)] } },
];
const sent: StepOrPatch = [ready, draft('cart/orderTapped')];
const uncertain: StepOrPatch = [
  sent,
  ({ cart }) => draft('cart/orderUncertain', { key: cart.intent?.key ?? '' }),
];

/** Each changes the cart of `ready`. */
const edits: readonly AppDraft[] = [
  draft('cart/addTapped', { productId: dish('Картофель фри').id, choice: [], quantity: 1 }),
  draft('cart/incrementTapped', line),
  draft('cart/decrementTapped', line),
  draft('cart/lineEdited', { ...line, choice: [], quantity: 5 }),
  draft('cart/removeTapped', line),
  draft('cart/productRemoveTapped', { productId: dish(DRAGON).id }),
  draft('cart/clearTapped'),
  draft('cart/returnTapped', { orderId: 'order-7' }),
  draft('cart/couponSubmitted', { code: 'ЛАПША' }),
  draft('cart/couponRemoved'),
  draft('cart/methodChosen', { method: 'self' }),
  draft('cart/restaurantChosen', { terminalId: 'r' as never }),
  draft('cart/timeChosen', { at: new Date(2026, 2, 11, 12).toISOString() }),
  draft('cart/bonusTyped', { sum: kopecks(100) }),
  draft('cart/paymentChosen', { payment: 'cash' }),
  draft('cart/changeTyped', { sum: kopecks(500_000) }),
  draft('cart/personsTyped', { persons: 4 }),
  draft('cart/commentTyped', { comment: personal('Без лука') }),
  draft('cart/repeatTapped'),
  draft('cart/pastRepeatTapped', { orderId: demoPastOrder.id }),
  draft('cart/recoveryTapped'),
  draft('cart/sharedTapped', { items: [pastItem(DRAGON)] }),
];

describe('while an order is under way (assumptions, section 7)', () => {
  test.each(edits)('$type changes nothing and says why', ({ type, payload }) => {
    for (const steps of [sent, uncertain]) {
      const before = fold(steps);
      const { state } = given(steps)
        .when(type as 'cart/couponSubmitted', payload as never)
        .thenOnly(['view/noticeRaised', { notice: { kind: 'info' } }]);
      expect(state.cart).toEqual(before.cart);
      expect(state.view.notices.at(-1)?.text).toMatch(/^Проверяем заказ/);
    }
  });

  test.each(edits)('but before it and after a refusal %o does', ({ type, payload }) => {
    const refused: StepOrPatch = [
      uncertain,
      ({ cart }) => draft('cart/orderRefused', { key: cart.intent?.key ?? '', message: '' }),
    ];
    for (const steps of [ready, refused]) {
      const { state } = given(steps).when(type as 'cart/couponSubmitted', payload as never);
      expect(state.cart).not.toEqual(fold(steps).cart);
      expect(state.view.notices.map(({ text }) => text)).not.toContainEqual(
        expect.stringMatching(/^Проверяем заказ/),
      );
    }
  });

  test('every edit is known to the table', () => {
    const tried = new Set(edits.map(({ type }) => type));
    expect(eventTypes.filter((type) => isEdit(type) && !tried.has(type))).toEqual([
      'cart/giftChosen',
      'cart/undoTapped',
      'cart/undoPressed',
    ]);
  });
});
