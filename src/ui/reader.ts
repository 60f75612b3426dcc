import type { AppSelector } from '../slices/select.ts';
import { isSameFor } from '../slices/selector.ts';
import type { AppState } from '../slices/state.ts';

/**
 * Reads by a selector, and knows afterwards whether another state can have another answer. Each component has a reader of its
 * own, since it goes by what this component has read last.
 */
export function createReader<T>(selector: AppSelector<T>) {
  let last: { state: AppState; readonly value: T } | null = null;
  /** A state that gives the same answer takes the place of the one before, which nobody else may need any more. */
  const hasAnswerFor = (state: AppState): boolean => {
    if (last === null || !isSameFor(selector, last.state, state)) return false;
    last.state = state;
    return true;
  };
  return {
    read: (state: AppState): T => {
      // React reads the same state two or three times, and renders for other reasons too.
      if (last === null || !hasAnswerFor(state)) last = { state, value: selector(state) };
      return last.value;
    },
    isConcerned: (state: AppState): boolean => last !== null && !hasAnswerFor(state),
  };
}
