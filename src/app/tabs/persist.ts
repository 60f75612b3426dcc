import type { SafeStorage } from '../../ports/storage.ts';
import type { SavedCart } from '../../slices/cart/state.ts';
import type { ShopStore } from '../../ui/store.tsx';
import { type TabClock, type Version, versionOf } from './clock.ts';
import type { SavedSlice } from './savedText.ts';
import { readSlices, readStoredCart, readStoredVersion, removeSlices, writeSlice } from './storedSlices.ts';
import type { TabSync } from './sync.ts';
import {
  NOTHING_WRITTEN,
  type Surroundings,
  type WriteAction,
  type WriteMessage,
  writeStep,
} from './writeStep.ts';

export interface Persistence {
  /** Writes what has changed. */
  readonly flush: () => void;
  /** Takes over what a tab has stored that knows more than this one. */
  readonly catchUp: () => boolean;
  /** The stored cart, also of another tab; null where storage does not keep what is written. */
  readonly savedCart: () => SavedCart | null;
}

/** What storage holds of the version that the store has. */
const storedFor = (store: ShopStore, storage: SafeStorage) => {
  const storeVersion = (): string => store.state().view.storeVersion;
  return {
    version: (): Version | null => readStoredVersion(storage, storeVersion()),
    cart: () => readStoredCart(storage, storeVersion()),
    slices: () => readSlices(storage, storeVersion()),
    write: (slice: SavedSlice, clock: TabClock): boolean =>
      writeSlice(storage, storeVersion(), { slice, state: store.state()[slice], version: versionOf(clock) }),
    clear: () => removeSlices(storage, storeVersion()),
  };
};

/** Runs the steps of `writeStep` on this tab's store, storage and timer. */
export function persist(store: ShopStore, storage: SafeStorage, others: TabSync): Persistence {
  let state = NOTHING_WRITTEN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stored = storedFor(store, storage);

  const takeOver = (version: Version): void => {
    others.tell({ kind: 'stored', slices: stored.slices(), version });
    others.tell({ kind: 'woken' });
  };
  const catchUp = (): boolean => {
    const version = store.state().view.isRestored ? stored.version() : null;
    const isNewer = version !== null && version.rev > others.clock().rev;
    if (isNewer) takeOver(version);
    return isNewer;
  };

  const around = (): Surroundings => ({
    state: store.state(),
    clock: others.clock(),
    isBehind: others.isBehind(),
    storedVersion: stored.version,
    storedCart: stored.cart,
  });
  const tell = (message: WriteMessage): void => {
    const [next, actions] = writeStep(state, message, around());
    if (state.isWaiting && !next.isWaiting) clearTimeout(timer);
    state = next;
    for (const action of actions) perform(action);
  };
  const perform = (action: WriteAction): void => {
    switch (action.do) {
      case 'wait':
        clearTimeout(timer);
        timer = setTimeout(() => tell({ kind: 'paused' }), action.ms);
        return;
      case 'takeOver':
        return queueMicrotask(() => takeOver(action.version));
      case 'catchUp':
        return queueMicrotask(catchUp);
      case 'overtake':
        return others.tell({ kind: 'overtook', rev: action.rev });
      case 'clear':
        return stored.clear();
      case 'write':
        for (const slice of action.slices)
          tell({ kind: 'wrote', slice, isKept: stored.write(slice, others.clock()) });
    }
  };
  store.observe(({ type }) => tell({ kind: 'happened', type }));
  return {
    flush: () => tell({ kind: 'ended' }),
    catchUp,
    savedCart() {
      if (!state.isKept) return null;
      const kept = stored.cart();
      // What another tab has cleared away holds no order any more.
      return kept ? kept.cart : {};
    },
  };
}
