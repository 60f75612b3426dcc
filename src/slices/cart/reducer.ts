import { castDraft } from 'immer';
import { dayOf } from '../../domain/day.ts';
import { NOTHING } from '../../domain/money.ts';
import { defineReducer, type Reduce } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import { isCartEdit } from './edits.ts';
import type { cartEvents } from './events.ts';
import { orderMeanings } from './reducer.order.ts';
import { initialCart, type CartState } from './state.ts';

const reduceFacts = defineReducer<AppEvents, keyof typeof cartEvents, CartState>({
  'cart/addTapped': null,
  'cart/giftChosen': null,
  'cart/incrementTapped': null,
  'cart/decrementTapped': null,
  'cart/removeTapped': null,
  'cart/undoTapped': null,
  'cart/clearTapped': null,
  'cart/couponSubmitted': (cart, { payload }) => {
    cart.coupon = payload.code.trim();
    cart.askedGifts = [];
    cart.revision += 1;
  },
  'cart/couponRemoved': (cart) => {
    cart.coupon = '';
    cart.askedGifts = [];
    cart.revision += 1;
  },
  'cart/methodChosen': (cart, { payload }) => {
    cart.deliveryMethod = payload.method;
    cart.revision += 1;
  },
  'cart/restaurantChosen': (cart, { payload }) => {
    cart.restaurantId = payload.terminalId;
    if (cart.deliveryMethod === 'self') return;
    // A restaurant is chosen to fetch the order there, from whatever page.
    cart.deliveryMethod = 'self';
    cart.revision += 1;
  },
  'cart/timeChosen': (cart, { payload }) => {
    cart.deliveryTime = payload.at;
  },
  'cart/bonusTyped': (cart, { payload }) => {
    cart.spendBonus = payload.sum;
  },
  'cart/paymentChosen': (cart, { payload }) => {
    cart.form.payment = payload.payment;
  },
  'cart/changeTyped': (cart, { payload }) => {
    cart.form.changeFrom = payload.sum;
  },
  'cart/personsTyped': (cart, { payload }) => {
    cart.form.persons = payload.persons;
  },
  'cart/commentTyped': (cart, { payload }) => {
    cart.form.comment = payload.comment;
  },

  'cart/lineAdded': (cart, { payload: { line } }) => {
    cart.lines.push(castDraft(line));
    cart.removed = null;
    cart.lastAddedId = line.id;
    cart.revision += 1;
  },
  'cart/quantityChanged': (cart, { payload: { lineId, quantity } }) => {
    const line = cart.lines.find(({ id }) => id === lineId);
    if (!line) return;
    if (quantity > line.quantity) cart.lastAddedId = lineId;
    line.quantity = quantity;
    cart.revision += 1;
  },
  'cart/lineRemoved': (cart, { payload: { lineId } }) => {
    const index = cart.lines.findIndex(({ id }) => id === lineId);
    const [line] = index < 0 ? [] : cart.lines.splice(index, 1);
    if (!line) return;
    cart.removed = { line, index };
    if (line.isFromPromocode) cart.declinedGifts.push(line.code);
    cart.revision += 1;
  },
  'cart/lineRestored': (cart, { payload: { line, index } }) => {
    cart.lines.splice(index, 0, castDraft(line));
    cart.declinedGifts = cart.declinedGifts.filter((code) => code !== line.code);
    cart.removed = null;
    cart.revision += 1;
  },
  // Made by rule, so the promo calculation does not depend on them: no new revision, no loop.
  'cart/ruledLinesChanged': (cart, { payload: { removed, added } }) => {
    cart.lines = cart.lines.filter(({ id }) => !removed.includes(id));
    cart.lines.push(...castDraft(added));
  },
  'cart/linesRejected': (cart, { payload }) => {
    cart.lines = cart.lines.filter(({ id }) => !payload.removed.includes(id));
    cart.revision += 1;
  },
  'cart/giftAsked': (cart, { payload }) => {
    cart.askedGifts.push(payload.key);
  },
  'cart/emptied': (cart) => {
    cart.lines = [];
    cart.discountTotal = NOTHING;
    cart.spendBonus = NOTHING;
    cart.lostGift = null;
    cart.freeProducts = [];
    cart.declinedGifts = [];
    cart.loyaltyErrors = [];
    cart.isCalculating = false;
    cart.seenTotal = null;
    cart.revision += 1;
  },
  'cart/restaurantLost': (cart) => {
    cart.restaurantId = null;
  },
  'cart/timeLost': (cart) => {
    cart.deliveryTime = null;
  },
  'cart/bonusCut': (cart, { payload }) => {
    cart.spendBonus = payload.sum;
  },
  'cart/highlightPassed': (cart) => {
    cart.lastAddedId = null;
  },
  'cart/undoPassed': (cart) => {
    cart.removed = null;
  },

  'cart/promoCalculationAwaited': (cart) => {
    cart.isCalculating = true;
  },
  'cart/promoCalculationDue': (cart) => {
    cart.isCalculating = true;
  },
  'cart/promoCalculated': (cart, { payload: { revision, answer } }) => {
    if (revision !== cart.revision) return;
    cart.isCalculating = false;
    cart.discountTotal = answer.discountTotal;
    cart.lostGift = answer.lostGift;
    cart.freeProducts = [...answer.freeProducts];
    // A gift that the server takes back and gives again is a new one.
    cart.declinedGifts = cart.declinedGifts.filter((code) => answer.freeProducts.includes(code));
    cart.loyaltyErrors = [...answer.loyaltyErrors];
  },
  // A discount that belongs to another cart is never shown.
  'cart/promoCalculationFailed': (cart, { payload: { revision } }) => {
    if (revision !== cart.revision) return;
    cart.isCalculating = false;
    cart.discountTotal = NOTHING;
  },
  ...orderMeanings,
  'modal/opened': (cart, { payload, time }) => {
    if (payload.modal.kind === 'workTime') cart.workTimeShownOn = dayOf(time);
  },
  'city/chosen': (cart) => {
    cart.coupon = '';
    cart.revision += 1;
  },
  'auth/loggedOut': () => initialCart,
  'view/restored': (cart, { payload }) => ({
    ...cart,
    ...payload.saved.cart,
    isCalculating: false,
    removed: null,
    lastAddedId: null,
  }),
});

/** What was ordered stays as it is until the answer comes; a kept press does not outlive a change of mind. */
export const reduceCart: Reduce<AppEvents, CartState> = (cart, event) => {
  if (!isCartEdit(event.type)) return reduceFacts(cart, event);
  if (cart.intent) return cart;
  const next = reduceFacts(cart, event);
  return next.seenTotal === null ? next : { ...next, seenTotal: null };
};
