import type { SafeStorage } from '../../ports/storage.ts';
import type { AppState } from '../../slices/state.ts';
import type { Diagnosis } from '../../ui/diagnosis.ts';
import { chunkOf } from '../../ui/shell/chunk.ts';
import type { Diagnostics } from './journal.ts';

const report = chunkOf(null, async () => (await import('./report.ts')).writeReport);
const reporting = chunkOf(null, async () => (await import('./reporting.ts')).reportingOf);
const origin = chunkOf(null, async () => (await import('./origin.ts')).originOf);

/** A page that is asked about itself. */
export interface Diagnosed {
  /** Null until the working layer records. */
  readonly journal: Diagnostics | null;
  /** The state that the server rendered. */
  readonly initial: AppState;
  readonly state: () => AppState;
  readonly session: SafeStorage;
  readonly page: number;
  /** REPORT_URL; null sends nothing. */
  readonly reportUrl: string | null;
}

/** What a page can tell of itself beside its errors: code that nobody needs until it is asked for. */
export const diagnosisOf = ({
  journal,
  initial,
  state,
  session,
  page,
  reportUrl,
}: Diagnosed): Omit<Diagnosis, 'errors'> => ({
  async journal() {
    const recording = journal?.recording();
    const user = state().user.customer?.id ?? null;
    return recording ? (await report.arrival())(recording, session, { page, user }) : '';
  },
  reporting: async () =>
    (await reporting.arrival())({
      recording: journal?.recording() ?? { base: initial, events: [] },
      session,
      page,
      state: state(),
      url: reportUrl,
    }),
  origin: async (read) => (journal ? (await origin.arrival())(journal, read) : null),
});
