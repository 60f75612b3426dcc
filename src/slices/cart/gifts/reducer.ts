import type { PartMeanings } from '../tables.ts';
import { begin } from '../undo/remembering.ts';
import type { giftEvents } from './events.ts';

export const giftMeanings: PartMeanings<keyof typeof giftEvents> = {
  'cart/giftChosen': (cart, event) => begin(cart, event, { kind: 'giftChosen', name: '' }),
  'cart/giftAsked': (cart, { payload }) => {
    cart.askedGifts.push(payload.key);
  },
};
