import { createDiagnostics, HEAVY } from '../../src/app/journal/journal.ts';
import { writeJournal } from '../../src/app/journal/journalFile.ts';
import { createJournal, type Recording } from '../../src/app/journal/recording.ts';
import { maskEvent } from '../../src/slices/maskEvent.ts';
import { appEvents, type AppEvent, type AppEvents } from '../../src/slices/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import type { AppState } from '../../src/slices/state.ts';

/** A log with the state it starts from. */
export interface Log {
  readonly from: AppState;
  readonly events: readonly AppEvent[];
}

export const folded = (from: AppState, events: readonly AppEvent[]): AppState => events.reduce(reduce, from);

export const masked = (events: readonly AppEvent[]): readonly AppEvent[] =>
  events.map((event) => maskEvent(appEvents, event));

/** What the journal keeps of a log. */
export function journalOf({ from, events }: Log, definitions = appEvents): Recording<AppEvents, AppState> {
  const journal = createJournal({ events: definitions, reduce, heavy: HEAVY }, from);
  for (const event of events) journal.record(event);
  return journal.export();
}

/** The file that the shop writes of a log. */
export function fileOf({ from, events }: Log): string {
  const diagnostics = createDiagnostics(from, reduce);
  for (const event of events) diagnostics.record(event);
  return writeJournal(diagnostics.recording());
}
