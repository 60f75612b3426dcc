import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDiagnostics } from '../../src/app/journal/journal.ts';
import { originOf } from '../../src/app/journal/origin.ts';
import { reduce } from '../../src/slices/reduce.ts';
import type { AppState } from '../../src/slices/state.ts';
import { originText } from '../../src/ui/why/originWords.ts';
import { readDelivery, readDiscount, readFee, readGift, readPrice } from '../../src/ui/why/sums.ts';
import { fewProducts } from '../arbitraryValues.ts';
import { logs, play } from './play.ts';
import { numRuns, patience, seed } from './property.ts';

const reads: readonly ((state: AppState) => unknown)[] = [
  readDelivery,
  readDiscount,
  readFee,
  ...fewProducts.flatMap(({ id }) => [readGift(id), readPrice(id)]),
];

test(
  'each discount, gift, fee, delivery and price names the event before which it was another, and after which it stayed',
  () => {
    fc.assert(
      fc.property(logs, ({ from, drafts }) => {
        const { events } = play(from, drafts);
        const diagnostics = createDiagnostics(from, reduce);
        for (const event of events) diagnostics.record(event);
        const log = diagnostics.recording();
        let last = log.base;
        const after = log.events.map((event) => (last = reduce(last, event)));
        for (const read of reads) {
          const origin = originOf(diagnostics, read);
          const event = origin.chain.at(-1);
          const at = event ? log.events.indexOf(event) : -1;
          const values = after.map(read);
          const present = read(last);
          expect(values.slice(Math.max(at, 0)).every((value) => Object.is(value, present))).toBe(true);
          if (event) {
            const before = at === 0 ? read(log.base) : values[at - 1];
            expect(before).toBe(origin.before);
            expect(before).not.toBe(present);
          }
          expect(originText(origin)).toMatch(
            /^Так (?:с\u00A0\d\d:\d\d: .+|было уже, когда страница открылась)\./,
          );
        }
      }),
      { numRuns: Math.ceil(numRuns * 0.1), seed },
    );
  },
  patience,
);
