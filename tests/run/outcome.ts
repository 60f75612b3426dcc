import { type Counts, NO_TESTS } from './counts.ts';
import type { Step } from './steps.ts';

/** How a step's process ended. */
export interface Ended {
  readonly exitCode: number;
  readonly output: string;
}

export interface Outcome {
  readonly step: Step;
  readonly isGreen: boolean;
  readonly counts: Counts;
  /** One line after the step's name, and with a red step what it printed. */
  readonly note: string;
  readonly output: string;
}

const reasonOf = (ended: Ended, counts: Counts | null): string | null => {
  if (ended.exitCode !== 0) return 'FAILED';
  if (counts === null) return null;
  if (counts.failed > 0) return 'FAILED';
  return counts.passed === 0 ? 'FAILED: it ran no tests' : null;
};

/** A red step counts at least one failure, so that a run that breaks down never ends with "0 failed". */
const countedAs = (counts: Counts | null, isGreen: boolean): Counts => {
  const { passed, failed } = counts ?? NO_TESTS;
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
};

/** Judges a step: `counts` is null for a check without tests. */
export const outcomeOf = (step: Step, ended: Ended, counts: Counts | null): Outcome => {
  const reason = reasonOf(ended, counts);
  const isGreen = reason === null;
  const told = step.tells ? ended.output.trim().split('\n').at(-1) : undefined;
  const note = reason ?? told ?? (counts === null ? 'ok' : `${counts.passed} passed`);
  return { step, isGreen, counts: countedAs(counts, isGreen), note, output: ended.output };
};

/** The line of a step that ended. */
export const lineOf = (outcome: Outcome, seconds: number): string =>
  `${outcome.step.name.padEnd(10)}${`${seconds.toFixed(1)} s`.padStart(8)}  ${outcome.note}`;

/** The last line of every run. */
export const lastLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
