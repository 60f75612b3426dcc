import { castDraft, type Draft } from 'immer';
import type { Meanings } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import { withPlaced } from './reducer.unsettled.ts';
import type { OrderRequest } from '../../domain/orderRequest.ts';
import { recent } from './givenUp.ts';
import { initialCart, type CartState } from './state.ts';

type OrderEvents =
  | 'order/pressKept'
  | 'order/pressReleased'
  | 'order/intentMade'
  | 'order/placeDue'
  | 'order/placed'
  | 'order/placeRefused'
  | 'order/placeUncertain'
  | 'order/tryFailed'
  | 'order/leaveOffered'
  | 'order/abandoned'
  | 'order/lateAnswered'
  | 'order/cartReplaced';

/** What the customer sees now. */
export const keepSum = (cart: Draft<CartState>): void => {
  const { lines, discountTotal, spendBonus } = cart;
  cart.seenSum = { lines, discountTotal, spendBonus };
};

/** The life of the order's intent, which lives in the cart since it is saved with it. */
export const orderMeanings: Pick<Meanings<AppEvents, never, CartState>, OrderEvents> = {
  'order/pressKept': (cart, { payload }) => {
    cart.seenTotal = payload.total;
    keepSum(cart);
  },
  'order/pressReleased': (cart) => {
    cart.seenTotal = null;
  },
  // Where two tabs press at once each keeps its own, until storage says whose is sent.
  'order/intentMade': (cart, { payload: { key, body }, time }) => {
    if (cart.intent) return;
    cart.intent = { key, body: castDraft(body), state: 'sending', madeAt: time };
    cart.refused = null;
    cart.givenUp = cart.givenUp.filter((order) => order.key !== key);
    cart.leaveOffered = null;
    cart.orderFailure = null;
  },
  'order/placeDue': (cart, { payload }) => {
    if (cart.intent?.key === payload.key) cart.orderFailure = null;
  },
  // What belongs to the place (method, restaurant) stays for the next time; what belongs to the meal goes.
  'order/placed': (cart, { payload, time }) => {
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
      placed: { key: payload.key, id: payload.id },
      unsettled: withPlaced(cart, payload, time),
    };
  },
  'order/placeRefused': (cart, { payload }) => {
    if (cart.intent?.key !== payload.key) return;
    const { key, body } = cart.intent;
    cart.refused = { key, body };
    cart.intent = null;
    cart.orderFailure = payload.message;
  },
  'order/placeUncertain': (cart, { payload }) => {
    if (cart.intent?.key === payload.key) cart.intent.state = 'uncertain';
  },
  'order/tryFailed': ({ intent }, { payload: { key, message, pause }, time }) => {
    if (intent?.key !== key) return;
    const { tries = 0, message: before = null, failedAt = time } = intent.check ?? {};
    intent.check = { tries: tries + 1, message: message ?? before, failedAt, nextAt: time + pause };
  },
  'order/leaveOffered': (cart, { payload }) => {
    cart.leaveOffered = payload.key;
  },
  'order/abandoned': (cart, { payload, time }) => {
    if (cart.intent?.key !== payload.key) return;
    const { key, body, madeAt } = cart.intent;
    cart.givenUp = castDraft([...recent(cart.givenUp, time), { key, body: body as OrderRequest, madeAt }]);
    cart.intent = null;
  },
  'order/lateAnswered': (cart, { payload }) => {
    cart.givenUp = cart.givenUp.filter(({ key }) => key !== payload.key);
  },
  // Of the other tab's order nobody here knows how far it is, and the customer has waited already.
  'order/cartReplaced': (cart, { payload }) => ({
    ...initialCart,
    ...payload.cart,
    intent: payload.cart.intent ? { ...castDraft(payload.cart.intent), state: 'uncertain' } : null,
    revision: Math.max(cart.revision, payload.cart.revision ?? 0) + 1,
  }),
};
