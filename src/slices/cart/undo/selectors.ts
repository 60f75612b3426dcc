import { select } from '../../select.ts';
import type { AppState } from '../../state.ts';

/** What «Вернуть» would bring back now. */
export const selectUndo = select(
  (state: AppState) => state.cart.undo,
  (undo) => undo,
);
