/** The middle of the values; of an even number the mean of the two in the middle. NaN of none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted.length >> 1;
  const high = sorted[upper] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[upper - 1] ?? Number.NaN) + high) / 2;
};

/** The value below which this part of all values lies, from 0 to 1. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

/**
 * How many times the first is the second: the median of the ratios round by round, since the two values of one round
 * had the same machine.
 */
export const ratio = (those: readonly number[], these: readonly number[]): number =>
  median(those.map((value, round) => value / (these[round] ?? Number.NaN)));

/** A count as it is, anything else as a figure. */
export const countOrFigure = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en-US') : figure(value);

/** As long as the numbers tell something: three digits. */
export const figure = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  const digits = [100, 10, 0.1, 0].findIndex((least) => size >= least);
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** One round after another, every second one backwards, so that nobody is always the first. Round -1 warms up and is not kept. */
export async function inTurns<Name extends string>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name, round: number) => Promise<number>,
): Promise<Readonly<Record<Name, readonly number[]>>> {
  const kept = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const value = await measure(name, round);
      if (round >= 0) kept.get(name)?.push(value);
    }
  return Object.fromEntries(kept) as unknown as Record<Name, readonly number[]>;
}
