import { castDraft, type Draft } from 'immer';
import type { PartMeanings } from '../tables.ts';
import type { placingEvents } from './events.ts';
import { unsettledMeanings, withPlaced, type UnsettledEvents } from './unsettled.ts';
import type { OrderRequest } from '../../../domain/orderRequest.ts';
import { recent } from './givenUp.ts';
import { initialCart, type CartState } from '../state.ts';
import type { OrderIntent } from './state.ts';

/** What the customer sees now. */
export const keepSum = (cart: Draft<CartState>): void => {
  const { lines, discountTotal, spendBonus } = cart;
  cart.seenSum = { lines, discountTotal, spendBonus };
};

/** From the form to the server's word. */
const orderMeanings: PartMeanings<Exclude<keyof typeof placingEvents, UnsettledEvents>> = {
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
  'cart/orderTapped': null,
  'cart/totalAccepted': null,
  'cart/leaveTapped': null,
  'cart/payAgainTapped': null,
  'cart/settleDue': null,

  'cart/pressKept': (cart, { payload }) => {
    cart.seenTotal = payload.total;
    keepSum(cart);
  },
  'cart/pressReleased': (cart) => {
    cart.seenTotal = null;
  },
  // Where two tabs press at once each keeps its own, until storage says whose is sent.
  'cart/intentMade': (cart, { payload: { key, body }, time }) => {
    if (cart.intent) return;
    cart.intent = { key, body: castDraft(body), state: 'sending', madeAt: time };
    cart.refused = null;
    cart.givenUp = cart.givenUp.filter((order) => order.key !== key);
    cart.leaveOffered = null;
    cart.orderFailure = null;
  },
  'cart/placeDue': (cart, { payload }) => {
    if (cart.intent?.key === payload.key) cart.orderFailure = null;
  },
  // What belongs to the place (method, restaurant) stays for the next time; what belongs to the meal goes.
  'cart/orderPlaced': (cart, { payload, time }) => {
    if (cart.intent?.key !== payload.key) return undefined;
    const { deliveryMethod, restaurantId, workTimeShownOn, form, revision, givenUp } = cart as CartState;
    return {
      ...initialCart,
      deliveryMethod,
      restaurantId,
      workTimeShownOn,
      form: { ...initialCart.form, payment: form.payment },
      revision: revision + 1,
      givenUp: givenUp.map(({ key, madeAt }) => ({ key, madeAt })),
      placed: { key: payload.key, id: payload.id, body: (cart.intent as OrderIntent).body },
      unsettled: withPlaced(cart, payload, time),
    };
  },
  'cart/orderRefused': (cart, { payload }) => {
    if (cart.intent?.key !== payload.key) return;
    const { key, body } = cart.intent;
    cart.refused = { key, body };
    cart.intent = null;
    cart.orderFailure = payload.message;
  },
  'cart/orderUncertain': (cart, { payload }) => {
    if (cart.intent?.key === payload.key) cart.intent.state = 'uncertain';
  },
  'cart/tryFailed': ({ intent }, { payload: { key, message, pause }, time }) => {
    if (intent?.key !== key) return;
    const { tries = 0, message: before = null, failedAt = time } = intent.check ?? {};
    intent.check = { tries: tries + 1, message: message ?? before, failedAt, nextAt: time + pause };
  },
  'cart/leaveOffered': (cart, { payload }) => {
    cart.leaveOffered = payload.key;
  },
  'cart/orderAbandoned': (cart, { payload, time }) => {
    if (cart.intent?.key !== payload.key) return;
    const { key, body, madeAt } = cart.intent;
    cart.givenUp = castDraft([...recent(cart.givenUp, time), { key, body: body as OrderRequest, madeAt }]);
    cart.intent = null;
  },
  'cart/lateAnswered': (cart, { payload }) => {
    cart.givenUp = cart.givenUp.filter(({ key }) => key !== payload.key);
  },
  // Of the other tab's order nobody here knows how far it is, and the customer has waited already.
  'cart/replaced': (cart, { payload }) => ({
    ...initialCart,
    ...payload.cart,
    intent: payload.cart.intent ? { ...castDraft(payload.cart.intent), state: 'uncertain' } : null,
    revision: Math.max(cart.revision, payload.cart.revision ?? 0) + 1,
  }),
};

export const placingMeanings: PartMeanings<keyof typeof placingEvents> = {
  ...orderMeanings,
  ...unsettledMeanings,
};
