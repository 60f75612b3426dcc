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
  /** Of pages that have an address of their own. */
  readonly maxBytes?: number;
  /** Of pages with a query: what people search for is without end, and pushes out nothing else. */
  readonly maxSearchBytes?: number;
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
const isSearch = (key: string): boolean => key.includes('?');

/** So many bytes of pages, the ones asked for last. */
const roomOf = (maxSize: number) => new LRUCache<string, Kept>({ maxSize, sizeCalculation: bytesOf });

/** Only cacheable pages with status 200 are kept; a failed render is told to everybody who waits, and forgotten. */
export const createPageCache = ({
  maxBytes = 34 * MEGABYTE,
  maxSearchBytes = 2 * MEGABYTE,
  maxAge = HOUR_MS,
  queue = createRenderQueue(),
  now = Date.now,
}: PageCacheOptions = {}): PageCache => {
  // Age is ours: the library forgets what is too old, and where all are busy the last good page is still wanted.
  const [menu, searches] = [roomOf(maxBytes), roomOf(maxSearchBytes)];
  const roomFor = (key: string) => (isSearch(key) ? searches : menu);
  const making = new Map<string, Promise<FinishedPage>>();

  const makeOnce: PageCache['read'] = (key, version, make) => {
    const name = `${version} ${key}`;
    const running = making.get(name);
    if (running !== undefined) return running;
    const started = queue
      .run(make)
      .then((page) => {
        if (page.isCacheable && page.status === 200)
          roomFor(key).set(key, { page, version, until: now() + maxAge });
        else roomFor(key).delete(key);
        return page;
      })
      .finally(() => making.delete(name));
    making.set(name, started);
    return started;
  };
  const isFresh = (found: Kept, version: string): boolean => found.version === version && now() < found.until;
  const peek: PageCache['peek'] = (key, version) => {
    const found = roomFor(key).get(key);
    return found !== undefined && isFresh(found, version) ? found.page : null;
  };
  const read: PageCache['read'] = (key, version, make) => {
    const found = roomFor(key).get(key);
    if (found !== undefined && (isFresh(found, version) || !queue.isFree()))
      return Promise.resolve(found.page);
    return makeOnce(key, version, make);
  };
  const size = () => ({
    pages: menu.size + searches.size,
    bytes: menu.calculatedSize + searches.calculatedSize,
  });
  return { read, peek, size };
};
