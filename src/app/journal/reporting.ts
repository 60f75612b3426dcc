import { catchError, firstValueFrom, map, of } from 'rxjs';
import { copyText } from '../../ports/clipboard.ts';
import { postReport } from '../../ports/reports.ts';
import type { SafeStorage } from '../../ports/storage.ts';
import type { Source } from '../../kernel/event.ts';
import type { WrittenReport } from '../../domain/report.ts';
import type { AppState } from '../../slices/state.ts';
import type { Reporting } from '../../ui/diagnosis.ts';
import type { Diagnostics } from './journal.ts';
import { writeJournal } from './journalFile.ts';
import { isJson, type Json } from './journalVersions.ts';
import { filesOfOthers } from './keptPages.ts';
import { knownOf } from './knownTexts.ts';
import { maskWords } from './maskWords.ts';
import { numberOfReport } from './told.ts';

interface Reported {
  readonly recording: Pick<ReturnType<Diagnostics['recording']>, 'base' | 'events'>;
  readonly session: SafeStorage;
  readonly page: number;
  /** The state as it is, of which nothing but the events' meaning is in the recording. */
  readonly state: Pick<AppState, 'user' | 'address'>;
  /** REPORT_URL; null sends nothing. */
  readonly url: string | null;
}

type Happened = { readonly source: Source; readonly time: number };
const isHappened = (event: unknown): event is Happened =>
  isJson(event) && typeof event['source'] === 'string' && typeof event['time'] === 'number';
const eventsOf = ({ events }: Json): readonly Happened[] =>
  Array.isArray(events) ? events.filter(isHappened) : [];

/** What a customer may send of a visit: the journal as it is now, and of the pages before it. */
export function reportingOf({ recording, session, page, state, url }: Reported): Reporting {
  const known = knownOf(state);
  const earlier = filesOfOthers(session, { page, user: state.user.customer?.id ?? null });
  const events: readonly Happened[] = [...earlier.flatMap(eventsOf), ...recording.events];
  const written = new Map<string, WrittenReport>();
  const masked = (words: string): string => maskWords(words, known);
  const write = (words: string): WrittenReport => {
    const told = masked(words);
    const before = written.get(told);
    if (before) return before;
    const ids = recording.events.map(({ id }) => id).join(' ');
    const number = numberOfReport(`${ids} ${told}`);
    const text = writeJournal(recording, undefined, earlier, { words: told, number });
    written.clear();
    written.set(told, { text, number });
    return { text, number };
  };
  return {
    actions: events.filter(({ source }) => source === 'user').length,
    since: events[0]?.time ?? null,
    masked,
    write,
    copy: async ({ text }) =>
      firstValueFrom(
        copyText(text).pipe(
          map(() => true),
          catchError(() => of(false)),
        ),
      ),
    send: url === null ? null : (report) => postReport(url, report),
  };
}
