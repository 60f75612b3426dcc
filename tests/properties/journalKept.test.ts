import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDiagnostics } from '../../src/app/journal/journal.ts';
import { createKeeper } from '../../src/app/journal/keeper.ts';
import { KEPT_MOST } from '../../src/app/journal/keptBounds.ts';
import { keptLength } from '../../src/app/journal/keptPages.ts';
import { readJournal } from '../../src/app/journal/readJournal.ts';
import { writeReport } from '../../src/app/journal/report.ts';
import { reduce } from '../../src/slices/reduce.ts';
import { draftsOf } from '../arbitraries.ts';
import { fewProducts, SECRET_TEXT } from '../arbitraryValues.ts';
import { memoryStorage, type MemoryStorage } from '../app/shop.ts';
import { demoCatalog } from '../demo.ts';
import { folded, masked } from './journals.ts';
import { openShop, play, type Played } from './play.ts';
import { numRuns, patience } from './property.ts';
import { brandedDrafts } from './secretDrafts.ts';

/** One case is a whole visit of several pages. */
const SHARE = 0.1;
/** The menu that the pages were made with. */
const menu = { ...demoCatalog, products: fewProducts };
/** What a file has only the length of. */
const ABSENT = new Set(['catalog/loaded', 'city/streetsLoaded']);

/** A page, and after how many of its events each piece of it is kept. */
const pages = fc.record({
  drafts: fc.array(fc.oneof(brandedDrafts, draftsOf(['view/minutePassed', 'view/pageEntered'])), {
    maxLength: 30,
    size: 'max',
  }),
  every: fc.integer({ min: 1, max: 40 }),
});

interface Kept {
  readonly page: number;
  readonly played: Played;
  readonly every: number;
}
/** The page happens, and goes. Whose it is changes nothing here: all is one customer's. */
function keep(session: MemoryStorage, { page, played, every }: Kept): void {
  const diagnostics = createDiagnostics(played.from, reduce);
  const keeper = createKeeper({
    session,
    page,
    recording: diagnostics.recording,
    user: () => null,
    soon: () => undefined,
  });
  for (const [at, event] of played.events.entries()) {
    keeper.committed(1);
    diagnostics.record(event);
    if (at % every === 0) keeper.write();
  }
  keeper.write();
}

const visits = fc
  .array(pages, { minLength: 1, maxLength: 4 })
  .map((of) => of.map(({ drafts, every }, page) => ({ page, played: play(openShop, drafts), every })));

test(
  'over random visits with reloads each page that is kept folds to the state with which it ended, without secrets and within the bound',
  () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const session = memoryStorage();
        for (const page of visit) {
          keep(session, page);
          expect(keptLength(session)).toBeLessThanOrEqual(KEPT_MOST);
        }
        expect(SECRET_TEXT.exec([...session.entries.values()].join(''))?.[0]).toBeUndefined();
        const nothing = createDiagnostics(openShop, reduce).recording();
        const result = readJournal(writeReport(nothing, session, { page: -1, user: null }), menu);
        const earlier = result.ok ? result.earlier : [];
        expect(earlier.length).toBeGreaterThan(0);
        for (const [at, { state, events, skipped }] of earlier.toReversed().entries()) {
          const { from, events: happened } = visit.at(-1 - at)!.played;
          expect(skipped).toEqual({ events: 0, fields: 0 });
          if (happened.some(({ type }) => ABSENT.has(type))) continue;
          expect(folded(state, events)).toEqual(folded(from, masked(happened)));
        }
      }),
      { numRuns: Math.ceil(numRuns * SHARE) },
    );
  },
  patience,
);
