import { of } from 'rxjs';
import { effect, untilPassed } from '../../effect.ts';
import { draft } from '../../draft.ts';

/** How long «Вернуть» is offered (copy, "undo"). */
const UNDO_MS = 6_000;

export const endUndo = effect({
  name: 'cart/endUndo',
  on: ['cart/lineRemoved', 'cart/quantityChanged', 'cart/lineReplaced', 'cart/clearTapped'],
  policy: 'latest',
  belongsTo: 'page',
  until: ['cart/lineRestored'],
  // Counted from the change that can be taken back: another one meanwhile prolongs nothing.
  delay({ state, world }) {
    const { undo } = state().cart;
    return undo === null ? null : untilPassed(undo.at, UNDO_MS, world.now());
  },
  run: () => of(draft('cart/undoPassed')),
});
