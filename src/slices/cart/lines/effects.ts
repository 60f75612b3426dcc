import { EMPTY, map, timer } from 'rxjs';
import { effect } from '../../effect.ts';
import { draft } from '../../events.ts';

/** Specification, section 9, "Last-added highlight". */
const HIGHLIGHT_MS = 1_000;

export const endHighlight = effect({
  name: 'cart/endHighlight',
  on: ['cart/lineAdded', 'cart/quantityChanged', 'cart/ruledLinesChanged'],
  policy: 'latest',
  belongsTo: 'page',
  // Counted from the last add: a quantity that shrinks meanwhile prolongs nothing.
  run({ state, world }) {
    const { lastAddedAt } = state().cart;
    if (lastAddedAt === null) return EMPTY;
    const left = Math.max(0, lastAddedAt + HIGHLIGHT_MS - world.now());
    return timer(Math.min(left, HIGHLIGHT_MS)).pipe(map(() => draft('cart/highlightPassed')));
  },
});
