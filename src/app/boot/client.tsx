import { setAutoFreeze } from 'immer';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter, useNavigate } from 'react-router-dom';
import { secret } from '../../kernel/event.ts';
import { createStore } from '../../kernel/store.ts';
import { online$, postBeacon, presentDevice, visible$ } from '../../ports/browser.ts';
import { createConnection } from '../../ports/connection.ts';
import { newId } from '../../ports/identity.ts';
import { isCalm, isDataSaved } from '../../ports/leisure.ts';
import { createStorage } from '../../ports/storage.ts';
import { readAllergens, readCookie } from '../../ports/cookies.ts';
import { app } from '../../slices/app.ts';
import { DiagnosisProvider, type Diagnosis } from '../../ui/diagnosis.ts';
import { overlays } from '../../ui/dialog/overlays.ts';
import { provideConnection } from '../../ui/shell/connection.ts';
import { StoreProvider, type ShopStore } from '../../ui/store.tsx';
import {
  createBrowserMemory,
  hasAdminToken,
  mayReload,
  savedAnalyticsConsent,
  seenGreetings,
} from './browserMemory.ts';
import { stateFrom, type PublicState } from './boot.ts';
import type { PublicConfig } from './config.ts';
import { createErrorLog } from '../journal/errorLog.ts';
import { createErrorReports } from '../journal/errorReports.ts';
import { fetchAhead, wayToOrder } from './fetchAhead.ts';
import { isUrgent, whenDue } from './interactivity.ts';
import { createDiagnostics } from '../journal/journal.ts';
import { watchLostChunks } from './lostChunks.ts';
import { createNavigation, type NavigationPort } from '../navigation/navigation.ts';
import { watchOutsideLinks } from '../navigation/outsideLinks.ts';
import { matchPage, preloadPage } from '../navigation/routes.tsx';
import { Shop } from '../Shop.tsx';
import { createShopHistory } from '../navigation/shopHistory.ts';
import { readSlices } from '../tabs/storedSlices.ts';
import { openVersion, savedVersion } from './storeVersion.ts';
import { openTab, type JoinedTab } from '../tabs/join.ts';
import { watchUncaught } from '../journal/uncaughtErrors.ts';
import { createWorld } from './world.ts';

// Frozen states cost half the speed; tests and development keep them.
setAutoFreeze(import.meta.env.DEV);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- our own server wrote it
const embedded = <T,>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;

interface BridgeProps {
  readonly navigation: NavigationPort;
  readonly onReady: () => void;
  readonly children: ReactNode;
}
/**
 * Hands the router's navigate to the store's world, and tells when the page is hydrated. It wraps its child alone: a
 * sibling would change the ids that the server has given.
 */
function Bridge({ navigation, onReady, children }: BridgeProps) {
  const navigate = useNavigate();
  useEffect(() => navigation.bind((to, options) => void navigate(to, options)), [navigation, navigate]);
  useEffect(() => onReady(), [onReady]);
  return children;
}

/** The entry's own name: its hash is another in every build. */
const BUILD = import.meta.url;

const config = embedded<PublicConfig>('config');
const initial = stateFrom(embedded<PublicState>('state'));
const diagnostics = createDiagnostics(initial);
const errors = createErrorLog(() => Date.now(), diagnostics.recentTypes);
const diagnosis: Diagnosis = { errors: errors.entries, journal: () => diagnostics.text() };
const history = createShopHistory(window, overlays);
const navigation = createNavigation(location, history.onPage);
const storage = createStorage(
  () => localStorage,
  (error) => errors.report(error, 'storage'),
);
const sessionMemory = createStorage(
  () => sessionStorage,
  (error) => errors.report(error, 'sessionStorage'),
);
/** Of defects alone: what the shop expects and gets over (a failed call, storage that is full) is only logged. */
const reports = createErrorReports({
  url: config.reportUrl,
  memory: storage,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  send: postBeacon,
});
watchUncaught(window, (error, where) => reports.post(errors.keep(error, where)));
window.addEventListener('online', reports.online);
const reportDefect = (where: string) => (error: unknown) => reports.post(errors.report(error, where));
let tab: JoinedTab | null = null;
const store: ShopStore = createStore(
  app,
  createWorld({
    config,
    state: () => store.state(),
    memory: createBrowserMemory(storage, sessionMemory, BUILD),
    savedCart: () => tab?.savedCart() ?? null,
    navigation: navigation.port,
    report: errors.report,
  }),
  initial,
);
store.event$.subscribe(diagnostics.record);

/** Only after hydration does the page become the customer's own (assumptions, section 4, "public page cache"). */
let isStarted = false;
const begin = (): void => {
  if (isStarted) return;
  isStarted = true;
  const { version, reloadedAt } = openVersion(
    storage,
    initial.setting.values?.storeVersion ?? null,
    Date.now(),
  );
  const saved = readSlices(storage, version);
  const allergens = readAllergens(document.cookie);
  const opened = openTab({ store, storage, storeVersion: version, tab: newId(), report: errors.report });
  tab = opened;
  store.start();
  store.emit('view/restored', {
    saved: secret({ ...saved, user: { ...saved.user, ...(allergens.length > 0 ? { allergens } : {}) } }),
    storeVersion: version,
    reloadedAt,
    isOnline: navigator.onLine,
    citySlug: readCookie(document.cookie, 'citySlug'),
    seen: seenGreetings(storage, sessionMemory),
    analyticsConsent: savedAnalyticsConsent(storage),
    mayReload: mayReload(sessionMemory, BUILD),
    isAdmin: hasAdminToken(storage),
    device: presentDevice(),
  });
  watchOutsideLinks({
    isApp: () => store.state().view.device.isApp,
    follow: (url) => store.emit('view/outsideLinkTapped', { url }),
  });
  // After the screen shows the customer's own state: a button that is gone by then is not clicked.
  setTimeout(() => {
    window.earlyClicks?.release();
    window.earlyClicks = { release: () => undefined };
  });
  watchLostChunks(store, location);
  opened.wake();
  void fetchAhead(wayToOrder(), { isCalm, isDataSaved });
};

provideConnection(createConnection('/favicon.svg', { online$: online$(), visible$: visible$() }));
/** Resolves when the code of the page is here and its time has come. */
const ready = async (): Promise<void> => {
  const match = matchPage(location.pathname, initial.city.list);
  await preloadPage(match).catch(() => undefined);
  const known = savedVersion(storage);
  const visit = {
    page: match?.page ?? '',
    saved: known ? readSlices(storage, known.version) : {},
    isApp: presentDevice().isApp,
  };
  // Without the first script nothing would hold the clicks that come meanwhile.
  if (!isUrgent(visit) && window.firstSign) await whenDue(window, window.firstSign);
};

const hydrate = (): void => {
  const root = document.getElementById('app');
  if (!root) return;
  hydrateRoot(
    root,
    <StrictMode>
      <StoreProvider value={store}>
        <DiagnosisProvider value={diagnosis}>
          <HistoryRouter history={history}>
            <Bridge navigation={navigation} onReady={begin}>
              <Shop />
            </Bridge>
          </HistoryRouter>
        </DiagnosisProvider>
      </StoreProvider>
    </StrictMode>,
    {
      onCaughtError: reportDefect('error boundary'),
      onRecoverableError: reportDefect('hydration'),
    },
  );
};

// Not awaited at the top: the page's code imports this file's chunk, and would wait for it.
void ready().then(hydrate);
