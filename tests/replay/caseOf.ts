import { basename } from 'node:path';
import type { JournalResult } from '../../src/app/journal/readJournal.ts';
import type { CatalogAnswer } from '../../src/slices/catalog/events.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { Asked } from './asked.ts';
import { untilReporting, untilWrong } from './ending.ts';
import { predicateOf, Unanswerable } from './expression.ts';
import { actedOut, withoutIdle, type Acted, type Root } from './roots.ts';
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

/** By the number and the words of the customer where there are any, else by what was wrong. */
function titleOf({ told }: Read, wrong: string): string {
  const words = told?.words.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST) ?? '';
  return `${told ? `report ${told.number}` : 'a report'}: ${words || wrong}`;
}

/** Why a case of what was wrong would be green from the first. */
const notWrong = (wrong: string, recorded: AppState): string =>
  predicateOf(wrong)(recorded)
    ? `Mended: the report ends with it, the rules of this tree do not: ${wrong}`
    : `Not wrong, so that the case would be green: it does not hold after the last event: ${wrong}`;

/** The roots that make the case. */
function shownOf(
  { base, roots, thrown }: Acted,
  recorded: AppState,
  { wrong, until }: AskedFor,
): readonly Root[] {
  if (thrown !== null) return withoutIdle(roots);
  const shown = until === null ? untilReporting(roots) : roots;
  if (shown.length === 0) throw new Unanswerable('Nothing has happened in this report');
  if (wrong === null) return withoutIdle(shown);
  const holds = predicateOf(wrong);
  if (!holds(shown.at(-1)!.after)) throw new Unanswerable(notWrong(wrong, recorded));
  const ended = until === null ? untilWrong(base, shown, holds) : shown;
  if (ended.length === 0) throw new Unanswerable(`From the start: ${wrong}`);
  return withoutIdle(ended);
}

/**
 * Code of that kind out of these events of a report, not yet formatted. It ends at what a rule throws, and is red by that.
 * Throws `Unanswerable` where they make none.
 */
export function caseOf(
  read: Read,
  events: readonly AppEvent[],
  asked: AskedFor,
  catalog: CatalogAnswer,
): string {
  const { catalog: menu, wrong, to } = asked;
  const acted = actedOut(read.state, events);
  const { base, thrown } = acted;
  if (thrown !== null && to === 'story') throw new Unanswerable(`No screen comes of it: ${thrown}`);
  const roots = shownOf(acted, events.reduce(reduce, read.state), asked);
  const last = roots.at(-1)!;
  const title = titleOf(read, thrown ?? wrong ?? last.event.type);
  return WRITERS[to]({ base, roots: [...roots.slice(0, -1), last], catalog, menu, wrong, title }, asked);
}
