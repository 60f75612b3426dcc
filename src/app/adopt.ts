import { secret } from '../kernel/event.ts';
import type { SavedSlices } from '../slices/view/page/events.ts';
import type { ShopStore } from '../ui/store.tsx';
import { epochOf, type TabClock, type Version } from './tabClock.ts';

/** A tab: its store, and how much its state holds of what happened in all of them. */
export interface Tab {
  readonly store: ShopStore;
  readonly clock: TabClock;
}

/**
 * Takes over the slices of a tab that knows more. Where that tab has logged out or serves somebody else, the session
 * here ends first, with all that a logout ends.
 */
export function adopt({ store, clock }: Tab, saved: SavedSlices, version: Version): void {
  const { user, auth } = store.state();
  const known = saved.user?.customer?.id ?? null;
  const isOther = (user.customer?.id ?? null) !== known;
  const hasSession = user.customer !== null || auth.token !== null;
  if (epochOf(version.rev) > epochOf(clock.rev()) || (isOther && hasSession))
    store.emit('auth/endedElsewhere');
  store.emit('view/slicesArrived', { saved: secret(saved), isLogin: isOther && known !== null });
  clock.adopted(version);
}
