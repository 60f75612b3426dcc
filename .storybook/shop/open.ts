import { backendHandlers } from '../../mocks/msw/handlers.ts';
import type { NavigationPort } from '../../src/app/navigation/navigation.ts';
import { preload } from '../../src/app/screen/preload.ts';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { createStoryBackend } from './backend.ts';
import { foldAt } from './fold.ts';
import type { StoryJournal } from './journal.ts';
import { countListeners } from './listeners.ts';
import { scripted } from './live.ts';
import { deviceWith, enterApp } from './native.ts';
import type { ShopParameters } from './parameters.ts';
import { createStoryClock, createStoryNavigation, createStoryWorld } from './world.ts';

/** The shop of one story. */
export interface OpenShop {
  readonly store: ShopStore;
  readonly navigation: NavigationPort;
  readonly handlers: ReturnType<typeof backendHandlers>;
  /** What the story was given, and what has happened since. */
  readonly journal: () => StoryJournal;
  /** The story is on the screen: its live connection begins to follow its script. */
  readonly seen: () => void;
  readonly close: () => void;
  /** A line for whatever still listens, once it is closed and its tree is gone. */
  readonly leftovers: () => readonly string[];
}

/** A new store with what the story was given, a back end of its own, and the real effects between the two. */
export async function openShop(parameters: ShopParameters): Promise<OpenShop> {
  const { given = [], began = {}, route = '/', isStill = false, native = null, live = [] } = parameters;
  const { isLiveDown = false, position } = parameters;
  const now = createStoryClock(parameters);
  const folded = foldAt(now(), given, { device: native && deviceWith(native), began });
  // A story never begins with a wait of ours.
  await preload(route, folded.state);
  const { backend, seen } = scripted(createStoryBackend({ now, state: folded.state, ...parameters }), live);
  const navigation = createStoryNavigation();
  const listeners = countListeners();
  const world = listeners.world(
    createStoryWorld({ store: () => store, now, navigation: navigation.port, isLiveDown, position }),
  );
  const store: ShopStore = listeners.store(createStore(app, world, folded.state));
  const follow = (url: string) => store.emit('view/outsideLinkTapped', { url });
  const leaveApp = native ? enterApp(native, follow) : null;
  const since: AppEvent[] = [];
  const listening = store.event$.subscribe((event) => since.push(event));
  const running = isStill ? null : store.start();
  return {
    store,
    navigation,
    handlers: backendHandlers(backend),
    journal: () => ({
      base: folded.base,
      events: [...folded.events, ...since],
      given: folded.events.length,
    }),
    seen,
    close: () => {
      running?.unsubscribe();
      listening.unsubscribe();
      backend.stop();
      leaveApp?.();
    },
    leftovers: listeners.left,
  };
}
