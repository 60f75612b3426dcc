import { basename } from 'node:path';
import { readJournal, type JournalResult, type ReadPage } from '../../src/app/journal/readJournal.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import type { CatalogAnswer } from '../../src/slices/catalog/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import type { AppState } from '../../src/slices/state.ts';
import { demoCatalog } from '../demo.ts';
import type { Asked } from './asked.ts';
import { firstOf, predicateOf, type Predicate } from './expression.ts';
import { listing } from './listing.ts';
import { actedOut, withoutIdle } from './roots.ts';
import { stepsOf } from '../../src/app/journal/steps.ts';
import type { Step } from '../../src/ui/admin/support.ts';
import { journeyOf } from './toJourney.ts';
import { storyOf } from './toStory.ts';
import { testOf, type Case } from './toTest.ts';

/** What a report says, and whether it could be read. */
export interface Told {
  readonly told: string;
  readonly isRead: boolean;
}

type Read = Extract<JournalResult, { readonly ok: true }>;

const PROBLEMS = {
  'not JSON': 'The file is not JSON',
  'not a journal': 'The file is JSON, but no journal of the shop',
  'of a newer version': 'A newer version of the shop has written this journal',
} as const;

const isWhole = ({ events, fields }: Read['skipped']): boolean => events + fields === 0;

const headOf = ({ appVersion, events, skipped }: ReadPage): string => {
  const left = isWhole(skipped) ? '' : `; left out: ${skipped.events} events, ${skipped.fields} fields`;
  return `Version ${appVersion ?? 'not named'}, ${events.length} events${left}`;
};

/** The pages before this one, each with how it ended. */
const earlierPages = ({ earlier }: Read): readonly string[] =>
  earlier.map((page, at) => {
    const last = page.events.at(-1);
    const path = page.events.reduce(reduce, page.state).view.path;
    return `Page ${at - earlier.length}: ${headOf(page)}, at its end ${path} after ${last?.type ?? 'nothing'}`;
  });

/** What the customer has added: the number that they read out, and their words. */
const toldBy = ({ told }: Read): readonly string[] =>
  told ? [`Report ${told.number}: ${told.words || 'no words'}`] : [];

const bisected = (base: AppState, steps: readonly Step[], text: string, holds: Predicate): string => {
  const first = firstOf(base, steps, holds);
  if (first === null) return `Never: ${text}`;
  if (first === 'from the start') return `From the start: ${text}`;
  const { event } = steps[first]!;
  return `${first + 1}. ${event.source} ${event.type}: the first after which ${text}`;
};

const predicate = (text: string): Predicate | null => {
  try {
    return predicateOf(text);
  } catch {
    return null;
  }
};

const refused = (told: string): Told => ({ told, isRead: false });

/** Latin letters, digits and dashes out of the name of a report's file. */
const idOf = (file: string): string =>
  basename(file)
    .replace(/\.json(\.gz)?$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const WRITERS: Readonly<Record<NonNullable<Asked['to']>, (report: Case, asked: Asked) => string>> = {
  test: testOf,
  journey: journeyOf,
  story: (report, { file }) => storyOf(report, { id: idOf(file), title: idOf(file) }),
};

const written = (
  read: Read,
  events: readonly AppEvent[],
  asked: Asked & { readonly to: NonNullable<Asked['to']> },
  catalog: CatalogAnswer,
): Told => {
  const { catalog: menu, wrong, to } = asked;
  const acted = actedOut(read.state, events);
  const { base } = acted;
  const roots = withoutIdle(acted.roots);
  const last = roots.at(-1);
  if (!last) return refused('Nothing has happened in this report');
  const report = { base, roots: [...roots.slice(0, -1), last], catalog, menu, wrong } as const;
  const note = isWhole(read.skipped) ? '' : `// ${headOf(read)}\n`;
  return { told: note + WRITERS[to](report, asked), isRead: true };
};

/** Folds a report and tells what is asked of it. */
export function replayOf(text: string, asked: Asked, catalog: CatalogAnswer = demoCatalog): Told {
  const { until, bisect, wrong, isWithState, to } = asked;
  const read = readJournal(text, catalog);
  if (!read.ok) return refused(PROBLEMS[read.problem]);
  const unreadable = [bisect, wrong].find((expression) => expression !== null && !predicate(expression));
  if (unreadable !== undefined) return refused(`No expression: ${unreadable}`);
  const events = read.events.slice(0, until ?? read.events.length);
  if (to !== null) return written(read, events, { ...asked, to }, catalog);
  const steps = stepsOf(read.state, events);
  if (bisect !== null)
    return { told: bisected(read.state, steps, bisect, predicateOf(bisect)), isRead: true };
  const last = steps.at(-1)?.state ?? read.state;
  const state = isWithState ? ['', JSON.stringify(last, null, 2)] : [];
  return {
    told: [...toldBy(read), ...earlierPages(read), headOf(read), '', listing(steps), ...state].join('\n'),
    isRead: true,
  };
}
