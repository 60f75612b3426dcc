import type * as fc from 'fast-check';
import { EMPTY, Subject } from 'rxjs';
import { vi } from 'vitest';
import { shapeOf } from '../src/app/tabs/savedShape.ts';
import { HEAVY } from '../src/app/journal/journal.ts';
import { readSlices, readStoredVersion } from '../src/app/tabs/storedSlices.ts';
import { joinTabs, type JoinedTab } from '../src/app/tabs/join.ts';
import { memoryStorage, type MemoryStorage } from './app/shop.ts';
import { COMPARISON } from '../src/app/visits/comparison.ts';
import { createNoteKeeper, type NoteKeeper } from '../src/app/visits/noteKeeper.ts';
import { createKeeper, type Keeper } from '../src/app/journal/keeper.ts';
import { createLastKeeper } from '../src/app/journal/lastKeeper.ts';
import { createJournal, type Journal } from '../src/app/journal/recording.ts';
import { secret } from '../src/kernel/event.ts';
import { createStore } from '../src/kernel/store.ts';
import type { SafeStorage } from '../src/ports/storage.ts';
import type { TabsPort } from '../src/ports/tabs.ts';
import { app } from '../src/slices/app.ts';
import { appEvents, type AppDraft, type AppEvent, type AppEvents } from '../src/slices/events.ts';
import { reduce } from '../src/slices/reduce.ts';
import type { AppState } from '../src/slices/state.ts';
import type { ShopStore } from '../src/ui/store.tsx';
import { idsFrom, testWorld, type WorldPatch } from './world.ts';

/** Brings a message to its tab: at once, or when a scheduler says so. */
type Delivery = (label: string, arrive: () => void) => void;

/** A channel between the tabs of a test: messages of one tab to another keep their order, all else is up to the delivery. */
export interface Bus {
  join(name: string): TabsPort;
  /** What a tab that is frozen is sent is lost, and it says nothing. */
  freeze(name: string): void;
  thaw(name: string): void;
  /** How many messages were posted so far. */
  posted(): number;
}

export const byScheduler =
  (scheduler: fc.Scheduler): Delivery =>
  (label, arrive) =>
    void scheduler.schedule(Promise.resolve(), label).then(arrive);
const inAMicrotask: Delivery = (_label, arrive) => queueMicrotask(arrive);

export function createBus(deliver: Delivery = inAMicrotask): Bus {
  const inboxes = new Map<string, Subject<unknown>>();
  const frozen = new Set<string>();
  const waiting = new Map<string, object[]>();
  let posted = 0;
  const send = (from: string, to: string, message: object) => {
    const pair = `${from} → ${to}`;
    const queue = waiting.get(pair) ?? [];
    waiting.set(pair, [...queue, structuredClone(message)]);
    deliver(pair, () => {
      const [first, ...rest] = waiting.get(pair) ?? [];
      waiting.set(pair, rest);
      if (!frozen.has(to)) inboxes.get(to)?.next(first);
    });
  };
  return {
    join(name) {
      const messages$ = new Subject<unknown>();
      inboxes.set(name, messages$);
      return {
        isOpen: true,
        messages$,
        post(message) {
          if (frozen.has(name)) return;
          posted += 1;
          for (const other of inboxes.keys()) if (other !== name) send(name, other, message);
        },
      };
    },
    freeze: (name) => void frozen.add(name),
    thaw: (name) => void frozen.delete(name),
    posted: () => posted,
  };
}

export interface TestTab extends JoinedTab {
  readonly name: string;
  readonly store: ShopStore;
  readonly events: readonly AppEvent[];
  readonly reports: readonly string[];
  readonly journal: Journal<AppEvents, AppState>;
  readonly emit: (draft: AppDraft) => void;
  /** The page is closed: nothing of it runs any more. */
  readonly close: () => void;
}

interface TabOptions {
  readonly bus: Bus;
  readonly storage?: SafeStorage;
  readonly storeVersion?: string;
  readonly world?: WorldPatch;
  /** Where the journal outlives the page; without it, nowhere, and no note of the visit is kept. */
  readonly session?: SafeStorage;
}

/** Opens the shop in one more tab, as the browser does: public state, saved slices, the other tabs. */
export function openTestTab(name: string, initial: AppState, options: TabOptions): TestTab {
  const { bus, storage = memoryStorage(), storeVersion = '1', world = {}, session } = options;
  const events: AppEvent[] = [];
  const reports: string[] = [];
  const report = (error: unknown, where: string) => void reports.push(`${where}: ${String(error)}`);
  const store: ShopStore = createStore(
    app,
    testWorld({ now: () => Date.now(), newId: idsFrom(`${name}-`), report, visible$: EMPTY, ...world }),
    initial,
  );
  const journal = createJournal({ events: appEvents, reduce, heavy: HEAVY }, initial);
  let keeper: Keeper | null = null;
  let last: ReturnType<typeof createLastKeeper> | null = null;
  let notes: NoteKeeper | null = null;
  store.observeCommits((commit) => {
    keeper?.committed(commit.length);
    last?.committed();
    notes?.committed(commit);
  });
  store.event$.subscribe((event) => {
    events.push(event);
    journal.record(event);
  });
  const saved = readSlices(storage, storeVersion);
  const joined = joinTabs({ store, storage, storeVersion, tab: name, report }, bus.join(name));
  const running = store.start();
  store.emit('view/restored', { saved: secret(saved), storeVersion, isOnline: true });
  joined.wake();
  const page = Date.now();
  last = session === undefined ? null : createLastKeeper({ session, storage, page, state: store.state });
  keeper =
    session === undefined
      ? null
      : createKeeper({
          session,
          page,
          recording: (since) => journal.export(since),
          user: () => store.state().user.customer?.id ?? null,
          soon: (write) => void setTimeout(write, 1_000),
        });
  notes =
    session === undefined
      ? null
      : createNoteKeeper({
          storage,
          state: store.state,
          now: () => Date.now(),
          happened: journal.export().events,
          tell: (found) => store.emit('view/changesFound', found),
          comparison: async () => COMPARISON,
        });
  return {
    ...joined,
    name,
    store,
    events,
    reports,
    journal,
    emit: ({ type, payload }) => (store.emit as (type: string, payload: object) => void)(type, payload),
    close() {
      keeper?.write();
      last?.write();
      notes?.write();
      joined.flush();
      running.unsubscribe();
      bus.freeze(name);
    },
  };
}

/** What tabs must agree on. */
export const agreedOn = ({ store }: TestTab) => shapeOf(store.state());
export const storedRev = (storage: MemoryStorage): number => readStoredVersion(storage, '1')?.rev ?? 0;

/** Virtual milliseconds; what is delivered in microtasks arrives. */
export const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
