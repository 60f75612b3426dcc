import { createStore } from '../../../src/kernel/store.ts';
import { app } from '../../../src/slices/app.ts';
import type { AppEvent } from '../../../src/slices/events.ts';
import type { AppState } from '../../../src/slices/state.ts';
import { testWorld } from '../../world.ts';

/** What the rules make of one event of a journal; null for one that follows from another. */
export type Decision = readonly { readonly type: string; readonly payload: object }[] | null;

/**
 * Tells the events that no rule decided to the rules of the build that this file lies in, at their own moments. The ids of what
 * follows are those of the journal, as far as it followed there.
 */
export function decisionsOf(base: AppState, events: readonly AppEvent[]): readonly Decision[] {
  let now = 0;
  let ids: string[] = [];
  let made = 0;
  const newId = (): string => ids.shift() ?? `more-${(made += 1)}`;
  const world = testWorld({ now: () => now, newId, report: () => undefined });
  const store = createStore(app, world, base);
  let committed: AppEvent[] = [];
  store.event$.subscribe((event) => committed.push(event));
  let batch = new Set<string>();
  return events.map((event): Decision => {
    if (event.source === 'rule' && batch.has(event.causation ?? '')) return null;
    batch = new Set([event.id]);
    for (const later of events)
      if (later.source === 'rule' && batch.has(later.causation ?? '')) batch.add(later.id);
    ids = [...batch];
    committed = [];
    now = event.time;
    (store.emit as (type: string, payload: object) => void)(event.type, event.payload);
    return committed.slice(1).map(({ type, payload }) => ({ type, payload }));
  });
}
