import { EMPTY, map, timer } from 'rxjs';
import { effect } from '../../effect.ts';
import { draft } from '../../events.ts';

/** How long «Вернуть» is offered (copy, "undo"). */
const UNDO_MS = 6_000;

export const endUndo = effect({
  name: 'cart/endUndo',
  on: ['cart/lineRemoved', 'cart/quantityChanged', 'cart/lineReplaced', 'cart/clearTapped'],
  policy: 'latest',
  belongsTo: 'page',
  until: ['cart/lineRestored'],
  // Counted from the change that can be taken back: another one meanwhile prolongs nothing.
  run({ state, world }) {
    const { undo } = state().cart;
    if (undo === null) return EMPTY;
    const left = Math.max(0, undo.at + UNDO_MS - world.now());
    return timer(Math.min(left, UNDO_MS)).pipe(map(() => draft('cart/undoPassed')));
  },
});
