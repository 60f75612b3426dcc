import { castDraft, current } from 'immer';
import type { PlacedOrder } from './state.ts';
import { mergedLines } from './returning.ts';
import type { CartState } from '../state.ts';
import type { PartMeanings } from '../tables.ts';
import { initialUndoing } from '../undo/state.ts';

export type UnsettledEvents =
  | 'cart/returnTapped'
  | 'cart/returned'
  | 'cart/orderSettled'
  | 'cart/orderLapsed';

/**
 * The orders that wait for their page once the server has taken this one. Whom it gave a payment page that may not be
 * followed has not paid, and cannot be led there again.
 */
export const withPlaced = (
  { unsettled, intent }: CartState,
  { id, number, paymentUrl, isPaymentUrlRefused = false }: PlacedOrder,
  time: number,
): CartState['unsettled'] =>
  intent === null || isPaymentUrlRefused
    ? unsettled
    : [...unsettled, { id, number, paymentUrl, body: intent.body, placedAt: time, isCartReturned: false }];

/** What becomes of orders between the server's word and their page. */
export const unsettledMeanings: PartMeanings<UnsettledEvents> = {
  'cart/returnTapped': null,
  // The old order says where, when and with which wishes; of the dishes and of what else lies here nothing is lost.
  'cart/returned': (cart, { payload }) => {
    const order = cart.unsettled.find(({ id }) => id === payload.orderId);
    if (!order || order.isCartReturned) return;
    const { body } = current(order);
    cart.lines = castDraft([...mergedLines(current(cart).lines, body.lines)]);
    cart.deliveryMethod = body.deliveryMethod;
    cart.restaurantId = body.terminalId ?? cart.restaurantId;
    cart.deliveryTime = body.deliveryTime;
    cart.coupon = body.coupon || cart.coupon;
    cart.spendBonus = body.spendBonus > 0 ? body.spendBonus : cart.spendBonus;
    cart.form = {
      payment: body.payment,
      changeFrom: body.changeFrom,
      persons: body.persons,
      comment: body.comment === '' ? cart.form.comment : body.comment,
    };
    cart.orderFailure = null;
    Object.assign(cart, initialUndoing);
    cart.revision += 1;
    order.isCartReturned = true;
  },
  'cart/orderSettled': (cart, { payload }) => {
    cart.unsettled = cart.unsettled.filter(({ id }) => id !== payload.orderId);
  },
  'cart/orderLapsed': (cart, { payload }) => {
    cart.unsettled = cart.unsettled.filter(({ id }) => id !== payload.orderId);
  },
};
