import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage, type MemoryStorage } from '../../../tests/app/shop.ts';
import { dish, NOW } from '../../../tests/demo.ts';
import {
  catalogChanged,
  commit,
  fold,
  restored,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../tests/given.ts';
import { draft } from '../../slices/draft.ts';
import type { AppDraft } from '../../slices/events.ts';
import { NOTE_MOST } from '../../slices/view/away/note.ts';
import type { FoundChanges } from '../../slices/view/away/state.ts';
import { COMPARISON } from './comparison.ts';
import { createNoteKeeper, NOTE_KEY } from './noteKeeper.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;
const LIKED = dish('Зелёный дракон');
const likesKnown = draft('catalog/likesLoaded', { productIds: [LIKED.id] });
const fresh: StepOrPatch = { setting: { isFresh: true }, catalog: { isFresh: true } };
const opened: StepOrPatch = [shopOpened(), fresh, restored()];
const dearer = catalogChanged({ [LIKED.name]: { price: (LIKED.price + 3_000) as never } });

/** A page of a visit; what it has told, as it comes. */
async function openPage(storage: MemoryStorage, ...steps: readonly StepOrPatch[]) {
  let state = fold(steps);
  const told: FoundChanges[] = [];
  const keeper = createNoteKeeper({
    storage,
    state: () => state,
    now: () => Date.now(),
    happened: [],
    tell: (found) => told.push(found),
    comparison: async () => COMPARISON,
  });
  await vi.advanceTimersByTimeAsync(0);
  return {
    told,
    keeper,
    happens(next: AppDraft) {
      const done = commit(state, next);
      ({ state } = done);
      keeper.committed(done.events);
    },
  };
}

/** A visit that has ended an hour ago. */
async function visited(...steps: readonly StepOrPatch[]): Promise<MemoryStorage> {
  const storage = memoryStorage();
  (await openPage(storage, ...steps)).keeper.write();
  vi.setSystemTime(NOW + HOUR);
  return storage;
}

test('the first visit tells nothing and leaves a note', async () => {
  const storage = memoryStorage();
  const page = await openPage(storage, opened);
  expect(page.told).toEqual([]);
  expect(COMPARISON.readNote(storage.read(NOTE_KEY))?.at).toBe(NOW);
});

test('whoever comes back is told once what has changed, and the note is of this visit from then on', async () => {
  const storage = await visited(opened, signedIn(), likesKnown);
  const page = await openPage(storage, opened, signedIn(), likesKnown, dearer, fresh);
  expect(page.told).toMatchObject([{ since: NOW, changes: [{ what: 'price', name: LIKED.name }] }]);
  page.happens(draft('view/minutePassed'));
  expect(page.told).toHaveLength(1);
  expect((await openPage(storage, opened, signedIn(), likesKnown, dearer, fresh)).told).toEqual([]);
});

test('what is not known yet is waited for, and the old note stays until it was compared', async () => {
  const storage = await visited(opened, signedIn(), likesKnown);
  const stale: StepOrPatch = { catalog: { isFresh: false } };
  const page = await openPage(storage, opened, signedIn(), likesKnown, dearer, fresh, stale);
  page.keeper.write();
  expect(page.told).toEqual([]);
  expect(COMPARISON.readNote(storage.read(NOTE_KEY))?.at).toBe(NOW);
  page.happens(draft('catalog/confirmed'));
  expect(page.told).toHaveLength(1);
});

test('at a logout the note goes at once', async () => {
  const storage = memoryStorage();
  const page = await openPage(storage, opened, signedIn(), likesKnown);
  page.keeper.write();
  expect(storage.read(NOTE_KEY)).not.toBeNull();
  page.happens(draft('auth/loggedOut', { reason: 'tapped' }));
  expect(storage.read(NOTE_KEY)).toBeNull();
});

test('what somebody else has left is told to nobody, and is gone', async () => {
  const storage = await visited(opened, signedIn(), likesKnown);
  const guest = await openPage(storage, opened, dearer, fresh);
  expect(guest.told).toEqual([]);
  expect(COMPARISON.readNote(storage.read(NOTE_KEY))).toMatchObject({ whose: null, dishes: [] });
});

test('whatever lies under the key, the page begins and writes its own', async () => {
  for (const spoilt of ['', '{', 'null', '{"v":1}', '{"v":2,"at":0}', 'ё'.repeat(NOTE_MOST + 1)]) {
    const storage = memoryStorage({ [NOTE_KEY]: spoilt });
    const page = await openPage(storage, opened);
    expect(page.told).toEqual([]);
    expect(COMPARISON.readNote(storage.read(NOTE_KEY))?.at).toBe(NOW);
  }
});
