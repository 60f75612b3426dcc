import { secret } from '../../kernel/event.ts';
import { readAllergens, readCookie } from '../../ports/cookies.ts';
import { readSlices } from '../tabs/storedSlices.ts';
import { hasAdminToken, savedAnalyticsConsent, seenGreetings } from './browserMemory.ts';
import { mayReload } from './reloadMemory.ts';
import type { Surroundings } from './surroundings.ts';

/** What this browser remembers of the customer and of earlier visits. */
export const remembered = ({ storage, sessionMemory }: Surroundings, version: string, build: string) => {
  const saved = readSlices(storage, version);
  const allergens = readAllergens(document.cookie);
  return {
    saved: secret({ ...saved, user: { ...saved.user, ...(allergens.length > 0 ? { allergens } : {}) } }),
    citySlug: readCookie(document.cookie, 'citySlug'),
    seen: seenGreetings(storage, sessionMemory),
    analyticsConsent: savedAnalyticsConsent(storage),
    mayReload: mayReload(sessionMemory, build),
    isAdmin: hasAdminToken(storage),
  };
};
