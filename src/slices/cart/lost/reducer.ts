import { castDraft } from 'immer';
import type { PartMeanings } from '../tables.ts';
import { begin } from '../undo/remembering.ts';
import type { lostEvents } from './events.ts';

export const lostMeanings: PartMeanings<keyof typeof lostEvents> = {
  'cart/lostFound': (cart, { payload }) => {
    cart.lost = castDraft(payload.items);
  },
  'cart/recoveryTapped': (cart, event) => begin(cart, event, { kind: 'recovered' }),
  'cart/recoveryDeclined': null,
  'cart/lostSettled': (cart) => {
    cart.lost = [];
  },
};
