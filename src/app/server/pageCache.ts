import type { Encoding } from './compression.ts';

/** A finished page with all its encodings. */
export interface FinishedPage {
  readonly status: number;
  readonly isCacheable: boolean;
  readonly robots: 'noindex' | null;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

export interface PageCache {
  /** The kept page of this key, else a new one. However many ask, `make` runs once at a time per key. */
  readonly read: (key: string, make: () => Promise<FinishedPage>) => Promise<FinishedPage>;
  readonly size: () => { readonly pages: number; readonly bytes: number };
}

export interface PageCacheOptions {
  readonly maxPages?: number;
  readonly maxBytes?: number;
  /** Milliseconds after which a page is rendered anew. */
  readonly maxAge?: number;
  readonly now?: () => number;
}

interface Kept {
  readonly page: FinishedPage;
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
  const take = (key: string): FinishedPage | null => {
    const found = kept.get(key);
    if (found === undefined) return null;
    if (found.until <= now()) {
      drop(key);
      return null;
    }
    kept.delete(key);
    kept.set(key, found);
    return found.page;
  };
  const put = (key: string, page: FinishedPage): void => {
    drop(key);
    const bytes = bytesOf(page);
    kept.set(key, { page, bytes, until: now() + maxAge });
    total += bytes;
    for (const oldest of kept.keys()) {
      if (kept.size <= maxPages && total <= maxBytes) return;
      drop(oldest);
    }
  };
  return { take, put, size: () => ({ pages: kept.size, bytes: total }) };
};

/** Only cacheable pages with status 200 are kept; a failed render is told to everybody who waits, and forgotten. */
export const createPageCache = (options: PageCacheOptions = {}): PageCache => {
  const shelf = createShelf(options);
  const making = new Map<string, Promise<FinishedPage>>();

  const makeOnce = async (key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> => {
    try {
      const page = await make();
      if (page.isCacheable && page.status === 200) shelf.put(key, page);
      return page;
    } finally {
      making.delete(key);
    }
  };
  const read = (key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> => {
    const page = shelf.take(key);
    if (page !== null) return Promise.resolve(page);
    const running = making.get(key);
    if (running !== undefined) return running;
    const started = makeOnce(key, make);
    making.set(key, started);
    return started;
  };
  return { read, size: shelf.size };
};
