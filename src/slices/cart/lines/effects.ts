import { of } from 'rxjs';
import { effect, untilPassed } from '../../effect.ts';
import { draft } from '../../draft.ts';

/** Specification, section 9, "Last-added highlight". */
const HIGHLIGHT_MS = 1_000;

export const endHighlight = effect({
  name: 'cart/endHighlight',
  on: ['cart/lineAdded', 'cart/quantityChanged', 'cart/ruledLinesChanged'],
  policy: 'latest',
  belongsTo: 'page',
  // Counted from the last add: a quantity that shrinks meanwhile prolongs nothing.
  delay({ state, world }) {
    const { lastAddedAt } = state().cart;
    return lastAddedAt === null ? null : untilPassed(lastAddedAt, HIGHLIGHT_MS, world.now());
  },
  run: () => of(draft('cart/highlightPassed')),
});
