import { ApiFailure } from './failure.ts';

/** A call is sent this often at most, the first time included. */
const MAX_TRIES = 3;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 5_000;
/** Seconds. Whoever is asked to wait longer hears of the failure instead. */
const MAX_RETRY_AFTER = 10;

/** In [0, 1): spreads the clients of a server that comes back. */
export type Random = () => number;

/** Milliseconds before the try after this many failed ones: doubled each time up to the cap, 50 to 100 % of it. */
export const backoff = (attempt: number, random: Random): number =>
  Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempt - 1, 10), MAX_DELAY_MS) * (0.5 + 0.5 * random());

/** True where the same request may fare better soon: no connection, or a server that is overloaded or broken. */
const isPassing = ({ kind, status }: ApiFailure): boolean => {
  // Whoever waited for a time-out has waited long enough.
  if (kind !== 'status') return kind === 'offline';
  return status !== null && (status >= 500 || status === 408 || status === 429);
};

/** True where the same question may be answered some minutes later: nobody was heard, or a server in trouble. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.kind === 'timeout' || isPassing(error));

/**
 * Milliseconds before the next try of a call that may be sent again, after `attempt` failed ones; null where there is
 * none. What the server asks for in Retry-After is the least.
 */
export function retryDelay(error: unknown, attempt: number, random: Random): number | null {
  if (!(error instanceof ApiFailure) || attempt >= MAX_TRIES || !isPassing(error)) return null;
  const asked = error.retryAfter ?? 0;
  return asked > MAX_RETRY_AFTER ? null : Math.max(asked * 1_000, backoff(attempt, random));
}
