import { use, useSyncExternalStore } from 'react';
import type { Chunk } from './chunk.ts';

/** Only a page that the server has rendered is read with this: until its code is here, it stays as it is. */
const RENDERED = -1;

/** The code of the chunk; null without a connection, until it comes. Suspends while it is on its way, throws when it is gone. */
export function useChunk<T>({ arrival, load, subscribe, changes }: Chunk<T>): T | null {
  const seen = useSyncExternalStore(subscribe, changes, () => RENDERED);
  return use(seen === RENDERED ? arrival() : load());
}
