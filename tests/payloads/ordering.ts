import * as fc from 'fast-check';
import { wayAfterAnswer } from '../../src/domain/orderWay.ts';
import { purchaseOf } from '../../src/domain/purchase.ts';
import * as some from '../arbitraryValues.ts';
import { demoAddress, demoPromos, NOW } from '../demo.ts';

const lineOnly = fc.record({ lineId: some.lineIds });
const keyOnly = fc.record({ key: some.keys });
const moments = fc.constantFrom(null, '2026-03-10T12:40:00.000Z', '2026-03-10T13:10:00.000Z');
const ways = fc.record({ id: some.orderIds, first: moments, last: moments }).map(({ id, first, last }) => {
  const order = { id, method: 'delivery' as const, createdAt: null };
  return wayAfterAnswer(
    wayAfterAnswer(null, { ...order, estimatedAt: first }, NOW),
    { ...order, estimatedAt: last },
    NOW,
  );
});
const orderOnly = fc.record({ orderId: some.orderIds });
const unchosen = some.lines.map(({ id, productId, name, quantity, modifiers }) => ({
  id,
  productId,
  name,
  quantity,
  modifiers,
}));
const sharedLines = fc.record({
  dish: fc.constantFrom('AAAA', 'BBBB'),
  quantity: some.quantities,
  options: fc.array(fc.record({ name: fc.constantFrom('CCCC', 'DDDD'), amount: some.quantities }), {
    maxLength: 2,
  }),
});
const sharedItems = some.lines.map(({ productId, name, quantity, modifiers }) => ({
  productId,
  name,
  amount: quantity,
  isGift: false,
  modifiers: modifiers.map(({ id, groupId, amount }) => ({ id, groupId, amount })),
}));
const revisions = fc.nat(4);
const someLineIds = fc.subarray(['l1', 'l2', 'l3']).map((ids) => ids as never);
const pushed = fc.record({
  orderId: some.orderIds,
  status: some.statuses,
  courier: some.couriers,
  timestamp: fc.nat(5),
});

/** The cart, its promotions, and what becomes of it. */
export const orderingPayloads = {
  'cart/addTapped': some.additions,
  'cart/giftChosen': some.additions.map(({ productId, choice }) => ({ productId, choice: choice ?? [] })),
  'cart/incrementTapped': lineOnly,
  'cart/decrementTapped': lineOnly,
  'cart/lineEdited': fc.record({
    lineId: some.lineIds,
    choice: some.additions.map(({ choice }) => choice ?? []),
    quantity: some.quantities,
  }),
  'cart/removeTapped': lineOnly,
  'cart/productRemoveTapped': fc.record({ productId: some.productIds }),
  'cart/returnTapped': orderOnly,
  'cart/pastRepeatTapped': orderOnly,
  'cart/couponSubmitted': fc.record({ code: some.coupons }),
  'cart/methodChosen': fc.record({ method: fc.constantFrom('delivery', 'self') }),
  'cart/restaurantChosen': fc.record({ terminalId: some.terminalIds }),
  'cart/timeChosen': fc.record({ at: some.times }),
  'cart/bonusTyped': fc.record({ sum: some.sums }),
  'cart/paymentChosen': fc.record({ payment: fc.constantFrom('online', 'card', 'cash') }),
  'cart/changeTyped': fc.record({ sum: fc.option(some.sums) }),
  'cart/personsTyped': fc.record({ persons: some.quantities }),
  'cart/commentTyped': fc.record({ comment: some.comments }),
  'cart/lineAdded': fc.record({ line: some.lines }),
  'cart/quantityChanged': fc.record({
    lineId: some.lineIds,
    quantity: some.quantities,
    from: some.quantities,
  }),
  'cart/lineRemoved': lineOnly,
  'cart/changeReversed': fc.record({ change: some.ids, back: fc.array(some.stepsBack, { maxLength: 3 }) }),
  'cart/lineReplaced': fc.record({ line: some.lines, absorbed: someLineIds }),
  'cart/ruledLinesChanged': fc.record({
    removed: someLineIds,
    added: fc.array(some.lines, { maxLength: 1 }),
  }),
  'cart/linesRejected': fc.record({ removed: someLineIds, messages: fc.subarray(['a', 'b']) }),
  'cart/giftAsked': keyOnly,
  'cart/returned': fc.record({ orderId: some.orderIds, addressId: fc.constantFrom(null, demoAddress.id) }),
  'cart/bonusCut': fc.record({ sum: some.sums }),
  'cart/promoCalculated': fc.record({ revision: revisions, answer: some.answers }),
  'cart/promoCalculationFailed': fc.record({ revision: revisions, message: some.texts }),

  'cart/intentMade': fc.record({ key: some.keys, body: some.requests }),
  'cart/placeDue': fc.record({ key: some.keys, madeAt: fc.constant(NOW) }),
  'cart/pressKept': fc.record({ total: some.sums }),
  'cart/pressReleased': fc.record({ total: some.sums }),
  'cart/replaced': fc.record({ key: some.keys, cart: some.savedCarts }),
  'cart/payAgainTapped': orderOnly,
  'cart/settleDue': orderOnly,
  'cart/orderSettled': fc.record({
    orderId: some.orderIds,
    purchase: some.requests.map((order) => purchaseOf('order-1', order)),
  }),
  'cart/orderLapsed': orderOnly,
  'cart/orderPlaced': fc.record({
    key: some.keys,
    id: some.orderIds,
    number: fc.constant('77'),
    paymentUrl: fc.constantFrom(null, 'https://pay.example/1'),
  }),
  'cart/orderRefused': fc.record({ key: some.keys, message: some.texts }),
  'cart/orderUncertain': keyOnly,
  'cart/tryFailed': fc.record({ key: some.keys, message: fc.option(some.texts), pause: fc.nat(60_000) }),
  'cart/leaveOffered': keyOnly,
  'cart/orderAbandoned': keyOnly,
  'cart/lateAnswered': fc.record({
    key: some.keys,
    answer: fc.oneof(
      fc.record({ kind: fc.constant('placed' as const), id: some.orderIds, number: fc.constant('77') }),
      fc.record({ kind: fc.constant('refused' as const), message: some.texts }),
    ),
  }),
  'order/activeLoaded': fc.record({ order: some.orders, losses: fc.nat(2) }),
  'order/statusPushed': fc
    .record({ fact: pushed, userId: some.userIds })
    .map(({ fact, userId }) => ({ ...fact, userId, previousStatus: null })),
  'order/statusApplied': pushed,
  'order/wayChanged': fc.record({ orderId: some.orderIds, way: fc.option(ways) }),
  'order/completed': orderOnly,
  'order/cleared': orderOnly,
  'order/lastLoaded': fc.record({ order: some.pastOrders }),
  'order/historyLoaded': some.pastOrders.map((order) => ({ orders: order ? [order] : [] })),
  'cart/choicesDue': fc.record({ dishes: fc.array(unchosen, { maxLength: 2 }) }),
  'cart/lostFound': fc.record({ items: fc.array(some.pastItems, { minLength: 1, maxLength: 3 }) }),
  'cart/sharedArrived': fc.record({ lines: fc.option(fc.array(sharedLines, { maxLength: 3 })) }),
  'cart/sharedTapped': fc.record({ items: fc.array(sharedItems, { minLength: 1, maxLength: 3 }) }),
  'cart/choiceSettled': fc.record({ id: some.ids }),

  'promo/listLoaded': fc.constant({ promos: demoPromos }),
  'promo/codeDue': fc.record({ code: some.coupons }),
  'promo/codeLoaded': fc.record({ code: some.coupons, promo: fc.constantFrom(null, demoPromos[0]!) }),
  'promo/codeCopyTapped': fc.record({ code: some.coupons }),
  'promo/codeCopied': fc.record({ code: some.coupons }),
};
