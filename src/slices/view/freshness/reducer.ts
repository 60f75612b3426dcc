import type { PartMeanings } from '../tables.ts';
import type { freshnessEvents } from './events.ts';

type Elsewhere = 'catalog/versionFound' | 'setting/versionFound';

export const freshnessMeanings: PartMeanings<keyof typeof freshnessEvents | Elsewhere> = {
  'view/storeVersionFound': (view, { payload }) => {
    view.polls.store.failures = 0;
    view.foundStoreVersion = payload.version;
    // A server that spoke out of turn: the version at hand is the right one after all.
    const isBack = view.waitingReload === 'version' && payload.version === view.storeVersion;
    if (isBack) view.waitingReload = null;
  },
  'catalog/versionFound': (view) => {
    view.polls.catalog.failures = 0;
  },
  'setting/versionFound': (view) => {
    view.polls.settings.failures = 0;
  },
  'view/pollingGranted': (view) => {
    view.isPolling = true;
  },
  'view/pollingLost': (view) => {
    view.isPolling = false;
  },
  'view/pollDue': (view, { payload: { what }, time }) => {
    view.polls[what === 'settingsAtStart' ? 'settings' : what].askedAt = time;
  },
  'view/pollFailed': (view, { payload }) => {
    view.polls[payload.what].failures += 1;
  },
  'view/chunkLost': (view, { payload }) => {
    // The page that failed could not say where the customer is.
    view.path = payload.path;
  },
  'view/reloadDue': (view, { payload }) => {
    view.waitingReload = payload.reason;
  },
  'view/reloadReached': (view, { payload, time }) => {
    view.waitingReload = null;
    if (payload.reason === 'version') view.reloadedAt = time;
    else view.openedAt = time;
    if (payload.reason === 'chunk') view.mayReload = false;
  },
};
