import { readJournal, type JournalResult, type ReadPage } from '../../src/app/journal/readJournal.ts';
import type { CatalogAnswer } from '../../src/slices/catalog/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import type { AppState } from '../../src/slices/state.ts';
import { demoCatalog } from '../demo.ts';
import type { Asked } from './asked.ts';
import { caseOf } from './caseOf.ts';
import { firstOf, predicateOf, Unanswerable } from './expression.ts';
import { listing } from './listing.ts';
import { stepsOf } from '../../src/app/journal/steps.ts';
import type { Step } from '../../src/ui/admin/support.ts';

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

const bisected = (base: AppState, steps: readonly Step[], text: string): string => {
  const first = firstOf(base, steps, predicateOf(text));
  if (first === null) return `Never: ${text}`;
  if (first === 'from the start') return `From the start: ${text}`;
  const { event } = steps[first]!;
  return `${first + 1}. ${event.source} ${event.type}: the first after which ${text}`;
};

const refused = (told: string): Told => ({ told, isRead: false });

/** Folds a report and tells what is asked of it. Throws `Unanswerable` for an expression that says nothing. */
function answered(text: string, asked: Asked, catalog: CatalogAnswer): Told {
  const { until, bisect, isWithState, to } = asked;
  if (text.trim() === '') return refused('The file is empty');
  const read = readJournal(text, catalog);
  if (!read.ok) return refused(PROBLEMS[read.problem]);
  const count = read.events.length;
  if (until !== null && until > count) return refused(`The report has ${count} events, not ${until}`);
  const events = read.events.slice(0, until ?? count);
  if (to !== null) {
    const note = isWhole(read.skipped) ? '' : `// ${headOf(read)}\n`;
    return { told: note + caseOf(read, events, { ...asked, to }, catalog), isRead: true };
  }
  const steps = stepsOf(read.state, events);
  if (bisect !== null) return { told: bisected(read.state, steps, bisect), isRead: true };
  const last = steps.at(-1)?.state ?? read.state;
  const state = isWithState ? ['', JSON.stringify(last, null, 2)] : [];
  return {
    told: [...toldBy(read), ...earlierPages(read), headOf(read), '', listing(steps), ...state].join('\n'),
    isRead: true,
  };
}

/** The answer to what is asked of a report, or why there is none. */
export function replayOf(text: string, asked: Asked, catalog: CatalogAnswer = demoCatalog): Told {
  try {
    return answered(text, asked, catalog);
  } catch (error) {
    if (error instanceof Unanswerable) return refused(error.message);
    return refused(`The report is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
}
