import { Subject } from 'rxjs';
import { createAnalytics } from '../../ports/analytics.ts';
import { createApi } from '../../ports/api.ts';
import { announceStatus, presentDevice } from '../../ports/browser.ts';
import type { CallSession } from '../../ports/call.ts';
import { copyText } from '../../ports/clipboard.ts';
import { cookies } from '../../ports/cookies.ts';
import { readHtml } from '../../ports/html.ts';
import { newId } from '../../ports/identity.ts';
import { createLive } from '../../ports/live.ts';
import { createLocks } from '../../ports/locks.ts';
import { createNative } from '../../ports/native.ts';
import { online$, visible$ } from '../../ports/presence.ts';
import { createPush } from '../../ports/push.ts';
import { selectedAddress } from '../../slices/address/selectors.ts';
import { selectCitySlug } from '../../slices/city/selectors.ts';
import type { AppState } from '../../slices/state.ts';
import type { AppWorld, Refusal } from '../../slices/world.ts';
import type { PublicConfig } from './config.ts';
import { laterCaptcha, laterGeocoder } from './laterPorts.ts';

interface WorldOptions {
  readonly config: PublicConfig;
  /** The store's state; the store is made after its world. */
  readonly state: () => AppState;
  readonly memory: AppWorld['storage'];
  readonly navigation: AppWorld['navigation'];
  readonly report: AppWorld['report'];
  readonly savedCart: AppWorld['savedCart'];
}

const liveUrl = (wsUrl: string): string =>
  wsUrl || `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** Who asks, from where, and for which zone: what goes with every call. */
export const sessionOf = (state: AppState): CallSession => ({
  token: state.auth.token,
  citySlug: selectCitySlug(state),
  zoneId: selectedAddress(state)?.zoneId ?? null,
});

const createBackEnd = (
  { config, state, report }: WorldOptions,
  refuse: (refusal: Refusal) => void,
): AppWorld['api'] =>
  createApi({
    baseUrl: config.apiUrl || location.origin,
    pictureBase: config.apiUrl,
    ownOrigin: location.origin,
    fetch: (request) => fetch(request),
    isOnline: () => navigator.onLine,
    random: Math.random,
    session: () => sessionOf(state()),
    refuse,
    log: report,
  });

/** The browser as the slices' effects know it. */
export function createWorld(options: WorldOptions): AppWorld {
  const { config, state, memory, savedCart, navigation, report } = options;
  const refusals$ = new Subject<Refusal>();
  const isApp = () => presentDevice().isApp;
  return {
    now: () => Date.now(),
    newId,
    report,
    api: createBackEnd(options, (refusal) => refusals$.next(refusal)),
    refusals$,
    live: createLive({
      url: liveUrl(config.wsUrl),
      open: (url) => new WebSocket(url),
      random: Math.random,
      now: () => Date.now(),
      online$: online$(),
      report,
    }),
    online$: online$(),
    visible$: visible$(),
    readHtml,
    geocoder: laterGeocoder({
      url: new URL(config.geocoderUrl, location.origin).href,
      apiKey: () => state().setting.values?.geocoderKey ?? '',
      fetch: (url, signal) => fetch(url, { signal }),
    }),
    captcha: laterCaptcha({ origin: config.captchaUrl, page: window, report }),
    navigation,
    cookies,
    storage: memory,
    savedCart,
    locks: createLocks(navigator.locks),
    random: Math.random,
    analytics: createAnalytics({ target: window, name: config.analytics, report }),
    push: createPush({ config: config.firebase, isApp, origin: location.origin, report }),
    native: createNative({
      isApp,
      origin: location.origin,
      targets: [window, document],
      bridge: () => Reflect.get(window, 'ReactNativeWebView'),
    }),
    copyText,
    announceStatus,
  };
}
