import { draft } from '../../src/slices/draft.ts';
import { appEvents, type AppDraft, type AppEvent } from '../../src/slices/events.ts';
import { isShared } from '../../src/slices/shared.ts';
import type { AppState } from '../../src/slices/state.ts';
import { type Version, versionOf } from '../../src/app/tabs/clock.ts';
import type { TabMessage } from '../../src/app/tabs/messages.ts';
import { shapeOf } from '../../src/app/tabs/savedShape.ts';
import {
  readSlices,
  readStoredCart,
  readStoredVersion,
  removeSlices,
  writeSlice,
} from '../../src/app/tabs/storedSlices.ts';
import {
  startSync,
  type SyncAction,
  type SyncMessage,
  type SyncState,
} from '../../src/app/tabs/syncState.ts';
import { syncStep } from '../../src/app/tabs/syncStep.ts';
import {
  NOTHING_WRITTEN,
  type WriteAction,
  type WriteMessage,
  type WriteState,
  writeStep,
} from '../../src/app/tabs/writeStep.ts';
import { memoryStorage, type MemoryStorage } from '../app/shop.ts';
import { secret } from '../../src/kernel/event.ts';
import { commit } from '../given.ts';
import { idsFrom } from '../world.ts';

const STORE = '1';

/** A tab as the two steps know it, played without a browser: its timers are times, its channel is a list. */
export interface SteppedTab {
  readonly name: string;
  readonly newId: () => string;
  state: AppState;
  sync: SyncState;
  write: WriteState;
  /** When its timers are over; null where none runs. */
  syncAt: number | null;
  writeAt: number | null;
  /** Frozen: nothing of it runs, and what it is sent is lost. */
  isAsleep: boolean;
}

interface Letter {
  readonly message: TabMessage;
  readonly postedAt: number;
}
const MOST_LETTERS = 1_000;
/** A message is never under way for as long as the pause after which tabs compare what they hold. */
const LONGEST_WAY_MS = 200;

/** Tabs of one browser. Messages of one tab to another keep their order; all else is up to the story. */
export interface Browser {
  now: number;
  isDiskFull: boolean;
  /** Without one only storage tells of other tabs, each time that somebody has written. */
  readonly hasChannel: boolean;
  readonly storage: MemoryStorage;
  readonly tabs: readonly SteppedTab[];
  /** By pair of tabs. */
  readonly mail: Map<string, Letter[]>;
  /** What was written over something newer: nothing, if all is right. */
  readonly slips: string[];
}

interface BrowserOptions {
  readonly count: number;
  readonly hasChannel: boolean;
}
export function openBrowser(start: AppState, { count, hasChannel }: BrowserOptions): Browser {
  const tabs = Array.from({ length: count }, (_, at): SteppedTab => {
    const name = `tab-${at}`;
    const newId = idsFrom(`${name}-`);
    const saved = { saved: secret({}), storeVersion: STORE, isOnline: true };
    return {
      name,
      newId,
      state: commit(start, draft('view/restored', saved), { newId }).state,
      sync: startSync(name, null),
      write: NOTHING_WRITTEN,
      syncAt: null,
      writeAt: null,
      isAsleep: false,
    };
  });
  const storage = memoryStorage();
  return { now: 0, isDiskFull: false, hasChannel, storage, tabs, mail: new Map(), slips: [] };
}

const storedVersion = ({ storage }: Browser): Version | null => readStoredVersion(storage, STORE);

const post = (browser: Browser, from: SteppedTab, message: TabMessage): void => {
  if (!browser.hasChannel) return;
  for (const to of browser.tabs) {
    if (to === from) continue;
    const pair = `${from.name} → ${to.name}`;
    browser.mail.set(pair, [
      ...(browser.mail.get(pair) ?? []),
      { message: structuredClone(message), postedAt: browser.now },
    ]);
  }
};

const syncAction = (browser: Browser, tab: SteppedTab, action: SyncAction): void => {
  switch (action.do) {
    case 'post':
      return post(browser, tab, action.message);
    case 'wait':
      tab.syncAt = browser.now + action.ms;
      return;
    case 'endSession':
      return emit(browser, tab, draft('auth/endedElsewhere'));
    case 'absorb':
      return emit(browser, tab, draft('view/factsArrived', { facts: secret(action.facts) }));
    case 'adopt':
      return emit(
        browser,
        tab,
        draft('view/slicesArrived', { saved: secret(action.slices), isLogin: action.isLogin }),
      );
  }
};
const tellSync = (browser: Browser, tab: SteppedTab, message: SyncMessage): void => {
  const [next, actions] = syncStep(tab.sync, message, () => shapeOf(tab.state));
  tab.sync = next;
  for (const action of actions) syncAction(browser, tab, action);
};

const takeOver = (browser: Browser, tab: SteppedTab, version: Version): void => {
  tellSync(browser, tab, { kind: 'stored', slices: readSlices(browser.storage, STORE), version });
  tellSync(browser, tab, { kind: 'woken' });
};
const catchUp = (browser: Browser, tab: SteppedTab): boolean => {
  const stored = storedVersion(browser);
  const isNewer = stored !== null && stored.rev > tab.sync.clock.rev;
  if (isNewer) takeOver(browser, tab, stored);
  return isNewer;
};
const save = (
  browser: Browser,
  tab: SteppedTab,
  slices: readonly (keyof ReturnType<typeof shapeOf>)[],
): void => {
  const version = versionOf(tab.sync.clock);
  const before = storedVersion(browser);
  if (before && before.rev > version.rev)
    browser.slips.push(`${tab.name} wrote ${version.rev} over ${before.rev}`);
  const storage = browser.isDiskFull ? { ...browser.storage, write: () => undefined } : browser.storage;
  for (const slice of slices) {
    const isKept = writeSlice(storage, STORE, { slice, state: tab.state[slice], version });
    tellWrite(browser, tab, { kind: 'wrote', slice, isKept });
  }
  if (!browser.hasChannel)
    for (const other of browser.tabs) if (other !== tab && !other.isAsleep) catchUp(browser, other);
};
const writeAction = (browser: Browser, tab: SteppedTab, action: WriteAction): void => {
  switch (action.do) {
    case 'wait':
      tab.writeAt = browser.now + action.ms;
      return;
    case 'takeOver':
      return takeOver(browser, tab, action.version);
    case 'catchUp':
      return void catchUp(browser, tab);
    case 'overtake':
      return tellSync(browser, tab, { kind: 'overtook', rev: action.rev });
    case 'clear':
      return removeSlices(browser.storage, STORE);
    case 'write':
      return save(browser, tab, action.slices);
  }
};
export const tellWrite = (browser: Browser, tab: SteppedTab, message: WriteMessage): void => {
  const [next, actions] = writeStep(tab.write, message, {
    state: tab.state,
    clock: tab.sync.clock,
    isBehind: tab.sync.isBehind,
    storedVersion: () => storedVersion(browser),
    storedCart: () => readStoredCart(browser.storage, STORE),
  });
  if (!next.isWaiting) tab.writeAt = null;
  tab.write = next;
  for (const action of actions) writeAction(browser, tab, action);
};

const isOfTab = ({ type }: Pick<AppEvent, 'type'>): boolean => appEvents[type].source === 'tab';

/** One commit in a tab, and what its channel and its storage hear of it. */
export function emit(browser: Browser, tab: SteppedTab, fact: AppDraft): void {
  const { state, events } = commit(tab.state, fact, { newId: tab.newId, now: () => browser.now });
  tab.state = state;
  const facts = isOfTab(fact) ? [] : events.filter(isShared);
  if (facts.length > 0) tellSync(browser, tab, { kind: 'happened', facts });
  for (const { type } of events) tellWrite(browser, tab, { kind: 'happened', type });
}

/** The first message of a pair arrives, or is lost where its reader sleeps. */
export function deliver(browser: Browser, pair: string): void {
  const [letter, ...rest] = browser.mail.get(pair) ?? [];
  if (rest.length > 0) browser.mail.set(pair, rest);
  else browser.mail.delete(pair);
  const to = browser.tabs.find(({ name }) => pair.endsWith(name));
  if (letter && to && !to.isAsleep) tellSync(browser, to, { kind: 'heard', message: letter.message });
}
export const deliverAll = (browser: Browser): void => {
  let count = 0;
  for (let pair = [...browser.mail.keys()][0]; pair; pair = [...browser.mail.keys()][0]) {
    deliver(browser, pair);
    count += 1;
    if (count > MOST_LETTERS) throw new Error('The tabs do not come to an end of what they say');
  }
};

const deliverOverdue = (browser: Browser): void => {
  const isOverdue = ([letter]: readonly Letter[]) =>
    letter !== undefined && letter.postedAt + LONGEST_WAY_MS <= browser.now;
  const next = () => [...browser.mail].find(([, letters]) => isOverdue(letters))?.[0];
  for (let pair = next(); pair; pair = next()) deliver(browser, pair);
};

const ring = (browser: Browser, tab: SteppedTab): void => {
  if (tab.syncAt !== null && tab.syncAt <= browser.now) {
    tab.syncAt = null;
    tellSync(browser, tab, { kind: 'waited' });
  }
  if (tab.writeAt !== null && tab.writeAt <= browser.now) {
    tab.writeAt = null;
    tellWrite(browser, tab, { kind: 'paused' });
  }
};
/** Time goes on; the timers of a tab that sleeps ring when it wakes. */
export function pass(browser: Browser, ms: number): void {
  const end = browser.now + ms;
  while (browser.now < end) {
    browser.now = Math.min(end, browser.now + 50);
    deliverOverdue(browser);
    for (const tab of browser.tabs) if (!tab.isAsleep) ring(browser, tab);
  }
}
export function wake(browser: Browser, tab: SteppedTab): void {
  tab.isAsleep = false;
  if (!catchUp(browser, tab)) tellSync(browser, tab, { kind: 'woken' });
}
export const isResting = ({ mail, tabs }: Browser): boolean =>
  mail.size === 0 && tabs.every(({ syncAt, writeAt }) => syncAt === null && writeAt === null);
