import type { Core } from '../../kernel/core.ts';
import { idle } from '../../ports/leisure.ts';
import type { SafeStorage } from '../../ports/storage.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { AppEvents } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';
import { answerAsked } from '../journal/askedJournal.ts';
import type { Diagnostics } from '../journal/journal.ts';
import { writeJournal } from '../journal/journalFile.ts';
import { createKeeper } from '../journal/keeper.ts';
import { PAGE } from './pageName.ts';

/** A crash costs the events of this time. */
const BATCH_MS = 1_000;

const soon = (write: () => void): void => void setTimeout(() => void idle().then(write), BATCH_MS);

/** Lets the journal outlive the page (decision 0040), and be looked at from /admin. The customer's own state is there by then. */
export function keepJournal(
  { state, observeCommits }: Pick<Core<AppEvents, AppState>, 'state' | 'observeCommits'>,
  { recording }: Diagnostics,
  { session, port }: { readonly session: SafeStorage; readonly port: TabsPort },
): void {
  answerAsked(port, PAGE, () => writeJournal(recording()));
  const user = (): string | null => state().user.customer?.id ?? null;
  const keeper = createKeeper({ session, page: PAGE, recording, user, soon });
  observeCommits(({ length }) => keeper.committed(length));
  addEventListener('pagehide', keeper.write);
  addEventListener('pageshow', ({ persisted }) => persisted && keeper.resume());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keeper.write();
  });
}
