import type { Asked } from './arguments.ts';
import { LEVELS, type Outcome, type Result } from './check.ts';
import type { Report } from './verify.ts';

export type Counts = Readonly<Record<Result, number>>;

const SIGNS: Readonly<Record<Result, string>> = {
  passed: '✓',
  failed: '✗',
  notChosen: '·',
  notApplicable: '○',
  skipped: '–',
};

const WORDS: Readonly<Record<Result, string>> = {
  passed: 'passed',
  failed: 'failed',
  notChosen: 'not chosen',
  notApplicable: 'not applicable',
  skipped: 'skipped',
};

const RESULTS = [
  'passed',
  'failed',
  'notChosen',
  'notApplicable',
  'skipped',
] as const satisfies readonly Result[];

/** One check as it is printed: of what failed, where, why and how to see it again. */
export const linesOf = ({ name, result, reasons, sentence, repeat }: Outcome): readonly string[] => {
  const head = `${SIGNS[result]} ${name}`;
  if (result === 'passed' || result === 'notChosen') return [head];
  if (result !== 'failed') return [`${head}: ${WORDS[result]}: ${reasons.join('; ')}`];
  return [head, ...reasons.map((reason) => `    ${reason}`), `    ${sentence}`, `    again: ${repeat}`];
};

export const countsOf = (outcomes: readonly Outcome[]): Counts => {
  const counts = { passed: 0, failed: 0, notChosen: 0, notApplicable: 0, skipped: 0 };
  for (const { result } of outcomes) counts[result] += 1;
  return counts;
};

/** The service keeps the contract as far as it was asked for: something passed, and nothing failed or is left out. */
export const isKept = ({ passed, failed, skipped }: Counts): boolean => passed > 0 && failed + skipped === 0;

const countLine = (name: string, counts: Counts): string =>
  `${name}: ${RESULTS.filter((result) => result === 'passed' || result === 'failed' || counts[result] > 0)
    .map((result) => `${counts[result]} ${WORDS[result]}`)
    .join(', ')}`;

const MOST_BEYOND = 40;

/** The last lines: how far the verification went, and what the service answers beyond the contract. */
export const summaryOf = ({ checks, beyond }: Report, { levels, liveUrl, statesUrl }: Asked): string => {
  const beyondLines =
    beyond.length === 0
      ? []
      : [
          `Beyond the contract, not judged (${beyond.length}):`,
          ...beyond.slice(0, MOST_BEYOND).map((place) => `  ${place}`),
          ...(beyond.length > MOST_BEYOND ? ['  …'] : []),
        ];
  const levelLines = LEVELS.filter((level) => levels.includes(level)).map((level) =>
    countLine(level, countsOf(checks.filter((check) => check.level === level))),
  );
  return [
    ...beyondLines,
    ...levelLines,
    ...(statesUrl === null ? ['Not run: contract and visit, which need --states-url'] : []),
    ...(liveUrl === null && statesUrl !== null ? ['Not run: the live connection, which needs --live'] : []),
    isKept(countsOf(checks))
      ? `The service keeps the contract (${levels.join(', ')})`
      : `The service breaks the contract (${levels.join(', ')})`,
  ].join('\n');
};

/** The report as JSON. */
export const jsonOf = ({ checks, beyond }: Report, { url, levels }: Asked): string =>
  `${JSON.stringify({ url, levels, ...countsOf(checks), checks, beyond }, null, 2)}\n`;
