import { basename } from 'node:path';
import type { JournalResult } from '../../src/app/journal/readJournal.ts';
import type { CatalogAnswer } from '../../src/slices/catalog/events.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { Asked } from './asked.ts';
import { untilReporting, untilWrong } from './ending.ts';
import { predicateOf, Unanswerable } from './expression.ts';
import { actedOut, withoutIdle, type Root } from './roots.ts';
import { journeyOf } from './toJourney.ts';
import { storyOf } from './toStory.ts';
import { testOf, type Case } from './toTest.ts';

type Read = Extract<JournalResult, { readonly ok: true }>;
type AskedFor = Asked & { readonly to: NonNullable<Asked['to']> };

/** Characters of the customer's words in a title. */
const LONGEST = 100;

/** Latin letters, digits and dashes out of the name of a report's file. */
const idOf = (file: string): string =>
  basename(file)
    .replace(/\.json(\.gz)?$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const WRITERS: Readonly<Record<AskedFor['to'], (report: Case, asked: AskedFor) => string>> = {
  test: testOf,
  journey: journeyOf,
  story: (report, { file }) => storyOf(report, { id: idOf(file), title: idOf(file) }),
};

/** By the number and the words of the customer where there are any. */
function titleOf({ told }: Read, wrong: string | null, { event }: Root): string {
  const words = told?.words.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST) ?? '';
  return `${told ? `report ${told.number}` : 'a report'}: ${words || (wrong ?? event.type)}`;
}

const NOT_WRONG = 'it is not so after the last event: the case would be green';

/** Why a case of what was wrong would be green from the first. */
function notWrong(wrong: string, recorded: AppState): string {
  const is = predicateOf(wrong)(recorded);
  return is
    ? `Mended: the report ends with it, this tree does not: ${wrong}`
    : `Not wrong: ${wrong}: ${NOT_WRONG}`;
}

/** Code of that kind out of these events of a report, not yet formatted. Throws `Unanswerable` where they make none. */
export function caseOf(
  read: Read,
  events: readonly AppEvent[],
  asked: AskedFor,
  catalog: CatalogAnswer,
): string {
  const { catalog: menu, wrong, to, until } = asked;
  const { base, roots: all } = actedOut(read.state, events);
  const shown = until === null ? untilReporting(all) : all;
  if (wrong !== null && !predicateOf(wrong)(shown.at(-1)?.after ?? base))
    throw new Unanswerable(notWrong(wrong, events.reduce(reduce, read.state)));
  const ended = wrong !== null && until === null ? untilWrong(base, shown, predicateOf(wrong)) : shown;
  const roots = withoutIdle(ended);
  const last = roots.at(-1);
  if (!last)
    throw new Unanswerable(
      shown.length > 0 ? `From the start: ${wrong}` : 'Nothing has happened in this report',
    );
  const title = titleOf(read, wrong, last);
  return WRITERS[to]({ base, roots: [...roots.slice(0, -1), last], catalog, menu, wrong, title }, asked);
}
