/** Whether an offer may be used. */
export type TermState = 'before' | 'running' | 'over';

const momentOf = (iso: string | null): number | null => {
  const at = Date.parse(iso ?? '');
  return Number.isNaN(at) ? null : at;
};

/** Where a moment (ms) lies in a term of two ISO times; one that is missing or unreadable is no bound, and nothing is over while the time is unknown (0). */
export function termState(from: string | null, to: string | null, now: number): TermState {
  if (now === 0) return 'running';
  const start = momentOf(from);
  const end = momentOf(to);
  if (start !== null && now < start) return 'before';
  return end !== null && now > end ? 'over' : 'running';
}
