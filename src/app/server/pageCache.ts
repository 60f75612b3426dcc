import { LRUCache } from 'lru-cache';
import type { PackedBody } from './compression.ts';
import { createRenderQueue, type RenderQueue } from './renderQueue.ts';

/** A finished page, packed. */
export interface FinishedPage extends PackedBody {
  readonly status: number;
  readonly isCacheable: boolean;
  readonly robots: 'noindex' | null;
  /** The policy that names what stands in the page; null where the common one holds. */
  readonly policy: string | null;
}

export interface PageCache {
  /**
   * The kept page of this key, if it is of this version and not too old, else a new one; however many ask, `make` runs once
   * at a time. Where no more may be made at once it is the last good page of the key, else one that waits for its turn;
   * rejects with `TooBusy` where too many wait.
   */
  readonly read: (key: string, version: string, make: () => Promise<FinishedPage>) => Promise<FinishedPage>;
  /** The kept page, if it is of this version and not too old; makes none. */
  readonly peek: (key: string, version: string) => FinishedPage | null;
  readonly size: () => { readonly pages: number; readonly bytes: number };
}

export interface PageCacheOptions {
  readonly maxBytes?: number;
  /** Milliseconds after which a page is rendered anew. */
  readonly maxAge?: number;
  readonly queue?: RenderQueue;
  readonly now?: () => number;
}

interface Kept {
  readonly page: FinishedPage;
  readonly version: string;
  readonly until: number;
}

const MEGABYTE = 1_048_576;
const HOUR_MS = 3_600_000;

const bytesOf = ({ page }: Kept): number => page.bytes;

/** Only cacheable pages with status 200 are kept; a failed render is told to everybody who waits, and forgotten. */
export const createPageCache = ({
  maxBytes = 36 * MEGABYTE,
  maxAge = HOUR_MS,
  queue = createRenderQueue(),
  now = Date.now,
}: PageCacheOptions = {}): PageCache => {
  // Age is ours: the library forgets what is too old, and where all are busy the last good page is still wanted.
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const making = new Map<string, Promise<FinishedPage>>();

  const makeOnce: PageCache['read'] = (key, version, make) => {
    const name = `${version} ${key}`;
    const running = making.get(name);
    if (running !== undefined) return running;
    const started = queue
      .run(make)
      .then((page) => {
        if (page.isCacheable && page.status === 200) kept.set(key, { page, version, until: now() + maxAge });
        else kept.delete(key);
        return page;
      })
      .finally(() => making.delete(name));
    making.set(name, started);
    return started;
  };
  const isFresh = (found: Kept, version: string): boolean => found.version === version && now() < found.until;
  const peek: PageCache['peek'] = (key, version) => {
    const found = kept.get(key);
    return found !== undefined && isFresh(found, version) ? found.page : null;
  };
  const read: PageCache['read'] = (key, version, make) => {
    const found = kept.get(key);
    if (found !== undefined && (isFresh(found, version) || !queue.isFree()))
      return Promise.resolve(found.page);
    return makeOnce(key, version, make);
  };
  return { read, peek, size: () => ({ pages: kept.size, bytes: kept.calculatedSize }) };
};
