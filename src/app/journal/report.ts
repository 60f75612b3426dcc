import type { SafeStorage } from '../../ports/storage.ts';
import type { Diagnostics } from './journal.ts';
import { writeJournal } from './journalFile.ts';
import { filesOfOthers } from './keptPages.ts';
import { maskWords } from './maskWords.ts';
import { numberOfReport } from './told.ts';

/** What the customer's visit has been, as JSON: this page, and what is kept of those before it. */
export const writeReport = (
  recording: ReturnType<Diagnostics['recording']>,
  session: SafeStorage,
  of: { readonly page: number; readonly user: string | null },
): string => writeJournal(recording, undefined, filesOfOthers(session, of));

/**
 * The report of a customer: the same with the words they typed, masked, and a number to read out.
 * `known`: their personal texts, which may not be in the words.
 */
export const writeToldReport = (
  recording: ReturnType<Diagnostics['recording']>,
  session: SafeStorage,
  of: { readonly page: number; readonly user: string | null },
  typed: { readonly words: string; readonly known: readonly string[] },
): string => {
  const earlier = filesOfOthers(session, of);
  const words = maskWords(typed.words, typed.known);
  const number = numberOfReport(words + writeJournal(recording, undefined, earlier));
  return writeJournal(recording, undefined, earlier, { words, number });
};
