import { secret } from '../../kernel/event.ts';
import { createStore } from '../../kernel/store.ts';
import { presentDevice } from '../../ports/browser.ts';
import { readAllergens, readCookie } from '../../ports/cookies.ts';
import { newId } from '../../ports/identity.ts';
import { isCalm, isDataSaved } from '../../ports/leisure.ts';
import { app } from '../../slices/app.ts';
import type { AppState } from '../../slices/state.ts';
import { isLive } from '../../ui/primitives/liveButtons.ts';
import type { ShopStore } from '../../ui/store.tsx';
import { watchOutsideLinks } from '../navigation/outsideLinks.ts';
import { openTab, type JoinedTab } from '../tabs/join.ts';
import { readSlices } from '../tabs/storedSlices.ts';
import {
  createBrowserMemory,
  hasAdminToken,
  mayReload,
  savedAnalyticsConsent,
  seenGreetings,
} from './browserMemory.ts';
import { fetchAhead, wayToOrder } from './fetchAhead.ts';
import { watchLostChunks } from './lostChunks.ts';
import { openVersion } from './storeVersion.ts';
import type { Surroundings } from './surroundings.ts';
import { NO_PRESSES, takePresses } from './takePresses.ts';
import { createWorld } from './world.ts';

/** The shop of one page; `begin` opens it to the customer. */
export interface BrowserShop {
  readonly store: ShopStore;
  readonly begin: () => void;
}

/** What this browser remembers of the customer and of earlier visits. */
const remembered = ({ storage, sessionMemory }: Surroundings, version: string, build: string) => {
  const saved = readSlices(storage, version);
  const allergens = readAllergens(document.cookie);
  return {
    saved: secret({ ...saved, user: { ...saved.user, ...(allergens.length > 0 ? { allergens } : {}) } }),
    citySlug: readCookie(document.cookie, 'citySlug'),
    seen: seenGreetings(storage, sessionMemory),
    analyticsConsent: savedAnalyticsConsent(storage),
    mayReload: mayReload(sessionMemory, build),
    isAdmin: hasAdminToken(storage),
  };
};

/** Makes the store of a page; `build` names the build, its hash is another in every build. */
export function createBrowserShop(surroundings: Surroundings, initial: AppState, build: string): BrowserShop {
  const { config, errors, storage, sessionMemory, navigation } = surroundings;
  let tab: JoinedTab | null = null;
  const store: ShopStore = createStore(
    app,
    createWorld({
      config,
      state: () => store.state(),
      memory: createBrowserMemory(storage, sessionMemory, build),
      savedCart: () => tab?.savedCart() ?? null,
      navigation: navigation.port,
      report: errors.report,
    }),
    initial,
  );
  const open = (): void => {
    const { version, reloadedAt } = openVersion(
      storage,
      initial.setting.values?.storeVersion ?? null,
      Date.now(),
    );
    const memory = remembered(surroundings, version, build);
    const opened = openTab({ store, storage, storeVersion: version, tab: newId(), report: errors.report });
    tab = opened;
    store.start();
    store.emit('view/restored', {
      ...memory,
      storeVersion: version,
      reloadedAt,
      isOnline: navigator.onLine,
      device: presentDevice(),
    });
    // In the task in which React shows the restored state: no frame shows it without them.
    takePresses(store, window.earlyPresses);
    watchOutsideLinks({
      isApp: () => store.state().view.device.isApp,
      follow: (url) => store.emit('view/outsideLinkTapped', { url }),
    });
    // After the screen shows the customer's own state: a button that is gone by then is not clicked.
    setTimeout(() => {
      window.earlyPresses?.release(isLive);
      window.earlyPresses = NO_PRESSES;
      window.earlyClicks?.release();
      window.earlyClicks = { release: () => undefined };
      // Its links are the shop's own from now on: the browser need not make their pages ahead (decision 0026).
      document.documentElement.dataset['alive'] = '';
    });
    watchLostChunks(store, location);
    opened.wake();
    void fetchAhead(wayToOrder(), { isCalm, isDataSaved });
  };
  let isOpen = false;
  return {
    store,
    /** Only after hydration does the page become the customer's own (assumptions, section 4, "public page cache"). */
    begin() {
      if (isOpen) return;
      isOpen = true;
      open();
    },
  };
}
