import { castDraft, current, original, type Draft as Mutable } from 'immer';
import type { CartLine, LineId } from '../../domain/cart.ts';
import { textOfMoment } from '../../domain/day.ts';
import { NOTHING } from '../../domain/money.ts';
import { defineReducer, type Reduce } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import { isEdit, type CartMeanings } from '../traits.ts';
import type { cartEvents } from './events.ts';
import { hasLeft, recent } from './givenUp.ts';
import { keepSum, orderMeanings } from './reducer.order.ts';
import { unsettledMeanings } from './reducer.unsettled.ts';
import { initialCart, type CartState } from './state.ts';
import { keepEdited, keepGoods, keepQuantity, keepRemoved } from './undo.ts';

const highlight = (cart: Mutable<CartState>, lineId: LineId, time: number): void => {
  cart.lastAddedId = lineId;
  cart.lastAddedAt = time;
};

/** Two tabs may both bring a line back, and a snapshot may overtake a fact: an id stands for one line. */
const missing = (cart: CartState, lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter(({ id }) => !cart.lines.some((line) => line.id === id));

/** A quantity that another tab has changed meanwhile stays between one and the limit. */
const quantityOf = (line: CartLine, change: { readonly quantity: number; readonly from: number }): number => {
  if (change.from === line.quantity) return change.quantity;
  const wanted = Math.max(1, line.quantity + change.quantity - change.from);
  return line.maxQuantity > 0 ? Math.min(line.maxQuantity, wanted) : wanted;
};

/** Whether a cart knows that order, or what became of it: an order under way is given up to no other cart. */
const knowsOrder = (cart: Partial<CartState> | null | undefined, key: string): boolean =>
  [cart?.intent, cart?.placed, cart?.refused, ...(cart?.givenUp ?? [])].some((order) => order?.key === key);

const meanings: CartMeanings<keyof typeof cartEvents, CartState> = {
  'cart/addTapped': null,
  'cart/giftChosen': null,
  'cart/incrementTapped': null,
  'cart/decrementTapped': null,
  'cart/lineEdited': null,
  'cart/removeTapped': null,
  'cart/productRemoveTapped': (cart, { payload: { productId }, time }) =>
    keepGoods(cart, 'removed', time, (line) => line.productId === productId),
  'cart/undoTapped': null,
  'cart/promoRetryTapped': null,
  'cart/clearTapped': (cart, { time }) => keepGoods(cart, 'cleared', time),
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

  'cart/lineAdded': (cart, { payload: { line }, time }) => {
    if (missing(cart, [line]).length === 0) return;
    cart.lines.push(castDraft(line));
    cart.undo = null;
    if (line.kind !== 'delivery') highlight(cart, line.id, time);
    cart.revision += 1;
  },
  'cart/quantityChanged': (cart, { payload, time }) => {
    const line = cart.lines.find(({ id }) => id === payload.lineId);
    if (!line) return;
    const quantity = quantityOf(line, payload);
    if (quantity > line.quantity) highlight(cart, line.id, time);
    keepQuantity(cart, line, quantity, time);
    line.quantity = quantity;
    cart.revision += 1;
  },
  'cart/lineRemoved': (cart, { payload: { lineId }, time }) => {
    const index = cart.lines.findIndex(({ id }) => id === lineId);
    const [line] = index < 0 ? [] : cart.lines.splice(index, 1);
    if (!line) return;
    keepRemoved(cart, { line: current(line), index }, time);
    // Under both names that an answer may use.
    if (line.isFromPromocode) cart.declinedGifts.push(line.code, line.productId);
    cart.revision += 1;
  },
  'cart/lineRestored': (cart, { payload: { line, index } }) => {
    cart.lines.splice(index, 0, ...castDraft(missing(cart, [line])));
    cart.declinedGifts = cart.declinedGifts.filter((name) => name !== line.code && name !== line.productId);
    cart.undo = null;
    cart.revision += 1;
  },
  'cart/lineReplaced': (cart, { payload: { line, absorbed, isUndo }, time }) => {
    if (isUndo) cart.undo = null;
    else keepEdited(cart, line.id, absorbed, time);
    cart.lines = cart.lines
      .filter(({ id }) => !absorbed.includes(id))
      .map((each) => (each.id === line.id ? castDraft(line) : each));
    cart.revision += 1;
  },
  // Made by rule, so the promo calculation does not depend on them: no new revision, no loop.
  'cart/ruledLinesChanged': (cart, { payload: { removed, added }, time }) => {
    cart.lines = cart.lines.filter(({ id }) => !removed.includes(id));
    const fresh = missing(cart, added);
    cart.lines.push(...castDraft(fresh));
    const gift = fresh.findLast(({ kind }) => kind === 'gift');
    if (gift) highlight(cart, gift.id, time);
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
    cart.lastAddedAt = null;
  },
  'cart/undoPassed': (cart) => {
    cart.undo = null;
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
    cart.answeredRevision = revision;
    cart.discountTotal = answer.discountTotal;
    cart.lostGift = answer.lostGift;
    cart.freeProducts = [...answer.freeProducts];
    // A gift that the server takes back and gives again is a new one.
    cart.declinedGifts = cart.declinedGifts.filter((name) => answer.freeProducts.includes(name));
    cart.loyaltyErrors = [...answer.loyaltyErrors];
  },
  // A discount that belongs to another cart is never shown.
  'cart/promoCalculationFailed': (cart, { payload: { revision } }) => {
    if (revision !== cart.revision) return;
    cart.isCalculating = false;
    cart.answeredRevision = null;
    cart.discountTotal = NOTHING;
  },
  ...orderMeanings,
  ...unsettledMeanings,
  'modal/opened': (cart, { payload, time }) => {
    if (payload.modal.kind === 'workTime') cart.workTimeShownOn = textOfMoment(time);
    if (payload.modal.kind === 'totalChanged') keepSum(cart);
  },
  'city/chosen': (cart) => {
    cart.coupon = '';
    cart.revision += 1;
  },
  // The day on which the hours were shown belongs to the browser.
  'auth/loggedOut': ({ workTimeShownOn }) => ({ ...initialCart, workTimeShownOn }),
  'view/restored': (cart, { payload, time }) => ({
    ...cart,
    ...payload.saved.cart,
    givenUp: castDraft(recent(payload.saved.cart?.givenUp ?? [], time)),
    isCalculating: false,
    undo: null,
    lastAddedId: null,
    lastAddedAt: null,
  }),
  // What only the person in front of this page sees stays as it is.
  'view/factsArrived': (draft, { payload }) => {
    const before = original(draft) ?? draft;
    const { lastAddedId, lastAddedAt, undo, orderFailure } = before;
    const after = payload.facts.reduce<CartState>(reduceCart, before);
    return after === before ? before : { ...after, lastAddedId, lastAddedAt, undo, orderFailure };
  },
  // A calculation that is under way is asked for again by rule, where there is still something to calculate.
  'view/slicesArrived': (cart, { payload: { saved } }) => {
    if (cart.intent && !knowsOrder(saved.cart, cart.intent.key)) return cart;
    const after = { ...cart, ...saved.cart, undo: null, lastAddedId: null, lastAddedAt: null };
    // How long the customer has waited here, only this page knows.
    if (cart.intent) after.intent = after.intent && { ...after.intent, state: cart.intent.state };
    // A tab that has not heard of it yet brings no order back that was given up here.
    if (after.intent && hasLeft(cart, after.intent)) [after.intent, after.givenUp] = [null, cart.givenUp];
    const hasGoods = after.lines.some(({ kind }) => kind === 'goods');
    return { ...after, isCalculating: cart.isCalculating && hasGoods };
  },
};

const reduceOpen: Reduce<AppEvents, CartState> = defineReducer<AppEvents, keyof typeof cartEvents, CartState>(
  meanings,
);

/** What was ordered stays as it is until the answer comes; a press that still waits for the sum outlives no edit. */
export const reduceCart: Reduce<AppEvents, CartState> = (cart, event) => {
  if (!isEdit(event.type)) return reduceOpen(cart, event);
  if (cart.intent) return cart;
  const edited = reduceOpen(cart, event);
  return edited === cart || edited.seenTotal === null ? edited : { ...edited, seenTotal: null };
};
