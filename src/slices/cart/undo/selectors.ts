import { select } from '../../select.ts';
import type { AppState } from '../../state.ts';

/** What «Вернуть» would take back now; nothing while an order is under way. */
export const selectUndo = select(
  ({ cart }: AppState) => (cart.intent ? null : cart.offered),
  ({ cart }: AppState) => cart.history,
  (offered, history) => (offered === null ? null : (history.find(({ id }) => id === offered) ?? null)),
);
