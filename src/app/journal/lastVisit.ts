import type { SafeStorage } from '../../ports/storage.ts';
import type { AppState } from '../../slices/state.ts';
import { whoseOf } from '../../slices/view/away/note.ts';
import { isJson, type Json } from './journalVersions.ts';
import { keptPages, textOfPage } from './keptPages.ts';

/** In this browser, beyond its tabs: the journal of the page that was left last. */
export const LAST_KEY = 'shop:lastJournal';

interface Kept {
  /** Where the pages of this tab are kept. */
  readonly session: SafeStorage;
  readonly storage: SafeStorage;
  /** Whose pages they are: a hash; null for a guest. */
  readonly whose: string | null;
}

/** A page is left: what its tab keeps of it is kept for whoever opens another. Nothing where nothing is kept of it. */
export function keepLast({ session, storage, whose }: Kept, page: number): void {
  const file = textOfPage(session, page);
  if (file !== null)
    storage.write(LAST_KEY, `{"whose":${JSON.stringify(whose)},"page":${page},"file":${file}}`);
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
};

/** The page that was left last, as `writeJournal` would write it; null where it is this tab's own, another's, or cannot be read. */
export function lastFile({ session, storage, whose }: Kept): Json | null {
  const kept = parsed(storage.read(LAST_KEY));
  if (!isJson(kept) || !isJson(kept['file'])) return null;
  const isOwn = keptPages(session).some((page) => page === kept['page']);
  const isOfAnother = kept['whose'] !== null && kept['whose'] !== whose;
  return isOwn || isOfAnother ? null : kept['file'];
}

/** The area of support: a look from it is nobody's visit. */
const ADMIN = /^\/admin(?:\/|$)/;

interface Options extends Omit<Kept, 'whose'> {
  readonly page: number;
  readonly state: () => AppState;
}

/** Keeps the page when it is left, after its tab has; at the end of a session what is kept goes in that commit. */
export function createLastKeeper({ session, storage, page, state }: Options) {
  let whose = whoseOf(state());
  return {
    committed(): void {
      const before = whose;
      whose = whoseOf(state());
      if (before !== null && before !== whose) storage.remove(LAST_KEY);
    },
    write(): void {
      if (!ADMIN.test(state().view.path)) keepLast({ session, storage, whose }, page);
    },
  };
}
