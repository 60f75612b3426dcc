import type { AppEvent } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';
import type { Origin } from '../../ui/diagnosis.ts';
import type { Diagnostics } from './journal.ts';

/** An event behind what led to it, the root first. What is older than the log is left out. */
const chainOf = (event: AppEvent, log: ReadonlyMap<string, AppEvent>): readonly AppEvent[] => {
  const cause = log.get(event.causation ?? '');
  return cause ? [...chainOf(cause, log), event] : [event];
};

/**
 * Which event of a log made a value what it is at its end. `read` is to be pure and to answer with what `Object.is` compares;
 * it is called once an event.
 *
 *     originOf(diagnostics, (state) => state.cart.discountTotal).chain.at(-1)?.type // 'cart/promoCalculated'
 */
export function originOf(
  { recording, reduce }: Pick<Diagnostics, 'recording' | 'reduce'>,
  read: (state: AppState) => unknown,
): Origin {
  const { base, events } = recording();
  let state = base;
  let value = read(base);
  let found: Pick<Origin, 'before' | 'state'> & { readonly event: AppEvent | null } = {
    before: value,
    state,
    event: null,
  };
  const log = new Map<string, AppEvent>();
  for (const event of events) {
    log.set(event.id, event);
    state = reduce(state, event);
    const next = read(state);
    if (Object.is(next, value)) continue;
    found = { before: value, state, event };
    value = next;
  }
  const { before, event } = found;
  return event
    ? { chain: chainOf(event, log), before, state: found.state }
    : { chain: [], before: value, state };
}
