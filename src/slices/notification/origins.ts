import { distinctUntilChanged, EMPTY, filter, map, switchMap, take } from 'rxjs';
import type { AppOrigin } from '../effect.ts';
import { draft } from '../draft.ts';
import { pushTaps } from './origins.taps.ts';

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

export const notificationOrigins = [pushPermission, pushMessages, pushTaps] as const;
