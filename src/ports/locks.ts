import { Observable } from 'rxjs';
import type { AppWorld } from '../slices/world.ts';

type Manager = Pick<LockManager, 'request'>;

/**
 * Locks between the tabs of this browser. Where there are none (an old browser, a page without a secure context), every
 * tab believes to hold its lock.
 */
export const createLocks = (manager: Manager | undefined): AppWorld['locks'] => ({
  hold: (name) =>
    new Observable((subscriber) => {
      if (!manager) return subscriber.next(true);
      const waiting = new AbortController();
      let leave: () => void = () => undefined;
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      const request = async (): Promise<void> => {
        try {
          await manager.request(name, { signal: waiting.signal }, () => {
            subscriber.next(true);
            return left;
          });
        } catch {
          if (!waiting.signal.aborted) subscriber.next(true);
        }
      };
      subscriber.next(false);
      void request();
      return () => {
        waiting.abort();
        leave();
      };
    }),
});
