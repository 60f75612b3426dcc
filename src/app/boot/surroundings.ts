import { postBeacon } from '../../ports/browser.ts';
import { createConnection, pageMoments } from '../../ports/connection.ts';
import { createStorage } from '../../ports/storage.ts';
import { overlays } from '../../ui/dialog/overlays.ts';
import { provideConnection } from '../../ui/shell/connection.ts';
import { createErrorLog } from '../journal/errorLog.ts';
import { createErrorReports } from '../journal/errorReports.ts';
import { createRecentTypes } from '../journal/recentTypes.ts';
import { watchUncaught } from '../journal/uncaughtErrors.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { createShopHistory } from '../navigation/shopHistory.ts';
import type { PublicConfig } from './config.ts';

/** The browser around the shop, before there is any state. */
export function createSurroundings(config: PublicConfig) {
  const recent = createRecentTypes();
  const errors = createErrorLog(() => Date.now(), recent.latest);
  const storage = createStorage(
    () => localStorage,
    (error) => errors.report(error, 'storage'),
  );
  const sessionMemory = createStorage(
    () => sessionStorage,
    (error) => errors.report(error, 'sessionStorage'),
  );
  /** Of defects alone: what the shop expects and gets over (a failed call, storage that is full) is only logged. */
  const reports = createErrorReports({
    url: config.reportUrl,
    memory: storage,
    now: () => Date.now(),
    isOnline: () => navigator.onLine,
    send: postBeacon,
  });
  watchUncaught(window, (error, where) => reports.post(errors.keep(error, where)));
  window.addEventListener('online', reports.online);
  provideConnection(createConnection('/favicon.svg', pageMoments));
  const history = createShopHistory(window, overlays);
  return {
    config,
    errors,
    recent,
    storage,
    sessionMemory,
    history,
    navigation: createNavigation(location, history.onPage),
    reportDefect: (where: string) => (error: unknown) => reports.post(errors.report(error, where)),
  };
}

export type Surroundings = ReturnType<typeof createSurroundings>;
