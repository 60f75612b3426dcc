import type { TabsPort } from '../../ports/tabs.ts';
import type { SafeStorage } from '../../ports/storage.ts';
import type { SavedCart } from '../../slices/cart/state.ts';
import type { ShopStore } from '../../ui/store.tsx';
import { persist } from './persist.ts';
import { shareVersions } from './sharedVersions.ts';
import { readStoredVersion } from './storedSlices.ts';
import { isOfLaterGeneration } from './clock.ts';
import { syncTabs } from './sync.ts';

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
  /** The stored cart, also of another tab; null where storage does not keep what is written. */
  readonly savedCart: () => SavedCart | null;
  /** The page is there again: it may have slept. */
  readonly wake: () => void;
  /** Another tab has written. */
  readonly storageChanged: () => void;
}

/** Makes this tab one of the customer's tabs: what happens in one is in all, and in storage. */
export function joinTabs(
  { store, storage, storeVersion, tab, report }: TabsOptions,
  port: TabsPort,
): JoinedTab {
  const storedVersion = () => readStoredVersion(storage, storeVersion);
  // Before what writes: the clock moves first.
  const others = syncTabs({ store, port, tab, stored: storedVersion(), report });
  shareVersions(store, port);
  const { flush, catchUp, savedCart } = persist(store, storage, others);
  return {
    flush,
    savedCart,
    wake() {
      if (!catchUp()) others.tell({ kind: 'woken' });
    },
    storageChanged() {
      const stored = storedVersion();
      const endsGeneration = stored !== null && isOfLaterGeneration(others.clock(), stored.rev);
      if (endsGeneration || !port.isOpen) catchUp();
    },
  };
}

/** Joins the browser's other tabs through a port that is open. */
export function openTab(options: TabsOptions, port: TabsPort): JoinedTab {
  const tab = joinTabs(options, port);
  addEventListener('pagehide', tab.flush);
  addEventListener('pageshow', ({ persisted }) => persisted && tab.wake());
  addEventListener('storage', tab.storageChanged);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? tab.flush() : tab.wake(),
  );
  return tab;
}
