import type { Encoding } from './compression.ts';
import { createRenderQueue, type RenderQueue } from './renderQueue.ts';

/** A finished page with all its encodings. */
export interface FinishedPage {
  readonly status: number;
  readonly isCacheable: boolean;
  readonly robots: 'noindex' | null;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

export interface PageCache {
  /**
   * The kept page of this key, if it is of this version and not too old, else a new one; however many ask, `make` runs once
   * at a time. Where no more may be made at once it is the last good page of the key, else one that waits for its turn;
   * rejects with `TooBusy` where too many wait.
   */
  readonly read: (key: string, version: string, make: () => Promise<FinishedPage>) => Promise<FinishedPage>;
  readonly size: () => { readonly pages: number; readonly bytes: number };
}

export interface PageCacheOptions {
  readonly maxPages?: number;
  readonly maxBytes?: number;
  /** Milliseconds after which a page is rendered anew. */
  readonly maxAge?: number;
  readonly queue?: RenderQueue;
  readonly now?: () => number;
}

interface Kept {
  readonly page: FinishedPage;
  readonly version: string;
  readonly bytes: number;
  readonly until: number;
}

const MEGABYTE = 1_048_576;
const HOUR_MS = 3_600_000;

const bytesOf = (page: FinishedPage): number =>
  page.bodies.identity.byteLength + page.bodies.br.byteLength + page.bodies.gzip.byteLength;

/** Keeps what was asked for last (a Map is in the order of insertion, and a read page is inserted again). */
const createShelf = ({
  maxPages = 500,
  maxBytes = 64 * MEGABYTE,
  maxAge = HOUR_MS,
  now = Date.now,
}: PageCacheOptions) => {
  const kept = new Map<string, Kept>();
  let total = 0;
  const drop = (key: string): void => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const take = (key: string): Kept | null => {
    const found = kept.get(key);
    if (found === undefined) return null;
    kept.delete(key);
    kept.set(key, found);
    return found;
  };
  const put = (key: string, version: string, page: FinishedPage): void => {
    drop(key);
    const bytes = bytesOf(page);
    kept.set(key, { page, version, bytes, until: now() + maxAge });
    total += bytes;
    for (const oldest of kept.keys()) {
      if (kept.size <= maxPages && total <= maxBytes) return;
      drop(oldest);
    }
  };
  const isFresh = (found: Kept, version: string): boolean => found.version === version && now() < found.until;
  return { take, put, drop, isFresh, size: () => ({ pages: kept.size, bytes: total }) };
};

/** Only cacheable pages with status 200 are kept; a failed render is told to everybody who waits, and forgotten. */
export const createPageCache = (options: PageCacheOptions = {}): PageCache => {
  const { queue = createRenderQueue() } = options;
  const shelf = createShelf(options);
  const making = new Map<string, Promise<FinishedPage>>();

  const makeOnce: PageCache['read'] = (key, version, make) => {
    const name = `${version} ${key}`;
    const running = making.get(name);
    if (running !== undefined) return running;
    const started = queue
      .run(make)
      .then((page) => {
        if (page.isCacheable && page.status === 200) shelf.put(key, version, page);
        else shelf.drop(key);
        return page;
      })
      .finally(() => making.delete(name));
    making.set(name, started);
    return started;
  };
  const read: PageCache['read'] = (key, version, make) => {
    const kept = shelf.take(key);
    if (kept !== null && (shelf.isFresh(kept, version) || !queue.isFree())) return Promise.resolve(kept.page);
    return makeOnce(key, version, make);
  };
  return { read, size: shelf.size };
};
