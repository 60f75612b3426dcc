import type { SafeStorage } from '../../ports/storage.ts';
import type { SavedCart } from '../../slices/cart/state.ts';
import type { ShopStore } from '../../ui/store.tsx';
import { type TabClock, type Version, versionOf } from './clock.ts';
import type { SavedSlice } from './savedShape.ts';
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

/** Runs the steps of `writeStep` on this tab's store, storage and timer. */
export function persist(store: ShopStore, storage: SafeStorage, others: TabSync): Persistence {
  let state = NOTHING_WRITTEN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const storeVersion = (): string => store.state().view.storeVersion;
  const storedVersion = (): Version | null => readStoredVersion(storage, storeVersion());
  const storedCart = () => readStoredCart(storage, storeVersion());

  const takeOver = (version: Version): void => {
    others.tell({ kind: 'stored', slices: readSlices(storage, storeVersion()), version });
    others.tell({ kind: 'woken' });
  };
  const catchUp = (): boolean => {
    const stored = store.state().view.isRestored ? storedVersion() : null;
    const isNewer = stored !== null && stored.rev > others.clock().rev;
    if (isNewer) takeOver(stored);
    return isNewer;
  };
  const write = (slice: SavedSlice, clock: TabClock): boolean =>
    writeSlice(storage, storeVersion(), { slice, state: store.state()[slice], version: versionOf(clock) });

  const around = (): Surroundings => ({
    state: store.state(),
    clock: others.clock(),
    isBehind: others.isBehind(),
    storedVersion,
    storedCart,
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
        return removeSlices(storage, storeVersion());
      case 'write':
        for (const slice of action.slices)
          tell({ kind: 'wrote', slice, isKept: write(slice, others.clock()) });
    }
  };
  store.event$.subscribe(({ type }) => tell({ kind: 'happened', type }));
  return {
    flush: () => tell({ kind: 'ended' }),
    catchUp,
    savedCart() {
      if (!state.isKept) return null;
      const stored = storedCart();
      // What another tab has cleared away holds no order any more.
      return stored ? stored.cart : {};
    },
  };
}
