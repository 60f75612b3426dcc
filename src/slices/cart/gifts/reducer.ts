import type { PartMeanings } from '../tables.ts';
import type { giftEvents } from './events.ts';

export const giftMeanings: PartMeanings<keyof typeof giftEvents> = {
  'cart/giftChosen': null,
  'cart/giftAsked': (cart, { payload }) => {
    cart.askedGifts.push(payload.key);
  },
};
