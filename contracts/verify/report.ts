import type { Outcome } from './interaction.ts';
import { templateOf } from './template.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const SIGNS = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** One interaction as it is printed. */
export const linesOf = ({ description, result, reasons }: Outcome): readonly string[] => {
  if (result === 'skipped') return [`${SIGNS.skipped} ${description}\n    skipped: ${reasons.join('; ')}`];
  return [`${SIGNS[result]} ${description}`, ...reasons.map((reason) => `    ${reason}`)];
};

export const countsOf = (outcomes: readonly Outcome[]): Counts => {
  const count = (result: Outcome['result']): number =>
    outcomes.filter((outcome) => outcome.result === result).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
};

/** The service keeps the contract: everything that was asked for was verified and passed. */
export const isKept = ({ passed, failed, skipped }: Counts): boolean => passed > 0 && failed + skipped === 0;

const levelOf = ({ skipped }: Counts): string =>
  skipped === 0 ? 'in full' : 'without states: what needs one was not verified';

/** The last lines: how far the verification went, and handlers for the states that are missing. */
export const summaryOf = (outcomes: readonly Outcome[]): string => {
  const counts = countsOf(outcomes);
  const { passed, failed, skipped } = counts;
  const unknown = [...new Set(outcomes.flatMap(({ unknownStates }) => unknownStates))];
  const missing =
    unknown.length === 0 ? [] : [`Nobody sets these states up. To fill in:\n\n${templateOf(unknown)}\n`];
  return [
    ...missing,
    `Verified ${levelOf(counts)}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n');
};
