import { createDiagnostics } from '../../src/app/journal/journal.ts';
import { writeJournal } from '../../src/app/journal/journalFile.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import { initialState, type AppState } from '../../src/slices/state.ts';

/** All that is known of a screen: where it starts from and what has happened. */
export interface StoryJournal {
  readonly base: AppState;
  /** In the order of their reduction. */
  readonly events: readonly AppEvent[];
  /** So many of the first events had happened before the story began. */
  readonly given: number;
}

/** The state that the first events give. */
export const stateAfter = ({ base, events }: StoryJournal, count: number): AppState =>
  events.slice(0, count).reduce(reduce, base);

/** Where the customer is after the first events; null while no page was entered. */
export function pathAfter(journal: StoryJournal, count: number): string | null {
  const isEntered = journal.events.slice(0, count).some(({ type }) => type === 'view/pageEntered');
  const isKnown = isEntered || journal.base.view.path !== initialState.view.path;
  return isKnown ? stateAfter(journal, count).view.path : null;
}

/** The journal as the shop itself writes it into a report: masked, without the menu. */
export function textOf({ base, events }: StoryJournal): string {
  const diagnostics = createDiagnostics(base, reduce);
  for (const event of events) diagnostics.record(event);
  return writeJournal(diagnostics.recording());
}
