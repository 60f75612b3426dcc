import { setAutoFreeze } from 'immer';
import type { Core } from '../../kernel/core.ts';
import { storeOf } from '../../kernel/store.ts';
import { presentDevice } from '../../ports/browser.ts';
import { isDataSaved } from '../../ports/dataSaving.ts';
import { newId } from '../../ports/identity.ts';
import { isCalm } from '../../ports/leisure.ts';
import { app } from '../../slices/app.ts';
import type { AppEvent, AppEvents } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';
import { createDiagnostics, type Diagnostics } from '../journal/journal.ts';
import { CITY_QUESTION, takeAway } from '../../ui/dialog/earlyDialog.ts';
import { isLive } from '../../ui/primitives/liveButtons.ts';
import { watchOutsideLinks } from '../navigation/outsideLinks.ts';
import { openTab, type JoinedTab } from '../tabs/join.ts';
import { createBrowserMemory } from './browserMemory.ts';
import { takeOverQuestion } from './cityAnswer.ts';
import { fetchAhead, wayToOrder } from './fetchAhead.ts';
import { watchLostChunks } from './lostChunks.ts';
import { remembered } from './remembered.ts';
import { openVersion } from './storeVersion.ts';
import type { Surroundings } from './surroundings.ts';
import { NO_PRESSES, takePresses } from './takePresses.ts';
import { createWorld } from './world.ts';

// Frozen states cost half the speed; tests and development keep them.
setAutoFreeze(import.meta.env.DEV);

/** A page that is alive, and what happened on it. */
interface Begun {
  readonly core: Core<AppEvents, AppState>;
  /** The state that the server rendered. */
  readonly initial: AppState;
  readonly happened: readonly AppEvent[];
  readonly surroundings: Surroundings;
  /** Names the build, its hash is another in every build. */
  readonly build: string;
}

/** Recorded from the first event on. */
function record({ core, initial, happened }: Begun): Diagnostics {
  const journal = createDiagnostics(initial);
  for (const event of happened) journal.record(event);
  core.observe(journal.record);
  return journal;
}

/** The store with its work in the world. */
function openStore(page: Begun, savedCart: () => ReturnType<JoinedTab['savedCart']>) {
  const { config, errors, storage, sessionMemory, navigation } = page.surroundings;
  const world = createWorld({
    config,
    state: page.core.state,
    memory: createBrowserMemory(storage, sessionMemory, page.build),
    savedCart,
    navigation: navigation.port,
    report: errors.report,
  });
  return storeOf(page.core, app, world);
}

/** After the screen shows the customer's own state: a button that is gone by then is not clicked. */
const releaseClicks = (): void =>
  void setTimeout(() => {
    window.earlyPresses?.release(isLive);
    window.earlyPresses = NO_PRESSES;
    window.earlyClicks?.release();
    window.earlyClicks = { wait: () => undefined, release: () => undefined };
    // Its links are the shop's own from now on: the browser need not make their pages ahead (decision 0026).
    document.documentElement.dataset['alive'] = '';
  });

/**
 * Makes a live page the whole shop: what waited happens, the customer's own state comes, and the work in the world begins.
 * Only after hydration (assumptions, section 4, "public page cache").
 */
export function beginWork(page: Begun): Diagnostics {
  const { storage, errors } = page.surroundings;
  const journal = record(page);
  let tab: JoinedTab | null = null;
  const store = openStore(page, () => tab?.savedCart() ?? null);
  store.complete(app);
  const openedBy = page.initial.setting.values?.storeVersion ?? null;
  const { version, reloadedAt } = openVersion(storage, openedBy, Date.now());
  const memory = remembered(page.surroundings, version, page.build);
  tab = openTab({ store, storage, storeVersion: version, tab: newId(), report: errors.report });
  store.start();
  store.emit('view/restored', {
    ...memory,
    storeVersion: version,
    reloadedAt,
    isOnline: navigator.onLine,
    device: presentDevice(),
  });
  takeOverQuestion(store, window.earlyQuestion, () => takeAway(document, CITY_QUESTION));
  // In the task in which React shows the restored state: no frame shows it without them.
  takePresses(store, window.earlyPresses);
  watchOutsideLinks({
    isApp: () => store.state().view.device.isApp,
    follow: (url) => store.emit('view/outsideLinkTapped', { url }),
  });
  releaseClicks();
  watchLostChunks(store, location);
  tab.wake();
  void fetchAhead(wayToOrder(), { isCalm, isDataSaved });
  return journal;
}
