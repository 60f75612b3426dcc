import type { AppEvent } from '../../slices/events.ts';
import { reduce } from '../../slices/reduce.ts';
import type { AppState } from '../../slices/state.ts';
import type { Step } from '../../ui/admin/support.ts';
import { changesBetween } from './changes.ts';

/** Folds events by the shop's own reducer; no effect runs. */
export function stepsOf(base: AppState, events: readonly AppEvent[]): readonly Step[] {
  let state = base;
  return events.map((event) => {
    const before = state;
    state = reduce(state, event);
    return { event, state, changes: changesBetween(before, state) };
  });
}
