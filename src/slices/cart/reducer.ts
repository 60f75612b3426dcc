import { castDraft, original } from 'immer';
import { textOfMoment } from '../../domain/day.ts';
import { defineReducer, type PartReducer, type Reduce } from '../../kernel/define.ts';
import type { AppEvents, AppEventType } from '../events.ts';
import { isEdit, type CartMeanings } from '../traits.ts';
import { couponMeanings } from './coupons/reducer.ts';
import type { cartEvents } from './events.ts';
import { giftMeanings } from './gifts/reducer.ts';
import { linesMeanings } from './lines/reducer.ts';
import { lostMeanings } from './lost/reducer.ts';
import { hasLeft, recent } from './placing/givenUp.ts';
import { keepSum, placingMeanings } from './placing/reducer.ts';
import { receivingMeanings } from './receiving/reducer.ts';
import { initialCart, type CartState } from './state.ts';
import { sharingMeanings } from './sharing/reducer.ts';
import { undoMeanings } from './undo/reducer.ts';
import { initialUndoing } from './undo/state.ts';

/** Whether a cart knows that order, or what became of it: an order under way is given up to no other cart. */
const knowsOrder = (cart: Partial<CartState> | null | undefined, key: string): boolean =>
  [cart?.intent, cart?.placed, cart?.refused, ...(cart?.givenUp ?? [])].some((order) => order?.key === key);

/** After these the cart is another one, and what was done to the old one cannot be undone. */
const ENDS: ReadonlySet<string> = new Set<AppEventType>([
  'auth/loggedOut',
  'cart/orderPlaced',
  'cart/returned',
  'city/chosen',
]);

const meanings: CartMeanings<keyof typeof cartEvents, CartState> = {
  ...linesMeanings,
  ...lostMeanings,
  ...giftMeanings,
  ...receivingMeanings,
  ...couponMeanings,
  ...sharingMeanings,
  ...undoMeanings,
  ...placingMeanings,
  'modal/opened': (cart, { payload, time }) => {
    if (payload.modal.kind === 'workTime') cart.workTimeShownOn = textOfMoment(time);
    if (payload.modal.kind === 'totalChanged') keepSum(cart);
  },
  'city/chosen': (cart) => {
    Object.assign(cart, initialUndoing);
    cart.coupon = '';
    cart.revision += 1;
  },
  // An order that has ended is not kept longer.
  'order/wayChanged': ({ placed }, { payload: { orderId, way } }) => {
    if (way === null && placed?.id === orderId) delete placed.body;
  },
  // The day on which the hours were shown belongs to the browser.
  'auth/loggedOut': ({ workTimeShownOn }) => ({ ...initialCart, workTimeShownOn }),
  'view/restored': (cart, { payload, time }) => ({
    ...cart,
    ...payload.saved.cart,
    givenUp: castDraft(recent(payload.saved.cart?.givenUp ?? [], time)),
    isCalculating: false,
    ...initialUndoing,
    lastAddedId: null,
    lastAddedAt: null,
  }),
  // What only the person in front of this page sees stays as it is.
  'view/factsArrived': (draft, { payload }) => {
    const before = original(draft) ?? draft;
    const { lastAddedId, lastAddedAt, history, offered, orderFailure } = before;
    const after = payload.facts.reduce<CartState>(reduceCart, before);
    if (after === before) return before;
    const undoing = payload.facts.some(({ type }) => ENDS.has(type)) ? initialUndoing : { history, offered };
    return { ...after, ...undoing, lastAddedId, lastAddedAt, orderFailure };
  },
  // A calculation that is under way is asked for again by rule, where there is still something to calculate.
  'view/slicesArrived': (cart, { payload: { saved } }) => {
    if (cart.intent && !knowsOrder(saved.cart, cart.intent.key)) return cart;
    const after = { ...cart, ...saved.cart, ...initialUndoing, lastAddedId: null, lastAddedAt: null };
    // How long the customer has waited here, only this page knows.
    if (cart.intent) after.intent = after.intent && { ...after.intent, state: cart.intent.state };
    // A tab that has not heard of it yet brings no order back that was given up here.
    if (after.intent && hasLeft(cart, after.intent)) [after.intent, after.givenUp] = [null, cart.givenUp];
    const hasGoods = after.lines.some(({ kind }) => kind === 'goods');
    return { ...after, isCalculating: cart.isCalculating && hasGoods };
  },
};

const reduceOpen = defineReducer<AppEvents, keyof typeof cartEvents, CartState>(meanings);

const reduceUnlessOrdered: Reduce<AppEvents, CartState> = (cart, event) => {
  if (!isEdit(event.type)) return reduceOpen(cart, event);
  if (cart.intent) return cart;
  const edited = reduceOpen(cart, event);
  return edited === cart || edited.seenTotal === null ? edited : { ...edited, seenTotal: null };
};

/** What was ordered stays as it is until the answer comes; a press that still waits for the sum outlives no edit. */
export const reduceCart: PartReducer<AppEvents, CartState> = Object.assign(reduceUnlessOrdered, {
  types: reduceOpen.types,
});
