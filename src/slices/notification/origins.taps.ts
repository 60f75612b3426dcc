import { map } from 'rxjs';
import type { AppOrigin } from '../effect.ts';
import { draft } from '../draft.ts';

/** Taps on messages that the browser shows, told by the service worker. */
export const pushTaps: AppOrigin = {
  name: 'notification/pushTaps',
  open: ({ world }) =>
    world.push.taps$.pipe(map((link) => draft('notification/tapped', { link, source: 'browser' }))),
};
