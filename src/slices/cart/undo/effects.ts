import { of } from 'rxjs';
import { effect, untilPassed } from '../../effect.ts';
import { draft } from '../../draft.ts';

/** How long «Вернуть» is offered (copy, "undo"). */
const UNDO_MS = 6_000;

export const endUndo = effect({
  name: 'cart/endUndo',
  on: [
    ...(['cart/lineRemoved', 'cart/quantityChanged', 'cart/lineAdded', 'cart/lineReplaced'] as const),
    ...(['cart/clearTapped', 'cart/choicesDue', 'cart/ruledLinesChanged'] as const),
    ...(['cart/couponSubmitted', 'cart/couponRemoved'] as const),
    ...(['cart/methodChosen', 'cart/restaurantChosen', 'cart/timeChosen'] as const),
  ],
  policy: 'latest',
  belongsTo: 'page',
  until: ['cart/changeReversed'],
  // Counted from the change that can be taken back: another one meanwhile prolongs nothing.
  delay({ state, world }) {
    const { offered, history } = state().cart;
    const change = offered === null ? null : history.find(({ id }) => id === offered);
    return change ? untilPassed(change.at, UNDO_MS, world.now()) : null;
  },
  run: () => of(draft('cart/undoPassed')),
});
