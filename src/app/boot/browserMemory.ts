import type { SafeStorage } from '../../ports/storage.ts';
import type { AnalyticsConsent } from '../../slices/view/counters/state.ts';
import type { SeenGreetings } from '../../slices/view/greetings/state.ts';
import type { AppWorld } from '../../slices/world.ts';
import { saveReload } from './reloadMemory.ts';
import { saveVersion } from './storeVersion.ts';

/** Of this browser session: the hash of the information text that was read. */
const INFORMED_KEY = 'shop:information';
/** For good, whatever the store version: the greeting is shown once ever. */
const MARCH_KEY = 'shop:march';
/** Of the administrator, whoever shops in this browser. */
const ADMIN_KEY = 'shop:adminToken';
const ANALYTICS_KEY = 'shop:analytics';
const lastCheckKey = (userId: string): string => `shop:lastCheck:${userId}`;

/** What lies beside the saved slices; nothing of it is personal but for the id in the name of the last look. */
export const createBrowserMemory = (
  local: SafeStorage,
  session: SafeStorage,
  build = '',
): AppWorld['storage'] => ({
  saveStoreVersion: (version, reloadedAt) => saveVersion(local, { version, reloadedAt }),
  saveReload: () => saveReload(session, build),
  saveInformed: (textHash) => session.write(INFORMED_KEY, textHash),
  saveMarch: () => local.write(MARCH_KEY, '1'),
  lastCheck(userId) {
    const at = Number(local.read(lastCheckKey(userId)) || Number.NaN);
    return Number.isFinite(at) ? at : null;
  },
  saveLastCheck: (userId, at) => local.write(lastCheckKey(userId), String(at)),
  saveAdminToken: (token) => (token === null ? local.remove(ADMIN_KEY) : local.write(ADMIN_KEY, token)),
  saveAnalyticsConsent: (consent) => local.write(ANALYTICS_KEY, consent),
});

/** Whether an administrator has left a token in this browser. */
export const hasAdminToken = (local: SafeStorage): boolean => Boolean(local.read(ADMIN_KEY));

/** What the customer of this browser has answered; null where they were not asked. */
export function savedAnalyticsConsent(local: SafeStorage): AnalyticsConsent | null {
  const text = local.read(ANALYTICS_KEY);
  return text === 'given' || text === 'refused' ? text : null;
}

/** The greetings that this browser has shown already; where storage fails, none. */
export const seenGreetings = (local: SafeStorage, session: SafeStorage): SeenGreetings => ({
  information: session.read(INFORMED_KEY),
  march: local.read(MARCH_KEY) !== null,
});
