/** The versions that are asked for again and again (specification, section 9, "Timers and polling"). */
export const POLL_NAMES = ['catalog', 'settings', 'store', 'app'] as const;
export type PollName = (typeof POLL_NAMES)[number];

/** How one poll fares. */
export interface Poll {
  /** Milliseconds; when this page asked last. */
  readonly askedAt: number | null;
  /** In a row. */
  readonly failures: number;
}
export const NEVER_POLLED: Poll = { askedAt: null, failures: 0 };

/** What a poll brings. One tab asks for all: the others make these facts their own. */
export const POLLED_FACTS = [
  'catalog/versionFound',
  'setting/versionFound',
  'view/storeVersionFound',
  'view/appVersionFound',
] as const;

const MINUTE_MS = 60_000;
/** From this many failures in a row a poll gives the server time. */
const OPEN_AT = 5;
/** Minutes between the polls of an open circuit; the last one stays. */
const OPEN_MINUTES = [2, 4, 5] as const;
/** Either side of the interval, so that many clients do not ask at the same moment. */
const JITTER = 0.05;

export const intervalOf = ({ failures }: Poll): number => {
  if (failures < OPEN_AT) return MINUTE_MS;
  return (OPEN_MINUTES[failures - OPEN_AT] ?? OPEN_MINUTES[OPEN_MINUTES.length - 1] ?? 1) * MINUTE_MS;
};

/** Nobody waits longer, whatever the jitter and the clock say. */
const LONGEST_MS = 5 * MINUTE_MS;

/**
 * Milliseconds until a poll is due; at once where it never was. `jitter` is from -1 to 1. A clock that was set back makes
 * nobody wait longer than the interval.
 */
export function untilDue(poll: Poll, now: number, jitter = 0): number {
  if (poll.askedAt === null) return 0;
  const interval = Math.min(LONGEST_MS, intervalOf(poll) * (1 + JITTER * jitter));
  return Math.min(interval, Math.max(0, poll.askedAt + interval - now));
}
