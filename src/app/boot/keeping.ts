import type { Core } from '../../kernel/core.ts';
import { idle } from '../../ports/leisure.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { AppEvents } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';
import { answerAsked } from '../journal/askedJournal.ts';
import type { Diagnostics } from '../journal/journal.ts';
import { writeJournal } from '../journal/journalFile.ts';
import { createKeeper } from '../journal/keeper.ts';
import { createLastKeeper } from '../journal/lastKeeper.ts';
import { createNoteKeeper } from '../visits/noteKeeper.ts';
import { PAGE } from './pageName.ts';
import type { Surroundings } from './surroundings.ts';

/** A crash costs the events of this time. */
const BATCH_MS = 1_000;

const soon = (write: () => void): void => void setTimeout(() => void idle().then(write), BATCH_MS);

type Page = Pick<Core<AppEvents, AppState>, 'state' | 'observeCommits' | 'emit'>;

/** The page may not come back. */
const asItGoes = (write: () => void): void => {
  addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
  });
};

/** Lets the journal outlive the page (decision 0040), and be looked at from /admin. */
function keepJournal(page: Page, { recording }: Diagnostics, around: Surroundings, port: TabsPort): void {
  const { sessionMemory: session } = around;
  const { state, observeCommits } = page;
  answerAsked(port, PAGE, () => writeJournal(recording()));
  const user = (): string | null => state().user.customer?.id ?? null;
  const keeper = createKeeper({ session, page: PAGE, recording, user, soon });
  observeCommits(({ length }) => keeper.committed(length));
  const last = createLastKeeper({ session, storage: around.storage, page: PAGE, state });
  observeCommits(last.committed);
  asItGoes(() => {
    keeper.write();
    last.write();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && keeper.resume());
}

/** Notes down how the visit ends, and tells what is not as the last one has left it (decision 0048). */
function keepNote(
  { state, observeCommits, emit }: Page,
  { recording }: Diagnostics,
  { storage }: Surroundings,
): void {
  const { committed, write } = createNoteKeeper({
    storage,
    state,
    now: () => Date.now(),
    happened: recording().events,
    tell: (found) => emit('view/changesFound', found),
    comparison: async () => (await import('../visits/comparison.ts')).COMPARISON,
  });
  observeCommits(committed);
  asItGoes(write);
}

/** What of a page is there for those after it. The customer's own state is there by then. */
export function keepPage(page: Page, journal: Diagnostics, around: Surroundings, port: TabsPort): void {
  keepJournal(page, journal, around, port);
  keepNote(page, journal, around);
}
