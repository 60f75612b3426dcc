import type { SafeStorage } from '../../ports/storage.ts';
import { forgetPage, keptLength, keptPages, lengthOf } from './keptPages.ts';

/** Characters of all pages together, keys too: less than a tenth of what a browser gives a session. */
export const KEPT_MOST = 400_000;

type Entry = readonly [key: string, text: string];

/** The place of one page among the kept ones. */
export interface PlaceOfPage {
  /** `no room`: it is too long even without older pages. `refused`: storage does not keep it. */
  readonly put: (...entries: readonly Entry[]) => 'kept' | 'no room' | 'refused';
  /** Makes it empty. Others than this page may have written or removed something. */
  readonly clear: () => void;
}

/** Keeps all pages together within the bound: the oldest ones go first. */
export function placeOfPage(session: SafeStorage, page: number): PlaceOfPage {
  let length = keptLength(session);
  const makeRoom = (more: number): boolean => {
    for (const other of keptPages(session)) {
      if (length + more <= KEPT_MOST) break;
      if (other === page) continue;
      forgetPage(session, other);
      length = keptLength(session);
    }
    return length + more <= KEPT_MOST;
  };
  return {
    put(...entries) {
      const more = entries.reduce((sum, entry) => sum + lengthOf(...entry), 0);
      if (!makeRoom(more)) return 'no room';
      length += more;
      for (const [key, text] of entries) session.write(key, text);
      return entries.every(([key, text]) => session.read(key) === text) ? 'kept' : 'refused';
    },
    clear() {
      forgetPage(session, page);
      length = keptLength(session);
    },
  };
}
