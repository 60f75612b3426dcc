import { ApiFailure } from './failure.ts';

/** An order is sent this often before its outcome counts as unknown, the first time included. */
export const ORDER_TRIES = 3;
/** From then on after the press a customer may leave an order without an answer (assumptions, section 7, "an order without a definite answer"). */
export const LEAVE_MS = 3 * 60_000;
/** An order older than this is not sent by itself any more: it would surprise the customer. */
export const STALE_MS = 60 * 60_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5_000;
const FIRST_CHECK_MS = 5_000;
const MAX_CHECK_MS = 60_000;

/** True where the same key is on its way already (assumptions, section 6, "POST /order 409"). */
export const isInFlight = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 409 && error.retryAfter !== null;

/** True where the answer does not tell whether the order exists: the same body goes out again with the same key. */
export const isOpenOutcome = (error: unknown): boolean => {
  if (!(error instanceof ApiFailure) || error.kind !== 'status') return true;
  const status = error.status ?? 0;
  return status >= 500 || status === 408 || status === 429 || isInFlight(error);
};

/** Milliseconds that the server asks to wait; 0 where it asks for nothing. */
export const askedPause = (error: unknown): number =>
  error instanceof ApiFailure ? (error.retryAfter ?? 0) * 1_000 : 0;

/** Doubled after each failed one up to the most, 50 to 100 % of it: all clients must not return at once. */
const spread =
  (first: number, most: number) =>
  (failed: number, random: () => number): number =>
    Math.round(Math.min(first * 2 ** Math.min(failed - 1, 10), most) * (0.5 + 0.5 * random()));

/** Milliseconds before the next try of an order after this many failed ones. */
export const pauseBeforeTry = spread(FIRST_PAUSE_MS, MAX_PAUSE_MS);
/** Milliseconds before an order whose outcome is unknown is asked for again. */
export const pauseBeforeCheck = spread(FIRST_CHECK_MS, MAX_CHECK_MS);
