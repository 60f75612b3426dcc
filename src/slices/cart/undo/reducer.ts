import { castDraft } from 'immer';
import { missing } from '../lines/line.ts';
import type { PartMeanings } from '../tables.ts';
import type { undoEvents } from './events.ts';

export const undoMeanings: PartMeanings<keyof typeof undoEvents> = {
  'cart/undoTapped': null,
  'cart/lineRestored': (cart, { payload: { line, index } }) => {
    cart.lines.splice(index, 0, ...castDraft(missing(cart, [line])));
    cart.declinedGifts = cart.declinedGifts.filter((name) => name !== line.code && name !== line.productId);
    cart.undo = null;
    cart.revision += 1;
  },
  'cart/undoPassed': (cart) => {
    cart.undo = null;
  },
};
