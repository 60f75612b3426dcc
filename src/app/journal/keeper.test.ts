import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage, type MemoryStorage } from '../../../tests/app/shop.ts';
import { demoCatalog, demoCustomer, demoToken, NOW } from '../../../tests/demo.ts';
import { commit, fold, shopOpened } from '../../../tests/given.ts';
import { draft } from '../../slices/draft.ts';
import type { AppDraft } from '../../slices/events.ts';
import { reduce } from '../../slices/reduce.ts';
import type { AppState } from '../../slices/state.ts';
import { createDiagnostics } from './journal.ts';
import { createKeeper } from './keeper.ts';
import { KEPT_MOST } from './keptBounds.ts';
import { forgetPage, keptLength, keptPages } from './keptPages.ts';
import { readJournal, type ReadPage } from './readJournal.ts';
import { writeReport } from './report.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const SECOND = 1_000;
const opened = fold(shopOpened());
const login = (id: string) =>
  draft('auth/loggedIn', {
    customer: { ...demoCustomer, id: id as never },
    token: demoToken,
    returnTo: null,
  });
const entered = (path: string) => draft('view/pageEntered', { path });

/** A page of a visit, kept as the browser keeps it: a second after something has happened. */
function openPage(session: MemoryStorage, page: number, initial: AppState = opened) {
  let state = initial;
  const diagnostics = createDiagnostics(initial, reduce);
  const userId = () => state.user.customer?.id ?? null;
  const keeper = createKeeper({
    session,
    page,
    recording: diagnostics.recording,
    user: userId,
    soon: (write) => void setTimeout(write, SECOND),
  });
  return {
    keeper,
    state: () => state,
    happens(...drafts: readonly AppDraft[]) {
      for (const next of drafts) {
        const { state: after, events } = commit(state, next);
        state = after;
        keeper.committed(events.length);
        for (const event of events) diagnostics.record(event);
      }
    },
    earlier(): readonly ReadPage[] {
      const result = readJournal(
        writeReport(diagnostics.recording(), session, { page, user: userId() }),
        demoCatalog,
      );
      if (!result.ok) throw new Error(result.problem);
      return result.earlier;
    },
  };
}
const typesOf = ({ events }: ReadPage) => events.map(({ type }) => type);
const pathsOf = ({ events }: ReadPage) =>
  events.flatMap((event) => (event.type === 'view/pageEntered' ? [event.payload.path] : []));

test('what happened on a page is in the report of the page after it, each event once', () => {
  const session = memoryStorage();
  const first = openPage(session, 1);
  first.happens(entered('/samara/'));
  vi.advanceTimersByTime(SECOND);
  first.happens(entered('/samara/cart'));
  vi.advanceTimersByTime(SECOND);
  first.happens(entered('/samara/checkout'));
  first.keeper.write();
  const [page, ...none] = openPage(session, 2).earlier();
  expect(none).toEqual([]);
  expect(page?.skipped).toEqual({ events: 0, fields: 0 });
  expect(page && pathsOf(page)).toEqual(['/samara/', '/samara/cart', '/samara/checkout']);
  expect(page?.events.reduce(reduce, page.state).view).toEqual(first.state().view);
});

test('a crash costs what happened in the last second, and nothing else', () => {
  const session = memoryStorage();
  const first = openPage(session, 1);
  first.happens(entered('/samara/'));
  vi.advanceTimersByTime(SECOND);
  first.happens(entered('/samara/cart'));
  expect(openPage(session, 2).earlier().map(pathsOf)).toEqual([['/samara/']]);
});

test('a page that rests writes nothing, and what is written is written in one piece a second', () => {
  const session = memoryStorage();
  const first = openPage(session, 1);
  vi.advanceTimersByTime(SECOND);
  const write = vi.spyOn(session, 'write');
  vi.advanceTimersByTime(60 * SECOND);
  first.keeper.write();
  expect(write).not.toHaveBeenCalled();
  for (let n = 0; n < 50; n += 1) first.happens(draft('view/minutePassed'));
  vi.advanceTimersByTime(SECOND);
  expect(write).toHaveBeenCalledTimes(1);
});

test('all pages of a visit are told, the oldest first', () => {
  const session = memoryStorage();
  for (const page of [9, 10, 11]) {
    openPage(session, page).happens(entered(`/samara/catalog/${page}`));
    vi.advanceTimersByTime(SECOND);
  }
  expect(openPage(session, 12).earlier().flatMap(pathsOf)).toEqual(
    [9, 10, 11].map((page) => `/samara/catalog/${page}`),
  );
});

test('at a logout all is gone at once; what follows is kept without what was before', () => {
  const session = memoryStorage();
  openPage(session, 1).happens(login('7'));
  vi.advanceTimersByTime(SECOND);
  const page = openPage(session, 2);
  page.happens(login('7'), entered('/samara/personal'));
  vi.advanceTimersByTime(SECOND);
  expect(session.entries.size).toBeGreaterThan(2);
  page.happens(draft('auth/logoutTapped'));
  expect([...session.entries.keys()]).toEqual([]);
  page.happens(entered('/samara/'));
  vi.advanceTimersByTime(SECOND);
  const [kept, ...none] = openPage(session, 3).earlier();
  expect(none).toEqual([]);
  expect(kept && typesOf(kept)).not.toContain('auth/loggedOut');
  expect(kept?.state.user.customer).toBeNull();
  expect(kept && pathsOf(kept)).toEqual(['/samara/']);
});

test('what another customer has left is told to nobody, and forgotten', () => {
  const session = memoryStorage();
  openPage(session, 1).happens(login('7'));
  vi.advanceTimersByTime(SECOND);
  const guest = openPage(memoryStorage(Object.fromEntries(session.entries)), 2);
  expect(guest.earlier()).toEqual([]);
  const customer = fold(shopOpened(), login('8'));
  openPage(session, 2, customer);
  expect(session.entries.size).toBe(0);
});

test('a guest’s pages are the customer’s who has logged in on them', () => {
  const session = memoryStorage();
  openPage(session, 1).happens(entered('/samara/'));
  vi.advanceTimersByTime(SECOND);
  openPage(session, 2).happens(login('7'));
  vi.advanceTimersByTime(SECOND);
  expect(openPage(session, 3, fold(shopOpened(), login('7'))).earlier()).toHaveLength(2);
});

test('of too much the oldest pages go first, then the older half of the present one', () => {
  const session = memoryStorage();
  for (const page of [1, 2, 3]) {
    openPage(session, page).happens(entered('/samara/'));
    vi.advanceTimersByTime(SECOND);
  }
  const page = openPage(session, 4);
  const seen: (readonly number[])[] = [];
  for (let n = 0; n < 120; n += 1) {
    for (let of = 0; of < 20; of += 1)
      page.happens(entered(`/samara/search?q=${n}-${of}-${'а'.repeat(100)}`));
    vi.advanceTimersByTime(SECOND);
    expect(keptLength(session)).toBeLessThanOrEqual(KEPT_MOST);
    seen.push(keptPages(session));
  }
  expect([...new Set(seen.map(String))]).toEqual(['1,2,3,4', '2,3,4', '3,4', '4']);
  const [kept] = openPage(session, 5).earlier();
  expect(kept?.skipped).toEqual({ events: 0, fields: 0 });
  expect(kept?.events.length).toBeGreaterThan(256);
  expect(kept?.events.reduce(reduce, kept.state).view).toEqual(page.state().view);
});

test('more events than a journal holds between two writes leave no gap', () => {
  const session = memoryStorage();
  const page = openPage(session, 1);
  vi.advanceTimersByTime(SECOND);
  for (let n = 0; n < 1_200; n += 1) page.happens(entered(`/samara/search?q=${n}`));
  vi.advanceTimersByTime(SECOND);
  const [kept] = openPage(session, 2).earlier();
  expect(kept?.events.reduce(reduce, kept.state).view).toEqual(page.state().view);
});

test('a page that is there again keeps all it knows, whatever pages between have forgotten', () => {
  const session = memoryStorage();
  const page = openPage(session, 1);
  page.happens(entered('/samara/'));
  vi.advanceTimersByTime(SECOND);
  forgetPage(session, 1);
  page.keeper.resume();
  page.happens(entered('/samara/cart'));
  vi.advanceTimersByTime(SECOND);
  expect(openPage(session, 2).earlier().map(pathsOf)).toEqual([['/samara/', '/samara/cart']]);
});

test('a storage that keeps nothing, or no more, ends the keeping and leaves no part of a log', () => {
  const session = memoryStorage();
  let room = Number.POSITIVE_INFINITY;
  const full = {
    ...session,
    write: (key: string, text: string) => void (text.length <= room && session.write(key, text)),
  };
  const page = openPage(full, 1);
  page.happens(entered('/samara/'));
  vi.advanceTimersByTime(SECOND);
  room = 0;
  page.happens(entered('/samara/cart'));
  vi.advanceTimersByTime(SECOND);
  expect(session.entries.size).toBe(0);
  room = Number.POSITIVE_INFINITY;
  page.happens(entered('/samara/checkout'));
  vi.advanceTimersByTime(SECOND);
  expect(session.entries.size).toBe(0);
});

test('what another hand has left under a key is left out', () => {
  const session = memoryStorage();
  openPage(session, 1).happens(entered('/samara/'));
  vi.advanceTimersByTime(SECOND);
  const spoilt = {
    'shop:journal:2': '{',
    'shop:journal:3': '{}',
    'shop:journal:4:5': '[]',
    'shop:journal:x': '',
  };
  for (const [key, text] of Object.entries(spoilt)) session.write(key, text);
  expect(openPage(session, 5).earlier().map(pathsOf)).toEqual([['/samara/']]);
});
