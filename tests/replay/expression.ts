import { Script, createContext } from 'node:vm';
import type { AppState } from '../../src/slices/state.ts';

/** Says of a state whether something holds in it. */
export type Predicate = (state: AppState) => boolean;

/** An endless expression is given up, in milliseconds. */
const LONGEST_MS = 1_000;

/**
 * A JavaScript expression in which the slices stand by their names and the whole as `state`. Where it cannot be
 * evaluated (nothing is chosen yet, say), it does not hold. Throws a SyntaxError for a text that is no expression.
 *
 *     predicateOf('cart.lines.length === 0')
 */
export function predicateOf(text: string): Predicate {
  const script = new Script(`Boolean(\n${text}\n)`, { filename: 'expression' });
  return (state) => {
    try {
      return script.runInContext(createContext({ ...state, state }), { timeout: LONGEST_MS }) === true;
    } catch {
      return false;
    }
  };
}

/** The place of the first state in which it holds, having not held before; null where it never does. */
export function firstOf(
  base: AppState,
  steps: readonly { readonly state: AppState }[],
  holds: Predicate,
): number | 'from the start' | null {
  if (holds(base)) return 'from the start';
  const at = steps.findIndex(({ state }) => holds(state));
  return at < 0 ? null : at;
}
