import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../../tests/app/shop.ts';
import { demoCatalog } from '../../../tests/demo.ts';
import { commit, fold, shopOpened, signedIn } from '../../../tests/given.ts';
import { draft } from '../../slices/draft.ts';
import type { AppState } from '../../slices/state.ts';
import { whoseOf } from '../../slices/user/selectors.ts';
import { reduce } from '../../slices/reduce.ts';
import { createDiagnostics } from '../journal/journal.ts';
import { createKeeper } from '../journal/keeper.ts';
import { LAST_KEY } from '../journal/keptKeys.ts';
import { createLastKeeper } from '../journal/lastKeeper.ts';
import { readJournal } from '../journal/readJournal.ts';
import { lastFile } from './lastVisit.ts';

const PAGE = 7;
const guest = fold(shopOpened());
const customer = fold(shopOpened(), signedIn());
const ME = whoseOf(customer);

/** A page of a visit is left. */
function left(opened: AppState) {
  const [session, storage] = [memoryStorage(), memoryStorage()];
  const { record, recording } = createDiagnostics(opened, reduce);
  const keeper = createKeeper({ session, page: PAGE, recording, user: () => null, soon: () => {} });
  for (const path of ['/samara', '/samara/cart']) {
    const { events } = commit(opened, draft('view/pageEntered', { path }));
    for (const event of events) record(event);
    keeper.write();
  }
  createLastKeeper({ session, storage, page: PAGE, state: () => opened }).write();
  return { session, storage, types: recording().events.map(({ type }) => type) };
}

test('another tab reads the page that was left last, as a report would have it', () => {
  const { storage, types } = left(customer);
  const file = lastFile({ session: memoryStorage(), storage, whose: ME });
  const read = readJournal(JSON.stringify(file), demoCatalog);
  expect(read.ok && read.events.map(({ type }) => type)).toEqual(types);
  expect(types).not.toEqual([]);
});

test('its own tab has it among its pages already', () => {
  const { session, storage } = left(customer);
  expect(lastFile({ session, storage, whose: ME })).toBeNull();
});

test('a customer’s is for nobody else; a guest’s is for whoever comes', () => {
  const session = memoryStorage();
  for (const whose of [null, 'somebody else']) {
    expect(lastFile({ session, storage: left(customer).storage, whose })).toBeNull();
    expect(lastFile({ session, storage: left(guest).storage, whose })).not.toBeNull();
  }
});

test('nothing is kept of a page of which its tab keeps nothing', () => {
  const [session, storage] = [memoryStorage(), memoryStorage()];
  createLastKeeper({ session, storage, page: PAGE, state: () => guest }).write();
  expect(storage.read(LAST_KEY)).toBeNull();
});

test('it goes with the session of its customer', () => {
  const { session, storage } = left(customer);
  let now = customer;
  const { committed } = createLastKeeper({ session, storage, page: PAGE, state: () => now });
  committed();
  expect(storage.read(LAST_KEY)).not.toBeNull();
  now = guest;
  committed();
  expect(storage.read(LAST_KEY)).toBeNull();
});

test('whatever lies under the key, nobody falls over it', () => {
  const whole = left(guest).storage.read(LAST_KEY) ?? '';
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
