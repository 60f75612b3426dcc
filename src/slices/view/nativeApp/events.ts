import { fact, payload } from '../../../kernel/event.ts';

/** The chain's app that wraps the site, and the offer of it. */
export const nativeAppEvents = {
  'view/appVersionFound': fact('server', payload<{ version: string }>()),
  /** The app around the site tells its own version. */
  'view/appVersionTold': fact('system', payload<{ version: string }>()),
  /** So many messages to the app's bridge were none of the app's, in all. */
  'view/appMessagesRefused': fact('system', payload<{ count: number }>()),
  /** A link inside of the app that leads out of the shop. */
  'view/outsideLinkTapped': fact('user', payload<{ url: string }>()),
  /** «Позже»: for this visit. */
  'view/appUpdatePostponed': fact('user'),
} as const;
