import type { AppEvent } from '../../slices/events.ts';
import { isShared } from '../../slices/shared.ts';
import type { ShopStore } from '../../ui/store.tsx';
import type { SyncMessage } from './syncState.ts';

/**
 * Tells the shared facts of every commit that began in this tab, before anybody who subscribes later sees them. What
 * began in another tab is not told: no echo.
 */
export function watchOwnCommits(store: ShopStore, tell: (message: SyncMessage) => void): void {
  let state = store.state();
  let isForeign = false;
  /** A commit is published when all of it is reduced: another state means another commit, and its root comes first. */
  const open = (root: AppEvent) => {
    tell({ kind: 'committed' });
    state = store.state();
    isForeign = root.source === 'tab';
  };
  store.observe((event) => {
    if (store.state() !== state) open(event);
    if (!isForeign && isShared(event)) tell({ kind: 'happened', fact: event });
  });
}
