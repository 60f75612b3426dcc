import { createStorage } from '../../ports/storage.ts';
import { createTabs, type TabsPort } from '../../ports/tabs.ts';
import type { CatalogAnswer } from '../../slices/catalog/events.ts';
import type { AppState } from '../../slices/state.ts';
import { whoseOf } from '../../slices/user/selectors.ts';
import type { PushHealth, Support, Visit } from '../../ui/admin/support.ts';
import { PAGE } from '../boot/pageName.ts';
import { askJournals } from '../journal/askedJournal.ts';
import { isJson } from '../journal/journalVersions.ts';
import { keyOf } from '../tabs/savedText.ts';
import { lastFile } from './lastVisit.ts';
import { savedEntries } from './savedSlices.ts';
import { visitsIn } from './visits.ts';

interface SupportOptions {
  readonly state: () => AppState;
  /** The journal of this page and of those before it. */
  readonly journal: () => Promise<string>;
}

/** The page tells its code whether the chain has web push (src/app/boot/config.ts). */
function pushHealth(): PushHealth {
  const config: unknown = JSON.parse(document.getElementById('config')?.textContent || 'null');
  return {
    isOn: isJson(config) && isJson(config['firebase']),
    permission: 'Notification' in window ? Notification.permission : 'none',
  };
}

/** What support works with, of the browser's own. Nothing of it is opened before it is asked for. */
export function createSupport({ state, journal }: SupportOptions): Support {
  let port: TabsPort | null = null;
  const tabs = (): TabsPort =>
    (port ??= createTabs(
      () => new BroadcastChannel(`shop:${state().view.storeVersion}`),
      (error) => console.error('tabs', error),
    ));
  const storage = createStorage(
    () => localStorage,
    (error) => console.error('storage', error),
  );
  const session = createStorage(
    () => sessionStorage,
    (error) => console.error('session', error),
  );
  const menu = (): CatalogAnswer => {
    const { groups, products, stopList } = state().catalog;
    return { groups, products, stopList };
  };
  const listOf = (visits: ReturnType<typeof visitsIn>): readonly Visit[] =>
    typeof visits === 'string' ? [] : visits;
  const lastVisit = (): readonly Visit[] => {
    const file = lastFile({ session, storage, whose: whoseOf(state()) });
    const origin = { id: 'last', from: 'browser', file: '' } as const;
    return file === null ? [] : listOf(visitsIn(JSON.stringify(file), menu(), origin));
  };
  return {
    async ownVisits() {
      const own = visitsIn(await journal(), menu(), { id: 'own', from: 'page', file: '' });
      return [...listOf(own), ...lastVisit()];
    },
    askTabs: (hear) =>
      askJournals(tabs(), PAGE, (page, text) => {
        const visits = visitsIn(text, menu(), { id: `tab-${page}`, from: 'tab', file: '' });
        if (typeof visits !== 'string') for (const visit of visits) hear(visit);
      }),
    saved: () => savedEntries(storage, state().view.storeVersion),
    resetSaved: (slice) => storage.remove(keyOf(state().view.storeVersion, slice)),
    push: pushHealth,
    read: (text, file) => visitsIn(text, menu(), { id: `file-${file}`, from: 'file', file }),
  };
}
