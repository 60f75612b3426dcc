import { online$, postBeacon, visible$ } from '../../ports/browser.ts';
import { createConnection } from '../../ports/connection.ts';
import { createStorage } from '../../ports/storage.ts';
import { overlays } from '../../ui/dialog/overlays.ts';
import { provideConnection } from '../../ui/shell/connection.ts';
import { createErrorLog } from '../journal/errorLog.ts';
import { createErrorReports } from '../journal/errorReports.ts';
import { watchUncaught } from '../journal/uncaughtErrors.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { createShopHistory } from '../navigation/shopHistory.ts';
import type { PublicConfig } from './config.ts';

/** The browser around the shop, before there is any state: `recentTypes` are the types of the latest events. */
export function createSurroundings(config: PublicConfig, recentTypes: () => readonly string[]) {
  const errors = createErrorLog(() => Date.now(), recentTypes);
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
  provideConnection(createConnection('/favicon.svg', { online$: online$(), visible$: visible$() }));
  const history = createShopHistory(window, overlays);
  return {
    config,
    errors,
    storage,
    sessionMemory,
    history,
    navigation: createNavigation(location, history.onPage),
    reportDefect: (where: string) => (error: unknown) => reports.post(errors.report(error, where)),
  };
}

export type Surroundings = ReturnType<typeof createSurroundings>;
