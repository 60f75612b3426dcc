import { EMPTY, filter, map, skip, switchMap, tap, timer } from 'rxjs';
import type { AppOrigin } from '../effect.ts';
import { draft, type AppDraft } from '../events.ts';
import type { NativeMessage } from '../world.ts';
import { analytics } from './origins.analytics.ts';
import { pollClocks, pollLock } from './origins.polls.ts';

/** Specification, section 9, "Version and settings polling". */
const MINUTE_MS = 60_000;

/** Every minute while the page is seen; at once when it is seen again after more than one (assumptions, section 6, "polling"). */
const minuteClock: AppOrigin = {
  name: 'view/minuteClock',
  open({ world }) {
    let last = world.now();
    const untilNext = () => Math.max(0, last + MINUTE_MS - world.now());
    return world.visible$.pipe(
      switchMap((isVisible) => (isVisible ? timer(untilNext(), MINUTE_MS) : EMPTY)),
      tap(() => {
        last = world.now();
      }),
      map(() => draft('view/minutePassed')),
    );
  },
};

const connectivity: AppOrigin = {
  name: 'view/connectivity',
  open: ({ world }) =>
    world.online$.pipe(
      skip(1),
      map((isOnline) => (isOnline ? draft('view/wentOnline') : draft('view/wentOffline'))),
    ),
};

const visibility: AppOrigin = {
  name: 'view/visibility',
  open: ({ state, world }) =>
    world.visible$.pipe(
      // A page may be opened in the background.
      filter((isVisible) => isVisible !== state().view.isVisible),
      map((isVisible) => (isVisible ? draft('view/pageShown') : draft('view/pageHidden'))),
    ),
};

const refusals: AppOrigin = {
  name: 'view/refusals',
  open: ({ world }) =>
    world.refusals$.pipe(
      map((refusal) =>
        refusal.kind === 'session'
          ? draft('auth/sessionRefused', { token: refusal.token })
          : draft('view/requestRefused', { message: refusal.message }),
      ),
    ),
};

const factOf = (message: NativeMessage): AppDraft => {
  if (message.type === 'token')
    return draft('notification/pushTokenReceived', { token: message.token, source: 'app' });
  if (message.type === 'tap') return draft('notification/tapped', { link: message.link, source: 'app' });
  if (message.type === 'version') return draft('view/appVersionTold', { version: message.version });
  return draft('view/appMessagesRefused', { count: message.count });
};

/** What the app around the site tells (assumptions, section 5). */
const appBridge: AppOrigin = {
  name: 'view/appBridge',
  open: ({ world }) => world.native.messages$.pipe(map(factOf)),
};

export const viewOrigins = [
  minuteClock,
  connectivity,
  visibility,
  refusals,
  appBridge,
  pollLock,
  pollClocks,
  analytics,
] as const;
