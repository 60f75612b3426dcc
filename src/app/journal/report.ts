import type { SafeStorage } from '../../ports/storage.ts';
import type { Diagnostics } from './journal.ts';
import { writeJournal } from './journalFile.ts';
import { filesOfOthers } from './keptPages.ts';

/** What the customer's visit has been, as JSON: this page, and what is kept of those before it. */
export const writeReport = (
  recording: ReturnType<Diagnostics['recording']>,
  session: SafeStorage,
  of: { readonly page: number; readonly user: string | null },
): string => writeJournal(recording, undefined, filesOfOthers(session, of));
