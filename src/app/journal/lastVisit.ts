import type { SafeStorage } from '../../ports/storage.ts';
import type { AppState } from '../../slices/state.ts';
import { whoseOf } from '../../slices/view/away/note.ts';
import { isJson, type Json } from './journalVersions.ts';
import { keptPages, textOfPage } from './keptPages.ts';
import { parsedJson } from '../../domain/parsedJson.ts';

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

/** The page that was left last, as `writeJournal` would write it; null where it is this tab's own, another's, or cannot be read. */
export function lastFile({ session, storage, whose }: Kept): Json | null {
  const kept = parsedJson(storage.read(LAST_KEY));
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

interface LastKeeper {
  /** An event happened: at the end of a session what is kept goes. */
  readonly committed: () => void;
  /** The page is left, after its tab has kept it. */
  readonly write: () => void;
}

/** Keeps the page that is left for whoever opens another. */
export function createLastKeeper({ session, storage, page, state }: Options): LastKeeper {
  let whose = whoseOf(state());
  return {
    committed: () => {
      const before = whose;
      whose = whoseOf(state());
      if (before !== null && before !== whose) storage.remove(LAST_KEY);
    },
    write: () => {
      if (!ADMIN.test(state().view.path)) keepLast({ session, storage, whose }, page);
    },
  };
}
