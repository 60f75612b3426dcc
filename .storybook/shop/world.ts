import { concat, NEVER, of } from 'rxjs';
import { createErrorLog } from '../../src/app/journal/errorLog.ts';
import { createNavigation, type NavigationPort } from '../../src/app/navigation/navigation.ts';
import { createGuestWorld } from '../../src/app/boot/guestWorld.ts';
import { createWorld } from '../../src/app/boot/world.ts';
import { readStatus } from '../../src/ports/readers/live.ts';
import type { AppWorld } from '../../src/slices/world.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { NOW } from '../../tests/demo.ts';
import { emptyStorage, idsFrom } from '../../tests/world.ts';
import type { ShopParameters } from './parameters.ts';

/** What a die always shows. */
const MIDDLE = 0.5;

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

/** The story's time: it stands, so that a story is the same picture each time. */
export function createStoryClock({ clock }: ShopParameters): () => number {
  const time = clock === undefined ? NOW : new Date(clock).getTime();
  return () => time;
}

/** A story never leaves its frame: a new page within the shop is shown in place, one outside it is not. */
export function createStoryNavigation(): NavigationPort {
  const navigation = createNavigation({
    href: location.href,
    reload: () => {},
    assign: (to) => {
      const path = String(to);
      if (path.startsWith('/') && !path.startsWith('/demo/')) navigation.port.go(path, 'push');
    },
  });
  return navigation;
}

interface StoryWorldOptions extends Pick<ShopParameters, 'isLiveDown' | 'position'> {
  readonly store: () => ShopStore;
  readonly now: () => number;
  readonly navigation: AppWorld['navigation'];
}

/** The world of the shop itself, but for the clock, for what a visit leaves behind and for leaving the page. */
export function createStoryWorld({
  store,
  now,
  navigation,
  isLiveDown = false,
  position = 'unknown',
}: StoryWorldOptions): AppWorld {
  const { report } = createErrorLog(now);
  const inert = () => {};
  const options = { config: CONFIG, state: () => store().state(), memory: emptyStorage, navigation, report };
  return {
    ...createWorld(createGuestWorld(options, readStatus), options, {
      savedCart: () => null,
      lostCart: { find: () => [], forget: inert },
    }),
    ...(isLiveDown ? { live: () => concat(of({ type: 'lost' as const }), NEVER) } : {}),
    locate: () => of(position),
    now,
    newId: idsFrom('story-event-'),
    random: () => MIDDLE,
    cookies: { saveCity: inert, saveAllergens: inert },
  };
}
