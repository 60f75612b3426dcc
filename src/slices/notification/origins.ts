import { distinctUntilChanged, EMPTY, filter, map, switchMap, take } from 'rxjs';
import type { AppOrigin } from '../effect.ts';
import { draft } from '../events.ts';

/** What the browser allows; of interest once it is known who is here. */
const pushPermission: AppOrigin = {
  name: 'notification/pushPermission',
  open: ({ state$, world }) =>
    state$.pipe(
      filter(({ view }) => view.isRestored),
      take(1),
      switchMap(() => world.push.permission$),
      map((permission) => draft('notification/pushPermissionFound', { permission })),
    ),
};

/** Messages come to a browser that has a token; the service has been loaded for it. */
const pushMessages: AppOrigin = {
  name: 'notification/pushMessages',
  open: ({ state$, world }) =>
    state$.pipe(
      map(({ notification }) => notification.push.source === 'browser'),
      distinctUntilChanged(),
      switchMap((isOn) => (isOn ? world.push.messages$ : EMPTY)),
      map((message) => draft('notification/messageReceived', { message })),
    ),
};

/** Taps on messages that the browser shows, told by the service worker. */
const pushTaps: AppOrigin = {
  name: 'notification/pushTaps',
  open: ({ world }) =>
    world.push.taps$.pipe(map((link) => draft('notification/tapped', { link, source: 'browser' }))),
};

export const notificationOrigins = [pushPermission, pushMessages, pushTaps] as const;
