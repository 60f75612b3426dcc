import { useCallback, useSyncExternalStore } from 'react';
import type { Chunk } from './chunk.ts';

const notYet = (): null => null;

/**
 * The code of what may come a moment later than the rest, null until then: nothing waits for it. The server, and the page
 * that is hydrated, have nothing of it.
 */
export function useLate<T>({ present, fetchAhead, arrival }: Chunk<T>): T | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let isListening = true;
      // Nobody looks at a loading bar for it; code that is gone is told of as any other's.
      if (present() === null)
        fetchAhead()
          .catch(arrival)
          .then(
            () => isListening && onChange(),
            () => undefined,
          );
      return () => {
        isListening = false;
      };
    },
    [present, fetchAhead, arrival],
  );
  return useSyncExternalStore(subscribe, present, notYet);
}
