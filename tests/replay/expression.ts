import { Script, createContext } from 'node:vm';
import type { AppState } from '../../src/slices/state.ts';
import { loadSelectors } from './compare/screens.ts';

/** Says of a state whether something holds in it. */
export type Predicate = (state: AppState) => boolean;

/** An endless expression is given up, in milliseconds. */
const LONGEST_MS = 1_000;

const selectors = Object.fromEntries(await loadSelectors());

/** What is wrong with an expression, whatever the state. */
export class Unanswerable extends Error {}

/** Errors of an expression are of its own world: no class of this one fits them. */
const fieldsOf = (error: unknown): { readonly name?: unknown; readonly code?: unknown; message?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

const refusal = (error: unknown, text: string): Unanswerable | null => {
  const { name, code, message } = fieldsOf(error);
  if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return new Unanswerable(`It does not end: ${text}`);
  if (name !== 'ReferenceError') return null;
  return new Unanswerable(`Neither a slice nor a selector: ${String(message)} in ${text}`);
};

/**
 * A JavaScript expression in which the slices and the selectors stand by their names and the whole as `state`. Where it cannot
 * be evaluated (nothing is chosen yet, say), it does not hold. Throws `Unanswerable` for a text that is no expression, and
 * for a name that nothing has as soon as it is asked for.
 *
 *     predicateOf('cart.lines.length === 0')
 *     predicateOf('selectTotals(state).goods === 39900')
 */
export function predicateOf(text: string): Predicate {
  let script: Script;
  try {
    script = new Script(`Boolean(\n${text}\n)`, { filename: 'expression' });
  } catch {
    throw new Unanswerable(`No expression: ${text}`);
  }
  return (state) => {
    try {
      const scope = createContext({ ...selectors, ...state, state });
      return script.runInContext(scope, { timeout: LONGEST_MS }) === true;
    } catch (error) {
      const refused = refusal(error, text);
      if (refused) throw refused;
      return false;
    }
  };
}

/** The same expression where it holds, else null: what a case says when it is red. */
export const wrongIn = (state: AppState, text: string): string | null =>
  predicateOf(text)(state) ? text : null;

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
