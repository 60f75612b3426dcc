import type { PartMeanings } from '../tables.ts';
import type { receivingEvents } from './events.ts';

export const receivingMeanings: PartMeanings<keyof typeof receivingEvents> = {
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
  'cart/restaurantLost': (cart) => {
    cart.restaurantId = null;
  },
  'cart/timeLost': (cart) => {
    cart.deliveryTime = null;
  },
};
