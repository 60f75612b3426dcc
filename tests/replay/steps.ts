import { changesBetween, type Change } from '../../src/app/journal/changes.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import type { AppState } from '../../src/slices/state.ts';

/** One event of a replay and what it did. */
export interface Step {
  readonly event: AppEvent;
  /** The state after it. */
  readonly state: AppState;
  readonly changes: readonly Change[];
}

/** Folds events by the shop's own reducer; no effect runs. */
export function stepsOf(base: AppState, events: readonly AppEvent[]): readonly Step[] {
  let state = base;
  return events.map((event) => {
    const before = state;
    state = reduce(state, event);
    return { event, state, changes: changesBetween(before, state) };
  });
}
