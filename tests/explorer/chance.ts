import { randomFrom } from '../randomFrom.ts';

/** The choices of one run: the same seed makes the same ones, as long as the same is asked. */
export interface Chance {
  /** In [0, 1). */
  readonly next: () => number;
  /** True so often out of a hundred. */
  readonly percent: (often: number) => boolean;
  /** A whole number from 0 to below that. */
  readonly below: (end: number) => number;
  /** Undefined of an empty list. */
  readonly pick: <T>(list: readonly T[]) => T | undefined;
  /** Each so often as its weight says; undefined where nothing has any. */
  readonly weigh: <T>(list: readonly T[], weightOf: (item: T) => number) => T | undefined;
}

export function chanceOf(seed: number): Chance {
  const next = randomFrom(seed + 1);
  // The first numbers of near seeds are near each other.
  for (let skipped = 0; skipped < 8; skipped += 1) next();
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    percent: (often) => next() * 100 < often,
    below,
    pick: (list) => list[below(list.length)],
    weigh: (list, weightOf) => {
      const weights = list.map((item) => Math.max(0, weightOf(item)));
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      return list.find((_, index) => (left -= weights[index] ?? 0) < 0);
    },
  };
}
