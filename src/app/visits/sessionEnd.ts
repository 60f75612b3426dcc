import type { AppState } from '../../slices/state.ts';
import { whoseOf } from '../../slices/user/selectors.ts';

/** To be called after each commit: calls back after that in which a customer's session ended, whoever comes next. */
export function whenSessionEnds(state: () => AppState, ended: () => void): () => void {
  let whose = whoseOf(state());
  return () => {
    const before = whose;
    whose = whoseOf(state());
    if (before !== null && before !== whose) ended();
  };
}
