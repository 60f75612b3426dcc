/** What a figure may be. */
export interface Limit {
  /** What holds now: above it the check is red. */
  readonly budget: number;
  /** What is wanted in the end, where that is less; it is told, and no check fails for it. */
  readonly wanted?: number;
}

const figure = (value: number): string => value.toFixed(Number.isInteger(value) ? 0 : 2);

export const isBroken = (is: number, { budget }: Limit): boolean => is > budget;

/** The figure in its budget and beside what is wanted, for a table. */
export const told = (is: number, { budget, wanted }: Limit): string => {
  const held = `${figure(is)} of ${figure(budget)}`;
  if (wanted === undefined) return held;
  return `${held}, wanted ${figure(wanted)}: ${is <= wanted ? 'met' : 'missed'}`;
};

/** What is told of a broken budget, with a hint where to look. */
export const complaint = (what: string, is: number, { budget }: Limit, hint = ''): string =>
  `${what}: ${figure(is)} of ${figure(budget)}${hint}`;
