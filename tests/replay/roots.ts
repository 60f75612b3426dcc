import type { AppEvent } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { commit } from '../given.ts';
import { demoNames } from './demoNames.ts';
import { happened } from './happened.ts';
import { renamed } from './renamed.ts';

/** Something that no rule decided: a tap, an answer, a tick. It is told to the shop as it is now. */
export interface Root {
  /** `e1`, `e2`, …: its id from here on. What follows from it by rule is `e1.1`, `e1.2`, … */
  readonly name: string;
  /** As the report has it, with names in the place of ids. */
  readonly event: AppEvent;
  /** What this version's rules add to it. */
  readonly facts: readonly AppEvent[];
  readonly before: AppState;
  readonly after: AppState;
}

/** A report acted out: its roots in their order, and how much this version decides otherwise. */
export interface Acted {
  /** Where they begin, with names in the place of ids. */
  readonly base: AppState;
  readonly roots: readonly Root[];
  /** What followed by rule in the report and does not follow any more. */
  readonly lost: readonly AppEvent[];
  /** What a rule threw at the last of the roots, where acting out ended; null where none did. */
  readonly thrown: string | null;
}

/** One root and what follows; a text says what a rule threw. */
function toldTo(state: AppState, ...event: Parameters<typeof happened>): ReturnType<typeof commit> | string {
  try {
    return commit(state, happened(...event));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Tells the roots of a report to the shop's rules. What had followed by rule is not told: it is decided again, so a
 * mended rule shows in what comes after. Events stand in the order of the log, each with its moment. Ends where a rule throws.
 */
export function actedOut(from: AppState, events: readonly AppEvent[]): Acted {
  const names = demoNames(from, events);
  const base = renamed(from, names);
  const roots: Root[] = [];
  const lost: AppEvent[] = [];
  let state = base;
  let batch = new Set<string>();
  let facts: AppEvent[] = [];
  const followsByRule = (event: AppEvent): boolean => {
    if (!batch.has(event.causation ?? '')) return false;
    const at = facts.findIndex(({ type }) => type === event.type);
    if (at < 0 && event.source !== 'rule') return false;
    batch.add(event.id);
    const [fact] = at < 0 ? [] : facts.splice(at, 1);
    if (fact) names.set(event.id, fact.id);
    else lost.push(event);
    return true;
  };
  for (const event of events) {
    if (followsByRule(event)) continue;
    const name = `e${roots.length + 1}`;
    names.set(event.id, name);
    const payload = renamed(event.payload, names);
    const own = { name, event: { ...event, id: name, payload } as AppEvent, before: state };
    const after = toldTo(state, name, event.time, event.type, payload);
    if (typeof after === 'string')
      return { base, roots: [...roots, { ...own, facts: [], after: state }], lost, thrown: after };
    batch = new Set([event.id]);
    facts = after.events.slice(1);
    roots.push({ ...own, facts: after.events.slice(1), after: after.state });
    state = after.state;
  }
  return { base, roots, lost, thrown: null };
}

/** Without what changed nothing and led to nothing: ticks, polls that found nothing new. The last one stays. */
export const withoutIdle = (roots: readonly Root[]): readonly Root[] =>
  roots.filter(({ before, after }, at) => before !== after || at === roots.length - 1);
