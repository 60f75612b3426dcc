import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../../tests/app/shop.ts';
import { demoCatalog } from '../../../tests/demo.ts';
import { commit, fold, shopOpened, signedIn } from '../../../tests/given.ts';
import { draft } from '../../slices/draft.ts';
import { reduce } from '../../slices/reduce.ts';
import { createDiagnostics } from './journal.ts';
import { createKeeper } from './keeper.ts';
import { LAST_KEY, keepLast, lastFile } from './lastVisit.ts';
import { readJournal } from './readJournal.ts';

const PAGE = 7;
const ME = 'hash-of-me';

/** A page of a visit is left. */
function left(whose: string | null) {
  const [session, storage] = [memoryStorage(), memoryStorage()];
  const opened = fold(shopOpened(), signedIn());
  const diagnostics = createDiagnostics(opened, reduce);
  const user = () => null;
  const keeper = createKeeper({
    session,
    page: PAGE,
    recording: diagnostics.recording,
    user,
    soon: () => {},
  });
  for (const path of ['/samara', '/samara/cart']) {
    const { events } = commit(opened, draft('view/pageEntered', { path }));
    for (const event of events) diagnostics.record(event);
    keeper.write();
  }
  keepLast({ session, storage, whose }, PAGE);
  return { session, storage, types: diagnostics.recording().events.map(({ type }) => type) };
}

test('another tab reads the page that was left last, as a report would have it', () => {
  const { storage, types } = left(ME);
  const file = lastFile({ session: memoryStorage(), storage, whose: ME });
  const read = readJournal(JSON.stringify(file), demoCatalog);
  expect(read.ok && read.events.map(({ type }) => type)).toEqual(types);
  expect(types).not.toEqual([]);
});

test('its own tab has it among its pages already', () => {
  const { session, storage } = left(ME);
  expect(lastFile({ session, storage, whose: ME })).toBeNull();
});

test('a customer’s is for nobody else; a guest’s is for whoever comes', () => {
  const session = memoryStorage();
  for (const whose of [null, 'somebody else']) {
    expect(lastFile({ session, storage: left(ME).storage, whose })).toBeNull();
    expect(lastFile({ session, storage: left(null).storage, whose })).not.toBeNull();
  }
});

test('nothing is kept of a page of which its tab keeps nothing', () => {
  const [session, storage] = [memoryStorage(), memoryStorage()];
  keepLast({ session, storage, whose: null }, PAGE);
  expect(storage.read(LAST_KEY)).toBeNull();
});

test('whatever lies under the key, nobody falls over it', () => {
  const whole = left(null).storage.read(LAST_KEY) ?? '';
  const spoilt = fc.oneof(
    fc.string(),
    fc.json(),
    fc.nat(whole.length).map((length) => whole.slice(0, length)),
  );
  fc.assert(
    fc.property(spoilt, (text) => {
      const storage = memoryStorage({ [LAST_KEY]: text });
      const file = lastFile({ session: memoryStorage(), storage, whose: null });
      expect(typeof readJournal(JSON.stringify(file), demoCatalog).ok).toBe('boolean');
    }),
    { numRuns: 500 },
  );
});
