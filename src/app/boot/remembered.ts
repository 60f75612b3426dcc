import { secret } from '../../kernel/event.ts';
import { presentDevice } from '../../ports/browser.ts';
import { cookieHeader, readAllergens, readCookie } from '../../ports/cookies.ts';
import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import { hasAdminToken, savedAnalyticsConsent, seenGreetings } from './browserMemory.ts';
import { mayReload } from './reloadMemory.ts';
import type { StoreVersion } from './storeVersion.ts';
import type { Surroundings } from './surroundings.ts';

/** What this browser remembers of the customer and of earlier visits, and what it is: what a visit begins with. */
export const remembered = (
  { storage, sessionMemory }: Surroundings,
  saved: SavedSlices,
  { version, reloadedAt, build }: StoreVersion & { readonly build: string },
) => {
  const cookies = cookieHeader();
  const allergens = readAllergens(cookies);
  return {
    saved: secret({ ...saved, user: { ...saved.user, ...(allergens.length > 0 ? { allergens } : {}) } }),
    citySlug: readCookie(cookies, 'citySlug'),
    seen: seenGreetings(storage, sessionMemory),
    analyticsConsent: savedAnalyticsConsent(storage),
    mayReload: mayReload(sessionMemory, build),
    isAdmin: hasAdminToken(storage),
    storeVersion: version,
    reloadedAt,
    isOnline: navigator.onLine,
    device: presentDevice(),
  };
};
