import { Observable, Subscription } from 'rxjs';
import type { AppWorld } from '../slices/world.ts';

const PREFIX = 'shop:';

/**
 * Runs work while no other tab of this browser runs work of the same name. Waiting and working end when nobody
 * listens. Without Web Locks (an insecure page, an old browser) the work just runs.
 */
export const createExclusive =
  (locks: LockManager | undefined): AppWorld['exclusive'] =>
  <T>(name: string, work$: Observable<T>): Observable<T> =>
    locks
      ? new Observable<T>((subscriber) => {
          const leaving = new AbortController();
          const running = new Subscription(() => leaving.abort());
          const turn = (): Promise<void> =>
            new Promise((finish) => {
              running.add(finish);
              running.add(work$.subscribe(subscriber));
            });
          locks.request(PREFIX + name, { signal: leaving.signal }, turn).catch(() => {
            // A page that may have no locks does its work all the same.
            if (!leaving.signal.aborted) running.add(work$.subscribe(subscriber));
          });
          return running;
        })
      : work$;
