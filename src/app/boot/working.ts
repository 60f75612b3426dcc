import { setAutoFreeze } from 'immer';
import type { Core } from '../../kernel/core.ts';
import { storeOf } from '../../kernel/store.ts';
import { presentDevice } from '../../ports/browser.ts';
import { isDataSaved } from '../../ports/dataSaving.ts';
import { isCalm } from '../../ports/leisure.ts';
import { createTabs, type TabsPort } from '../../ports/tabs.ts';
import type { AppEvent, AppEvents } from '../../slices/events.ts';
import { guest, LASTING } from '../../slices/guest.ts';
import type { AppState } from '../../slices/state.ts';
import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import { CITY_QUESTION, openQuestion, takeAway } from '../../ui/dialog/earlyDialog.ts';
import { chunkOf } from '../../ui/shell/chunk.ts';
import { coverParts, footer } from '../../ui/shell/laterParts.ts';
import { isLive } from '../../ui/primitives/liveButtons.ts';
import { createDiagnostics, type Diagnostics } from '../journal/journal.ts';
import { watchOutsideLinks } from '../navigation/outsideLinks.ts';
import { keepFocus } from '../navigation/keptFocus.ts';
import { showTabStops } from '../navigation/tabStops.ts';
import { savedGuest } from '../tabs/savedGuest.ts';
import { tellVersions } from '../tabs/tellVersions.ts';
import { createBrowserMemory } from './browserMemory.ts';
import { takeOverQuestion } from './cityAnswer.ts';
import { ANSWERED_KEY } from './early/cityQuestion.ts';
import { fetchAhead, wayToOrder } from './fetchAhead.ts';
import { createGuestWorld } from './guestWorld.ts';
import { watchLostChunks } from './lostChunks.ts';
import type { Resting } from './ordering.ts';
import { ordering } from './orderingChunk.ts';
import { remembered } from './remembered.ts';
import { openVersion, type StoreVersion } from './storeVersion.ts';
import type { Surroundings } from './surroundings.ts';
import { NO_PRESSES, takePresses } from './takePresses.ts';

// Frozen states cost half the speed; tests and development keep them.
setAutoFreeze(import.meta.env.DEV);

const leisure = { isCalm, isDataSaved };

const keeping = chunkOf(null, async () => (await import('./keeping.ts')).keepPage);
const intent = chunkOf(null, async () => (await import('./intent.ts')).watchIntent);

/** A page that is alive, and what happened on it. */
export interface Begun {
  readonly core: Core<AppEvents, AppState>;
  /** The state that the server rendered. */
  readonly initial: AppState;
  readonly happened: readonly AppEvent[];
  readonly surroundings: Surroundings;
  /** Names the build, its hash is another in every build. */
  readonly build: string;
  /** Code that the page cannot go on without is not to be had. */
  readonly onLost: (error: unknown) => void;
}

/** Recorded from the first event on. `reduce` knows all that has happened so far. */
function record({ core, initial, happened }: Begun, reduce: typeof guest.reduce): Diagnostics {
  const journal = createDiagnostics(initial, reduce);
  for (const event of happened) journal.record(event);
  core.observe(journal.record);
  return journal;
}

/** The store of a page at rest, with its work in the world; nothing has happened to it yet. */
function restingShop(page: Begun, storeVersion: string): Resting {
  const { surroundings } = page;
  const { config, errors, storage, sessionMemory, navigation } = surroundings;
  const options = {
    config,
    state: page.core.state,
    memory: createBrowserMemory(storage, sessionMemory, page.build),
    navigation: navigation.port,
    report: errors.report,
  };
  const world = createGuestWorld(options, (event) => ordering.present()?.readStatus(event) ?? null);
  const port = createTabs(
    () => new BroadcastChannel(`shop:${storeVersion}`),
    (error) => errors.report(error, 'tabs'),
  );
  const missed: AppEvent[] = [];
  page.core.observe((event) => void (LASTING.has(event.type) && missed.push(event)));
  return {
    store: storeOf(page.core, guest, world),
    world,
    options,
    surroundings,
    storeVersion,
    port,
    missed,
  };
}

/** The foot hears a click once its code is here: React takes over first what is clicked. */
const clickLive = (button: HTMLElement): void => {
  if (!button.closest('footer')) return button.click();
  return void footer.arrival().then(
    () => button.click(),
    () => undefined,
  );
};

/** After the screen shows the customer's own state: a button that is gone by then is not clicked, but what came in its place. */
const releaseClicks = (): void =>
  void setTimeout(() => {
    window.earlyClicks?.release(clickLive);
    window.earlyClicks = { wait: () => undefined, release: () => undefined };
  });

/** The page's links are the shop's own from now on: the browser need not make their pages ahead (decision 0026). */
const tellAlive = (): void => void setTimeout(() => (document.documentElement.dataset['alive'] = ''));

const releasePresses = (): void =>
  void setTimeout(() => {
    window.earlyPresses?.release(isLive);
    window.earlyPresses = NO_PRESSES;
  });

const answerQuestion = ({ store }: Resting): void =>
  takeOverQuestion(store, window.earlyQuestion, () => takeAway(document, CITY_QUESTION));

/** The visit begins with what is remembered, and the work in the world. */
function openVisit(
  { store, surroundings }: Resting,
  page: Begun,
  version: StoreVersion,
  saved: SavedSlices,
): void {
  store.start();
  store.emit('view/restored', remembered(surroundings, saved, { ...version, build: page.build }));
  watchOutsideLinks({
    isApp: () => store.state().view.device.isApp,
    follow: (url) => store.emit('view/outsideLinkTapped', { url }),
  });
  showTabStops(document);
  keepFocus(document);
  tellAlive();
  watchLostChunks(store, location);
}

/** Calls back when a guest's page is one of several tabs, or its visitor is not a guest any more: in another tab, say. */
function watchTabs(
  { store, port, surroundings: { storage }, storeVersion }: Resting,
  onMore: () => void,
): () => void {
  const endTelling = tellVersions(store, port);
  const heard = port.messages$.subscribe(onMore);
  const look = (): void => {
    if (!savedGuest(storage, storeVersion)) onMore();
  };
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    endTelling();
    heard.unsubscribe();
    removeEventListener('storage', look);
    removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * What a whole shop fetches that nobody has asked for. Where data is saved only a few bytes, without which a report says less
 * and a press waits longer.
 */
async function workAhead({ core, surroundings }: Begun, journal: Diagnostics, port: TabsPort): Promise<void> {
  await fetchAhead([keeping, intent], { isCalm, isDataSaved: () => false });
  keeping.present()?.(core, journal, surroundings, port);
  intent.present()?.(core.state);
  await fetchAhead(wayToOrder(), leisure);
}

/**
 * Makes a live page work: the customer's own state comes, and the work in the world begins. Only after hydration (assumptions,
 * section 4, "public page cache"). A guest who has nothing in the cart rests with less, until something more happens
 * (decision 0033).
 */
export function beginWork(page: Begun): Diagnostics {
  const { storage } = page.surroundings;
  const version = openVersion(storage, page.initial.setting.values?.storeVersion ?? null, Date.now());
  const shop = restingShop(page, version.version);
  let { reduce } = guest;
  const journal = record(page, (state, event) => reduce(state, event));
  const isGuest = !window.earlyPresses?.isAny() && !presentDevice().isApp;
  const saved = isGuest ? savedGuest(storage, version.version) : null;

  const complete = async (): Promise<void> => {
    const { completeShop } = await ordering.arrival();
    endResting();
    const whole = completeShop(shop);
    ({ reduce } = whole);
    if (!saved) openVisit(shop, page, version, whole.saved);
    // Only now: an answer that is taken is kept nowhere but in the store.
    answerQuestion(shop);
    releaseClicks();
    // In the task in which React shows the restored state: no frame shows it without them.
    takePresses(shop.store, window.earlyPresses);
    releasePresses();
    whole.tab.wake();
    void workAhead(page, journal, shop.port);
  };
  let completing: Promise<void> | null = null;
  const completeOnce = (): void => {
    // What was asked for may well be a dialog.
    coverParts.fetchAhead().catch(() => undefined);
    completing ??= complete().catch((error: unknown) => {
      completing = null;
      if (saved) releaseClicks();
      else page.onLost(error);
    });
  };
  let endResting = (): void => undefined;
  if (!saved) {
    completeOnce();
    return journal;
  }
  // Behind the question for the city waits what a visit begins with, and the page's own work: nobody misses it before they answer.
  const isMissed = (type: string): boolean => !openQuestion(document) || guest.known?.has(type) === false;
  const ends = [
    watchTabs(shop, completeOnce),
    shop.store.whenWaiting((type) => void (isMissed(type) && completeOnce())),
  ];
  endResting = () => ends.forEach((end) => end());
  window.earlyPresses?.whenPressed(completeOnce);
  shop.store.complete(guest);
  openVisit(shop, page, version, saved);
  // The answer of the page before is taken over first: «Город» may be what was pressed on this one.
  if (storage.read(ANSWERED_KEY) === null) releaseClicks();
  else completeOnce();
  openQuestion(document)?.addEventListener('close', completeOnce);
  void (async () => {
    await fetchAhead([ordering], leisure);
    // The code has run; the shop is made whole in a calm moment of its own, so that a press can come in between.
    await isCalm();
    if (ordering.present()) completeOnce();
  })();
  return journal;
}
