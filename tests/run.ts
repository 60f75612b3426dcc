import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endChildren, runChild } from './run/child.ts';
import { obtainChromium } from './run/chromium.ts';
import { type Counts, NO_TESTS, readCounts, sum } from './run/counts.ts';
import { createInstallers, thisMachine } from './run/machine.ts';
import { lastLine, lineOf, type Outcome, outcomeOf } from './run/outcome.ts';
import { FIXED_SEED, modeOf, PROPERTY_RUNS, REPORTS, rowsOf, type Mode, type Step } from './run/steps.ts';

/** Programs that do not end at a polite signal are killed after this time. */
const GRACE_MS = 500;

type Variables = Readonly<Record<string, string>>;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const variablesOf = (mode: Mode): Variables => ({
  FC_RUNS: String(PROPERTY_RUNS[mode]),
  ...(FIXED_SEED[mode] === null ? {} : { FC_SEED: String(FIXED_SEED[mode]) }),
  ...(mode === 'deep' && { DEEP_RUN: '1' }),
  NO_COLOR: '1',
  // No tool of the run reports to its maker.
  PACT_DO_NOT_TRACK: 'true',
  SCARF_ANALYTICS: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
});

const reportOf = (step: Step): string => join(ROOT, REPORTS, `${step.name}.json`);

const runStep = async (step: Step, variables: Variables): Promise<Outcome> => {
  const started = performance.now();
  const environment = { ...variables, PLAYWRIGHT_REPORT: reportOf(step) };
  const ended = await runChild(step.command, { root: ROOT, environment });
  const counts = step.report === undefined ? null : readCounts(reportOf(step), step.report);
  const outcome = outcomeOf(step, ended, counts);
  console.log(lineOf(outcome, (performance.now() - started) / 1000));
  if (!outcome.isGreen) console.log(outcome.output);
  return outcome;
};

const presentSteps = (row: readonly Step[]): readonly Step[] =>
  row.filter((step) => {
    const absence = step.absence?.(ROOT) ?? null;
    if (absence !== null) console.log(`${step.name.padEnd(10)}          not run: ${absence}`);
    return absence === null;
  });

const withChromium = async (variables: Variables): Promise<Variables> => {
  if (variables['CHROMIUM_PATH'] !== undefined) return variables;
  const { path, origin } = await obtainChromium(thisMachine(ROOT), createInstallers(ROOT), console.log);
  console.log(`Chromium: ${path} (${origin})`);
  return { ...variables, CHROMIUM_PATH: path };
};

/** Runs row after row, adds each step's outcome, and stops behind the first row with a red step. */
const runRows = async (mode: Mode, outcomes: Outcome[]): Promise<void> => {
  let variables = variablesOf(mode);
  for (const row of rowsOf(mode)) {
    const steps = presentSteps(row);
    if (steps.some((step) => step.needsChromium)) variables = await withChromium(variables);
    outcomes.push(...(await Promise.all(steps.map((step) => runStep(step, variables)))));
    if (outcomes.some(({ isGreen }) => !isGreen)) return;
  }
};

/** The counts of a run that could not go on: one failure more than its steps have. */
const brokenOff = (error: unknown): Counts => {
  console.log(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
};

const endOnSignal = (): void => {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      endChildren();
      setTimeout(() => {
        endChildren('SIGKILL');
        process.exit(code);
      }, GRACE_MS);
    });
  }
};

const run = async (mode: Mode): Promise<void> => {
  endOnSignal();
  rmSync(join(ROOT, REPORTS), { recursive: true, force: true });
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
  const outcomes: Outcome[] = [];
  const broken = await runRows(mode, outcomes).then(() => NO_TESTS, brokenOff);
  const counts = sum([...outcomes.map((outcome) => outcome.counts), broken]);
  console.log(lastLine(counts));
  if (counts.failed > 0) process.exitCode = 1;
};

const mode = modeOf(process.argv[2]);
if (mode === null) {
  console.error(`"${process.argv[2]}" is no kind of run: quick or deep, or nothing`);
  process.exit(1);
}
await run(mode);
