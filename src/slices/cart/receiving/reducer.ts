import type { PartMeanings } from '../tables.ts';
import { remember } from '../undo/remembering.ts';
import type { receivingEvents } from './events.ts';

export const receivingMeanings: PartMeanings<keyof typeof receivingEvents> = {
  'cart/methodChosen': (cart, event) => {
    const { method } = event.payload;
    const { deliveryMethod } = cart;
    if (method !== deliveryMethod)
      remember(cart, event, { kind: 'method', method }, { kind: 'chosen', fields: { deliveryMethod } });
    cart.deliveryMethod = method;
    cart.revision += 1;
  },
  'cart/restaurantChosen': (cart, event) => {
    const { restaurantId, deliveryMethod } = cart;
    const fields = { restaurantId, ...(deliveryMethod !== 'self' && { deliveryMethod }) };
    if (event.payload.terminalId !== restaurantId || deliveryMethod !== 'self')
      remember(cart, event, { kind: 'restaurant' }, { kind: 'chosen', fields });
    cart.restaurantId = event.payload.terminalId;
    if (cart.deliveryMethod === 'self') return;
    // A restaurant is chosen to fetch the order there, from whatever page.
    cart.deliveryMethod = 'self';
    cart.revision += 1;
  },
  'cart/timeChosen': (cart, event) => {
    const { deliveryTime } = cart;
    if (event.payload.at !== deliveryTime)
      remember(cart, event, { kind: 'time' }, { kind: 'chosen', fields: { deliveryTime } });
    cart.deliveryTime = event.payload.at;
  },
  'cart/restaurantLost': (cart) => {
    cart.restaurantId = null;
  },
  'cart/timeLost': (cart) => {
    cart.deliveryTime = null;
  },
};
