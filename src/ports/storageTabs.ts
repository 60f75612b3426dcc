import { filter, fromEvent, map, share } from 'rxjs';
import { parsedJson } from '../domain/parsedJson.ts';
import type { SafeStorage } from './storage.ts';
import type { TabsPort } from './tabs.ts';

/** What of the browser tells of writings by other tabs. */
type Told = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * The way to the other tabs of a browser without channels: words are written under that key and taken away at once, and the
 * events of both bring them to the others. Nothing of them stays.
 */
export const createStorageTabs = (key: string, storage: SafeStorage, browser: Told): TabsPort => ({
  isOpen: true,
  messages$: fromEvent<StorageEvent>(browser, 'storage').pipe(
    filter((event) => event.key === key && event.newValue !== null),
    map(({ newValue }) => parsedJson(newValue)),
    share(),
  ),
  post(message) {
    storage.write(key, JSON.stringify(message));
    storage.remove(key);
  },
});
