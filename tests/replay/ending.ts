import type { AppState } from '../../src/slices/state.ts';
import type { Predicate } from './expression.ts';
import type { Root } from './roots.ts';

/** Without the report's own dialog, where it was still open: what went on while its words were written tells nothing. */
export function untilReporting(roots: readonly Root[]): readonly Root[] {
  if (roots.at(-1)?.after.modal.open?.kind !== 'report') return roots;
  const asked = roots.findLastIndex(
    ({ event }) => event.type === 'modal/requested' && event.payload.modal.kind === 'report',
  );
  return asked < 0 ? roots : roots.slice(0, asked);
}

/** Up to the one that brought about what is wrong in the end. Empty where it was so from the start. */
export function untilWrong(base: AppState, roots: readonly Root[], holds: Predicate): readonly Root[] {
  const states = [base, ...roots.map(({ after }) => after)];
  return roots.slice(0, states.findLastIndex((state) => !holds(state)) + 1);
}
