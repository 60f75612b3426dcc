import { setAutoFreeze } from 'immer';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { secret } from '../kernel/event.ts';
import { createStore } from '../kernel/store.ts';
import { newId } from '../ports/identity.ts';
import { createStorage } from '../ports/storage.ts';
import { readAllergens } from '../ports/cookies.ts';
import { app } from '../slices/app.ts';
import { StoreProvider, type ShopStore } from '../ui/store.tsx';
import { stateFrom, type PublicState } from './boot.ts';
import type { PublicConfig } from './config.ts';
import { createErrorLog } from './errorLog.ts';
import { createNavigation, type NavigationPort } from './navigation.ts';
import { persist, readSlices, savedVersion, type Writer } from './persist.ts';
import { matchPage, preloadPage } from './routes.tsx';
import { Shop } from './Shop.tsx';
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

const config = embedded<PublicConfig>('config');
const initial = stateFrom(embedded<PublicState>('state'));
const errors = createErrorLog(() => Date.now());
const navigation = createNavigation(location);
const storage = createStorage(
  () => localStorage,
  (error) => errors.report(error, 'storage'),
);
let writer: Writer | null = null;
const store: ShopStore = createStore(
  app,
  createWorld({
    config,
    state: () => store.state(),
    storage,
    savedCart: () => writer?.savedCart() ?? null,
    navigation: navigation.port,
    report: errors.report,
  }),
  initial,
);

/** Only after hydration does the page become the customer's own (assumptions, section 4, "public page cache"). */
let isStarted = false;
const begin = (): void => {
  if (isStarted) return;
  isStarted = true;
  const storeVersion = savedVersion(storage);
  const saved = readSlices(storage, storeVersion);
  const allergens = readAllergens(document.cookie);
  const own = persist(store, storage, newId());
  writer = own;
  addEventListener('pagehide', () => own.flush());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && own.flush());
  store.start();
  store.emit('view/restored', {
    saved: secret({ ...saved, user: { ...saved.user, ...(allergens.length > 0 ? { allergens } : {}) } }),
    storeVersion,
    isOnline: navigator.onLine,
  });
};

await preloadPage(matchPage(location.pathname, initial.city.list)).catch(() => undefined);
const root = document.getElementById('app');
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <StoreProvider value={store}>
        <BrowserRouter>
          <Bridge navigation={navigation} onReady={begin}>
            <Shop />
          </Bridge>
        </BrowserRouter>
      </StoreProvider>
    </StrictMode>,
  );
