import { createTabs, type TabsPort } from '../ports/tabs.ts';
import type { SafeStorage } from '../ports/storage.ts';
import type { ShopStore } from '../ui/store.tsx';
import type { Tab } from './adopt.ts';
import { persist } from './persist.ts';
import { shareVersions } from './sharedVersions.ts';
import { readStoredVersion } from './storedSlices.ts';
import { createClock, epochOf } from './tabClock.ts';
import { syncTabs } from './tabSync.ts';

interface TabsOptions {
  readonly store: ShopStore;
  readonly storage: SafeStorage;
  readonly storeVersion: string;
  /** Id of this tab. */
  readonly tab: string;
  readonly report: (error: unknown, where: string) => void;
}

export interface JoinedTab {
  /** The page goes, perhaps for good. */
  readonly flush: () => void;
  /** The page is there again: it may have slept. */
  readonly wake: () => void;
  /** Another tab has written. */
  readonly storageChanged: () => void;
}

/** Makes this tab one of the customer's tabs: what happens in one is in all, and in storage. */
export function joinTabs(
  { store, storage, storeVersion, tab: id, report }: TabsOptions,
  port: TabsPort,
): JoinedTab {
  const tab: Tab = { store, clock: createClock(id, readStoredVersion(storage, storeVersion)) };
  // Before what writes: the clock moves first.
  const others = syncTabs(tab, port, report);
  shareVersions(store, port);
  const { flush, catchUp } = persist(tab, storage, others);
  return {
    flush,
    wake() {
      if (!catchUp()) others.ask();
    },
    storageChanged() {
      const stored = readStoredVersion(storage, storeVersion);
      const hasEnded = stored !== null && epochOf(stored.rev) > epochOf(tab.clock.rev());
      if (hasEnded || !port.isOpen) catchUp();
    },
  };
}

/** Joins the browser's other tabs of this version of the store. */
export function openTab(options: TabsOptions): JoinedTab {
  const port = createTabs(
    () => new BroadcastChannel(`shop:${options.storeVersion}`),
    (error) => options.report(error, 'tabs'),
  );
  const tab = joinTabs(options, port);
  addEventListener('pagehide', tab.flush);
  addEventListener('pageshow', ({ persisted }) => persisted && tab.wake());
  addEventListener('storage', tab.storageChanged);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? tab.flush() : tab.wake(),
  );
  return tab;
}
