import type { SafeStorage } from '../../ports/storage.ts';
import type { AppState } from '../../slices/state.ts';
import { whoseOf } from '../../slices/user/selectors.ts';
import { whenSessionEnds } from '../visits/sessionEnd.ts';
import { LAST_KEY } from './keptKeys.ts';
import { textOfPage } from './keptPages.ts';

/** The area of support: a look from it is nobody's visit. */
const ADMIN = /^\/admin(?:\/|$)/;

interface LastKeeperOptions {
  /** Where the pages of this tab are kept. */
  readonly session: SafeStorage;
  readonly storage: SafeStorage;
  /** The name of this page among them. */
  readonly page: number;
  readonly state: () => AppState;
}

interface LastKeeper {
  /** An event happened: at the end of a session what is kept goes. */
  readonly committed: () => void;
  /** The page is left, after its tab has kept it. */
  readonly write: () => void;
}

/** Keeps what its tab keeps of the page that is left for whoever opens another tab. Nothing where nothing is kept of it. */
export function createLastKeeper({ session, storage, page, state }: LastKeeperOptions): LastKeeper {
  return {
    committed: whenSessionEnds(state, () => storage.remove(LAST_KEY)),
    write: () => {
      const file = ADMIN.test(state().view.path) ? null : textOfPage(session, page);
      if (file === null) return;
      const whose = JSON.stringify(whoseOf(state()));
      storage.write(LAST_KEY, `{"whose":${whose},"page":${page},"file":${file}}`);
    },
  };
}
