import { createDiagnostics } from '../../../src/app/journal/journal.ts';
import { createKeeper } from '../../../src/app/journal/keeper.ts';
import { readJournal } from '../../../src/app/journal/readJournal.ts';
import { createStorage } from '../../../src/ports/storage.ts';
import type { CatalogAnswer } from '../../../src/slices/catalog/events.ts';
import { reduce } from '../../../src/slices/reduce.ts';

/** Taps of a busy customer come so many to a piece that is kept. */
const EVENTS_A_PIECE = 10;

/** What the events of a visit cost, each, and its page, in ms. */
export interface EventCost {
  /** Where it happens. */
  readonly recorded: number;
  /** Later, where the page has nothing to do: masked again as a text and written to the session's storage. */
  readonly kept: number;
  /** The same of the state with which the page begins: once a page. */
  readonly begun: number;
}

/** Runs in a page. Records what a visit has recorded so often anew, and keeps it in this page's own session storage. */
function recordAgain(text: string, catalog: CatalogAnswer, times: number): EventCost {
  const journal = readJournal(text, catalog);
  if (!journal.ok) throw new Error(`The visit's journal is ${journal.problem}`);
  const session = createStorage(
    () => sessionStorage,
    (error) => {
      throw error;
    },
  );
  const { state, events } = journal;
  const pieces = Array.from({ length: Math.ceil(events.length / EVENTS_A_PIECE) }, (_, at) =>
    events.slice(at * EVENTS_A_PIECE, (at + 1) * EVENTS_A_PIECE),
  );
  let [recorded, kept, begun] = [0, 0, 0];
  for (let page = 0; page < times; page += 1) {
    sessionStorage.clear();
    const { record, recording } = createDiagnostics(state, reduce);
    const keeper = createKeeper({ session, page, recording, user: () => null, soon: () => undefined });
    const opened = performance.now();
    keeper.write();
    begun += performance.now() - opened;
    for (const piece of pieces) {
      const began = performance.now();
      for (const event of piece) record(event);
      const happened = performance.now();
      keeper.write();
      recorded += happened - began;
      kept += performance.now() - happened;
    }
  }
  const count = times * events.length;
  return { recorded: recorded / count, kept: kept / count, begun: begun / times };
}

declare global {
  interface Window {
    recordAgain?: typeof recordAgain;
  }
}
window.recordAgain = recordAgain;
