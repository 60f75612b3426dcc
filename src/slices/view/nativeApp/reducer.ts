import type { PartMeanings } from '../tables.ts';
import type { nativeAppEvents } from './events.ts';
import type { NativeAppState } from './state.ts';

/** The specification's constant (section 9, "Caching and versions"): a server that names it asks for no update. */
const FIRST_APP_VERSION = '1';
const isAppOld = ({ newest, own }: NativeAppState['appVersions']): boolean =>
  newest !== null && newest !== FIRST_APP_VERSION && newest !== own;

export const nativeAppMeanings: PartMeanings<keyof typeof nativeAppEvents> = {
  'view/appVersionFound': (view, { payload }) => {
    view.polls.app.failures = 0;
    view.appVersions.newest = payload.version;
    view.isAppUpdateNeeded = isAppOld(view.appVersions);
  },
  'view/appVersionTold': (view, { payload }) => {
    view.appVersions.own = payload.version;
    view.isAppUpdateNeeded = isAppOld(view.appVersions);
  },
  'view/appMessagesRefused': (view, { payload }) => {
    view.refusedAppMessages = payload.count;
  },
  'view/outsideLinkTapped': null,
  'view/appUpdatePostponed': (view) => {
    view.isAppUpdatePostponed = true;
  },
};
