import type { AppState } from '../../slices/state.ts';

/** To be called after each commit: calls back after that in which a customer's session ended, whoever comes next. */
export function whenSessionEnds(state: () => AppState, ended: () => void): () => void {
  const customer = () => state().user.customer?.id ?? null;
  let present = customer();
  return () => {
    const before = present;
    present = customer();
    if (before !== null && before !== present) ended();
  };
}
