import { readJournal } from '../../src/app/journal/readJournal.ts';
import { demoCatalog } from '../../tests/demo.ts';
import type { StoryJournal } from '../shop/journal.ts';
import type { Pasted } from './messages.ts';

/** Why a text is not shown, as a reviewer reads it. */
const PROBLEMS = {
  'not JSON': 'Это не JSON. Скопируйте журнал целиком, от первой скобки до последней',
  'not a journal': 'Это JSON, но не журнал магазина',
  'of a newer version': 'Журнал записан более новой версией магазина, эта его не прочтёт',
} as const;

export type PasteResult =
  | { readonly ok: true; readonly journal: StoryJournal; readonly pasted: Pasted }
  | { readonly ok: false; readonly problem: string };

/** Reads a journal of this or an older version against the menu of the demo. */
export function readPasted(text: string): PasteResult {
  const result = readJournal(text, demoCatalog);
  if (!result.ok) return { ok: false, problem: PROBLEMS[result.problem] };
  const { state, events, skipped } = result;
  return {
    ok: true,
    journal: { base: state, events, given: 0 },
    pasted: { skippedEvents: skipped.events, skippedFields: skipped.fields },
  };
}
