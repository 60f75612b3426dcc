import { retry, tap, throwError, timer, type MonoTypeOperatorFunction, type Observable } from 'rxjs';
import { retryDelay, type Random } from '../domain/retry.ts';

export interface RetryOptions {
  /** What the browser believes; without a connection nothing is tried again. */
  readonly isOnline: () => boolean;
  readonly random: Random;
}

/** Sends a call again while its failures are passing ones. Only for calls that change nothing; leaving ends the waiting too. */
export const retrying = <T>({ isOnline, random }: RetryOptions): MonoTypeOperatorFunction<T> =>
  retry<T>({
    delay(error: unknown, attempt): Observable<unknown> {
      const delay = isOnline() ? retryDelay(error, attempt, random) : null;
      if (delay === null) return throwError(() => error);
      return timer(delay).pipe(
        tap(() => {
          if (!isOnline()) throw error;
        }),
      );
    },
  });
