import type { Reduce } from '../../kernel/define.ts';
import { createJournal, type Journal } from './recording.ts';
import { appEvents, type AppEvent, type AppEvents, type AppEventType } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';

/** Their payloads are long and live in the state as they came: the journal keeps few of them. */
export const HEAVY: ReadonlySet<AppEventType> = new Set([
  'catalog/loaded',
  'setting/loaded',
  'city/streetsLoaded',
]);

/** What happened on this page, without personal data. Nothing else may keep or send events. */
export interface Diagnostics {
  readonly record: (event: AppEvent) => void;
  /** What there is to be written down: `writeJournal` makes a text of it, which comes with the wish for one. */
  readonly recording: Journal<AppEvents, AppState>['export'];
  /** Folds what is recorded. */
  readonly reduce: Reduce<AppEvents, AppState>;
}

/**
 * Records from the state that the server rendered on: nothing in it is personal. `reduce` is to know whatever is
 * recorded.
 */
export function createDiagnostics(initial: AppState, reduce: Reduce<AppEvents, AppState>): Diagnostics {
  const journal = createJournal({ events: appEvents, reduce, heavy: HEAVY }, initial);
  return {
    record: (event) => journal.record(event),
    recording: (since) => journal.export(since),
    reduce,
  };
}
