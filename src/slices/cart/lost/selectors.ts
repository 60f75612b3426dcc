import { select } from '../../select.ts';
import type { AppState } from '../../state.ts';

/** How many dishes can be put back. */
export const selectLostCount = select(
  ({ cart }: AppState) => cart.lost,
  (lost) => lost.reduce((sum, { amount }) => sum + amount, 0),
);
