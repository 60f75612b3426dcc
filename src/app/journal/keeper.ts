import type { SafeStorage } from '../../ports/storage.ts';
import type { Diagnostics } from './journal.ts';
import { writeEvents, writeHead } from './journalFile.ts';
import { placeOfPage } from './keptBounds.ts';
import { headKey, OWNER_KEY, pieceKey } from './keptKeys.ts';
import { forgetPages, isOfAnother } from './keptPages.ts';

interface KeeperOptions {
  readonly session: SafeStorage;
  /** When the page began, in whole ms: its name among the kept ones. */
  readonly page: number;
  readonly recording: Diagnostics['recording'];
  /** The id of the customer; null for a guest. */
  readonly user: () => string | null;
  /** Calls back when the page has time for it. */
  readonly soon: (write: () => void) => void;
}

/** Keeps the journal of one page for the reports of the pages after it. */
export interface Keeper {
  /** So many events have happened that will have been recorded before anything else happens. */
  readonly committed: (count: number) => void;
  /** What has happened is kept at once: the page goes, perhaps for good. */
  readonly write: () => void;
  /** The page is there again, and others were in between: what was kept of it may be gone. */
  readonly resume: () => void;
}

/** Writes the journal of a page: each event once, as a report would have it, or all of them anew. */
function createWriter({ session, page, recording }: Pick<KeeperOptions, 'session' | 'page' | 'recording'>) {
  const place = placeOfPage(session, page);
  /** So many events of the page are never kept. */
  let since = 0;
  /** Events that are kept: from the first to before the second; null where none is. */
  let kept: { readonly from: number; readonly to: number } | null = null;
  let isOver = false;

  /** A part of a log cannot be folded. */
  const end = (): void => {
    place.clear();
    isOver = true;
  };
  const begin = (from: number): void => {
    place.clear();
    const { base, events, dropped } = recording(from);
    const put = place.put([headKey(page), writeHead(base)], [pieceKey(page, dropped), writeEvents(events)]);
    if (put === 'kept') kept = { from: dropped, to: dropped + events.length };
    else if (put === 'no room' && events.length > 0) begin(dropped + Math.ceil(events.length / 2));
    else end();
  };
  const append = ({ from, to }: NonNullable<typeof kept>): void => {
    const { events, dropped } = recording();
    const count = dropped + events.length;
    if (dropped > to) return begin(since);
    if (count === to) return undefined;
    const put = place.put([pieceKey(page, to), writeEvents(events.slice(to - dropped))]);
    if (put === 'no room') return begin(Math.ceil((from + count) / 2));
    if (put === 'refused') return end();
    kept = { from, to: count };
    return undefined;
  };
  return {
    write(): void {
      if (isOver) return;
      if (kept) append(kept);
      else begin(since);
    },
    /** What was kept of the page may be gone. */
    doubt: () => void (kept = null),
    /** Keeps nothing of what happened before so many more events. */
    forget(count: number): void {
      forgetPages(session);
      place.clear();
      const { events, dropped } = recording();
      since = dropped + events.length + count;
      kept = null;
    },
  };
}

/**
 * Where all is too long, the oldest pages go first, then the older half of this one. At the end of a session, and where somebody
 * else has logged in, all goes at once, and the page begins anew. A storage that does not keep ends the keeping and nothing else.
 */
export function createKeeper({ user, soon, ...of }: KeeperOptions): Keeper {
  const { session } = of;
  let owner = user();
  let isAwaited = false;
  if (isOfAnother(session, owner)) forgetPages(session);
  const writer = createWriter(of);
  const write = (): void => {
    if (owner !== null && session.read(OWNER_KEY) !== owner) session.write(OWNER_KEY, owner);
    writer.write();
  };
  const writeSoon = (): void => {
    if (isAwaited) return;
    isAwaited = true;
    soon(() => {
      isAwaited = false;
      write();
    });
  };
  writeSoon();
  return {
    write,
    committed(count) {
      const before = owner;
      owner = user();
      if (before !== null && before !== owner) writer.forget(count);
      writeSoon();
    },
    resume() {
      writer.doubt();
      writeSoon();
    },
  };
}
