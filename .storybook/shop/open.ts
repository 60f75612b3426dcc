import { backendHandlers } from '../../mocks/msw/handlers.ts';
import { createErrorLog } from '../../src/app/errorLog.ts';
import { createNavigation, type NavigationPort } from '../../src/app/navigation.ts';
import { modalRegistry } from '../../src/ui/modals/modalRegistry.ts';
import { matchPage, preloadPage } from '../../src/app/routes.tsx';
import { createWorld } from '../../src/app/world.ts';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import type { AppEventType } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { AppWorld } from '../../src/slices/world.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { NOW } from '../../tests/demo.ts';
import { createStoryBackend } from './backend.ts';
import { foldAt } from './fold.ts';
import type { ShopParameters } from './parameters.ts';

/** The shop of one story. */
export interface OpenShop {
  readonly store: ShopStore;
  readonly navigation: NavigationPort;
  readonly handlers: ReturnType<typeof backendHandlers>;
  /** Types of the events since the story began. */
  readonly log: readonly AppEventType[];
  readonly close: () => void;
}

const CONFIG = {
  apiUrl: '',
  wsUrl: '',
  siteUrl: null,
  geocoderUrl: '/demo/geocoder',
  imageOrigins: [],
  firebase: null,
  analytics: 'dataLayer',
  reportUrl: null,
  captchaUrl: '',
};

/** A clock that begins at the story's time and goes on from there. */
function createClock({ clock }: ShopParameters): () => number {
  const began = performance.now();
  const start = clock === undefined ? NOW : new Date(clock).getTime();
  return () => start + (performance.now() - began);
}

/** A story never leaves its frame: a new page within the shop is shown in place, one outside it is not. */
function createStoryNavigation(): NavigationPort {
  const navigation = createNavigation({
    href: location.href,
    reload: () => {},
    assign: (to) => {
      if (String(to).startsWith('/') && !String(to).startsWith('/demo/'))
        navigation.port.go(String(to), 'push');
    },
  });
  return navigation;
}

/** Code that the first picture needs is there before it: a story never begins with a wait of ours. */
async function preload(route: string, state: AppState): Promise<void> {
  const { open } = state.modal;
  await preloadPage(matchPage(new URL(route, location.origin).pathname, state.city.list));
  if (open) await modalRegistry[open.kind].load();
}

/** The world of the shop itself, but for the clock, for what a visit leaves behind and for leaving the page. */
function createStoryWorld(
  store: () => ShopStore,
  now: () => number,
  navigation: AppWorld['navigation'],
): AppWorld {
  const { report } = createErrorLog(now);
  const inert = () => {};
  return {
    ...createWorld({
      config: CONFIG,
      state: () => store().state(),
      storage: { read: () => null, write: inert, remove: inert, keys: () => [] },
      navigation,
      report,
    }),
    now,
    cookies: { saveCity: inert, saveAllergens: inert },
  };
}

/** A new store with the story's past, a back end of its own, and the real effects between the two. */
export async function openShop(parameters: ShopParameters): Promise<OpenShop> {
  const { given = [], route = '/', http } = parameters;
  const now = createClock(parameters);
  const state = foldAt(now(), given);
  const backend = createStoryBackend({ now, state, ...(http ? { http } : {}) });
  const navigation = createStoryNavigation();
  const store: ShopStore = createStore(
    app,
    createStoryWorld(() => store, now, navigation.port),
    state,
  );
  const log: AppEventType[] = [];
  const listening = store.event$.subscribe(({ type }) => log.push(type));
  const running = store.start();
  await preload(route, state);
  return {
    store,
    navigation,
    handlers: backendHandlers(backend),
    log,
    close: () => {
      running.unsubscribe();
      listening.unsubscribe();
      backend.stop();
    },
  };
}
