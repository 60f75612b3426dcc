import type { CatalogAnswer } from '../../slices/catalog/events.ts';
import type { JournalProblem, Visit } from '../../ui/admin/support.ts';
import { causesOf } from '../journal/causes.ts';
import { readJournal, type ReadPage } from '../journal/readJournal.ts';
import { stepsOf } from '../journal/steps.ts';

type Origin = Pick<Visit, 'id' | 'from' | 'file'>;

const visitOf = ({ appVersion, width, state, events, skipped }: ReadPage, origin: Origin): Visit => ({
  ...origin,
  appVersion,
  width,
  base: state,
  steps: stepsOf(state, events),
  causes: causesOf(events),
  skipped,
});

/** The pages in a journal's text, the newest first, or why there is none. They are folded against the given menu. */
export function visitsIn(
  text: string,
  catalog: CatalogAnswer,
  { id, from, file }: Origin,
): readonly Visit[] | JournalProblem {
  const read = readJournal(text, catalog);
  if (!read.ok) return read.problem;
  const earlier = read.earlier.map((page, at) =>
    visitOf(page, { id: `${id}-${at}`, from: from === 'page' ? 'earlier' : from, file }),
  );
  return [...earlier, visitOf(read, { id, from, file })].toReversed();
}
