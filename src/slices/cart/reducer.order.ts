import { castDraft } from 'immer';
import type { Meanings } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import { initialCart, type CartState } from './state.ts';

type OrderEvents =
  | 'order/intentMade'
  | 'order/placeDue'
  | 'order/placed'
  | 'order/placeRefused'
  | 'order/placeUncertain';

/** The life of the order's intent, which lives in the cart since it is saved with it. */
export const orderMeanings: Pick<Meanings<AppEvents, never, CartState>, OrderEvents> = {
  'order/intentMade': (cart, { payload: { key, body } }) => {
    cart.intent = { key, body: castDraft(body), state: 'sending' };
    cart.orderFailure = null;
  },
  'order/placeDue': (cart, { payload }) => {
    if (cart.intent?.key === payload.key) cart.orderFailure = null;
  },
  // What belongs to the place (method, restaurant) stays for the next time; what belongs to the meal goes.
  'order/placed': (cart, { payload }) => {
    if (cart.intent?.key !== payload.key) return undefined;
    const { deliveryMethod, restaurantId, workTimeShownOn, form, revision } = cart as CartState;
    return {
      ...initialCart,
      deliveryMethod,
      restaurantId,
      workTimeShownOn,
      form: { ...initialCart.form, payment: form.payment },
      revision: revision + 1,
    };
  },
  'order/placeRefused': (cart, { payload }) => {
    if (cart.intent?.key !== payload.key) return;
    cart.intent = null;
    cart.orderFailure = payload.message;
  },
  'order/placeUncertain': (cart, { payload }) => {
    if (cart.intent?.key === payload.key) cart.intent.state = 'uncertain';
  },
};
