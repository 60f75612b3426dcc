import { current } from 'immer';
import type { CartState } from '../state.ts';
import type { PartMeanings } from '../tables.ts';
import type { undoEvents } from './events.ts';
import { isAskedAnew, isSomethingLeft, steppedBack } from './steps.ts';

export const undoMeanings: PartMeanings<keyof typeof undoEvents> = {
  'cart/undoTapped': null,
  'cart/undoPressed': null,
  'cart/changeReversed': (draft, { payload: { change, back } }) => {
    const before: CartState = current(draft);
    const cart = back.reduce(steppedBack, before);
    const at = before.history.findIndex(({ id }) => id === change);
    return {
      ...cart,
      // What had come to nothing since then does not come to life again.
      history: before.history.filter((other, n) => n < at || (n > at && isSomethingLeft(before, other))),
      offered: cart.offered === change ? null : cart.offered,
      revision: isAskedAnew(back) ? cart.revision + 1 : cart.revision,
    };
  },
  'cart/undoPassed': (cart) => {
    cart.offered = null;
  },
};
