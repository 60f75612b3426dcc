import { storeOf } from '../../kernel/store.ts';
import { newId } from '../../ports/identity.ts';
import { createStorageTabs } from '../../ports/storageTabs.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import { app } from '../../slices/app.ts';
import { beyondGuest } from '../../slices/beyondGuest.ts';
import type { AppEvent } from '../../slices/events.ts';
import type { GuestWorld } from '../../slices/guest.ts';
import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import type { ShopStore } from '../../ui/store.tsx';
import { openTab, type JoinedTab } from '../tabs/join.ts';
import { keepLostCart, lostCartIn } from '../tabs/lostCart.ts';
import { readSlices } from '../tabs/storedSlices.ts';
import type { WorldOptions } from './guestWorld.ts';
import type { Surroundings } from './surroundings.ts';
import { createWorld } from './world.ts';

export { readStatus } from '../../ports/readers/live.ts';

/** The shop of a page at rest. */
export interface Resting {
  readonly store: ShopStore;
  readonly world: GuestWorld;
  readonly options: WorldOptions;
  readonly surroundings: Surroundings;
  readonly storeVersion: string;
  readonly port: TabsPort;
  /** What has happened to it that concerns work which only the whole shop does. */
  readonly missed: readonly AppEvent[];
}

/** What the whole shop has beyond it. */
export interface Whole {
  readonly tab: JoinedTab;
  /** What storage holds of the customer. */
  readonly saved: SavedSlices;
  readonly reduce: typeof app.reduce;
}

/** Makes it the whole shop: what waited happens, and its tab is one of the customer's tabs. */
export function completeShop({
  store,
  world,
  options,
  surroundings: { storage, errors },
  storeVersion,
  port,
  missed,
}: Resting): Whole {
  keepLostCart(storage, storeVersion, Date.now());
  const saved = readSlices(storage, storeVersion);
  // Before the effects: what they read of storage is written by then.
  const others = port.isOpen ? port : createStorageTabs(`shop:tabs:${storeVersion}`, storage, window);
  const tab = openTab({ store, storage, storeVersion, tab: newId(), report: errors.report }, others);
  const ofBrowser = { savedCart: tab.savedCart, lostCart: lostCartIn(storage, Date.now) };
  const work = storeOf(store, beyondGuest, createWorld(world, options, ofBrowser));
  work.start(missed);
  store.complete(app);
  return { tab, saved, reduce: app.reduce };
}
