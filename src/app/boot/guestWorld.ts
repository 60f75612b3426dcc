import { createAnalytics } from '../../ports/analytics.ts';
import type { CallOptions, CallSession } from '../../ports/call.ts';
import { cookies } from '../../ports/cookies.ts';
import { newId } from '../../ports/identity.ts';
import { createLive } from '../../ports/live.ts';
import { createLocks } from '../../ports/locks.ts';
import { acts$, online$, visible$ } from '../../ports/presence.ts';
import { tapsOf } from '../../ports/pushTaps.ts';
import type { ReadStatus } from '../../ports/readers/frame.ts';
import { createVersions } from '../../ports/versions.ts';
import { selectedAddress } from '../../slices/address/selectors.ts';
import { selectCitySlug } from '../../slices/city/selectors.ts';
import type { GuestWorld } from '../../slices/guest.ts';
import type { AppState } from '../../slices/state.ts';
import type { PublicConfig } from './config.ts';

export interface WorldOptions {
  readonly config: PublicConfig;
  readonly state: () => AppState;
  readonly memory: GuestWorld['storage'];
  readonly navigation: GuestWorld['navigation'];
  readonly report: GuestWorld['report'];
}

const liveUrl = (wsUrl: string): string =>
  wsUrl || `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** Who asks, from where, and for which zone: what goes with every call. */
export const sessionOf = (state: AppState): CallSession => ({
  token: state.auth.token,
  citySlug: selectCitySlug(state),
  zoneId: selectedAddress(state)?.zoneId ?? null,
});

/** How the back end is called, whatever is asked. */
export const callOptions = (
  { config, state, report }: WorldOptions,
  refuse: CallOptions['refuse'],
): CallOptions => ({
  baseUrl: config.apiUrl || location.origin,
  fetch: (request) => fetch(request),
  isOnline: () => navigator.onLine,
  random: Math.random,
  session: () => sessionOf(state()),
  refuse,
  log: report,
});

/** The browser as the effects of a page at rest know it. `readStatus` is asked for customers alone. */
export function createGuestWorld(options: WorldOptions, readStatus: ReadStatus): GuestWorld {
  const { config, memory, navigation, report } = options;
  return {
    now: () => Date.now(),
    newId,
    report,
    // Nobody is logged in whose session could be refused.
    api: createVersions(callOptions(options, () => undefined)),
    live: createLive({
      url: liveUrl(config.wsUrl),
      open: (url) => new WebSocket(url),
      random: Math.random,
      now: () => Date.now(),
      online$: online$(),
      acts$: acts$(),
      readStatus,
      report,
    }),
    online$: online$(),
    visible$: visible$(),
    navigation,
    cookies,
    storage: memory,
    locks: createLocks(navigator.locks),
    random: Math.random,
    analytics: createAnalytics({ target: window, name: config.analytics, report }),
    push: { taps$: tapsOf(location.origin) },
  };
}
