import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxProgram } from '../deploy/nginx.ts';

export type Mode = 'quick' | 'full' | 'deep';

export interface Step {
  readonly name: string;
  /** A program of node_modules/.bin, or npm, with its arguments. */
  readonly command: readonly string[];
  /** The least thorough run that holds this step. */
  readonly since: Mode;
  /** How the JSON report of a test step counts; absent for a check without tests. */
  readonly report?: 'vitest' | 'playwright';
  readonly needsChromium?: true;
  /** Its last line is what the run says of it. */
  readonly tells?: true;
  /** Why the step cannot run on this tree yet; null when it can. */
  readonly absence?: (root: string) => string | null;
}

/** Where the runner keeps reports; a step's own is `{name}.json`. */
export const REPORTS = '.cache/test';

const vitest = (name: string, ...projects: readonly string[]): readonly string[] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  ...(name === 'properties' ? ['--reporter=./tests/properties/report.ts'] : []),
  '--reporter=json',
  `--outputFile.json=${REPORTS}/${name}.json`,
];

const withoutFile =
  (path: string) =>
  (root: string): string | null =>
    existsSync(join(root, path)) ? null : `there is no ${path}`;

const withoutProject =
  (project: string) =>
  (root: string): string | null =>
    readFileSync(join(root, 'vite.config.ts'), 'utf8').includes(`name: '${project}'`)
      ? null
      : `vite.config.ts has no project "${project}"`;

const withoutJourneys = (root: string): string | null => {
  const folder = join(root, 'tests/e2e');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.some((name) => /\.(test|spec)\.ts$/.test(name)) ? null : 'tests/e2e has no journeys';
};

/** The stories once more, each time in another order. */
const shuffled = (seed: number): Step => ({
  name: `order-${seed}`,
  command: [...vitest(`order-${seed}`, 'stories'), '--sequence.shuffle', `--sequence.seed=${seed}`],
  since: 'deep',
  report: 'vitest',
  needsChromium: true,
});

/** All steps in their order. The steps of one row run side by side. */
export const ROWS: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: ['npm', 'run', '-s', 'types'], since: 'quick' },
    { name: 'lint', command: ['npm', 'run', '-s', 'lint'], since: 'quick' },
  ],
  [
    { name: 'layers', command: ['npm', 'run', '-s', 'layers'], since: 'quick' },
    { name: 'unit', command: vitest('unit', 'unit'), since: 'quick', report: 'vitest' },
  ],
  [
    {
      name: 'properties',
      command: vitest('properties', 'properties'),
      since: 'quick',
      report: 'vitest',
    },
  ],
  [
    {
      name: 'build',
      command: ['npm', 'run', '-s', 'build'],
      since: 'full',
      absence: withoutFile('src/app/server/render.tsx'),
    },
  ],
  [{ name: 'size', command: ['npm', 'run', '-s', 'size'], since: 'full', needsChromium: true }],
  [
    {
      name: 'stories',
      command: vitest('stories', 'stories'),
      since: 'full',
      report: 'vitest',
      needsChromium: true,
      absence: withoutProject('stories'),
    },
  ],
  [
    {
      name: 'workbench',
      command: ['npm', 'run', '-s', 'test:workbench'],
      since: 'full',
      report: 'playwright',
      needsChromium: true,
    },
    // Pact's native server uses one core.
    {
      name: 'contract',
      command: vitest('contract', 'pact-consumer', 'pact-provider'),
      since: 'full',
      report: 'vitest',
      absence: withoutProject('pact-consumer'),
    },
  ],
  [
    {
      name: 'browser',
      command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
      since: 'full',
      report: 'playwright',
      needsChromium: true,
      absence: withoutJourneys,
    },
  ],
  // A row of its own: it plays a seeded tenth here and all of it in a deep run, beside nothing that takes its cores.
  [
    {
      name: 'faults',
      command: ['playwright', 'test', '-c', 'tests/faults'],
      since: 'full',
      report: 'playwright',
      needsChromium: true,
    },
  ],
  [
    {
      name: 'keyboard',
      command: ['playwright', 'test', '-c', 'tests/e2e/keyboard.config.ts'],
      since: 'deep',
      report: 'playwright',
      needsChromium: true,
    },
  ],
  [shuffled(1)],
  [shuffled(2)],
  [shuffled(3)],
  [
    {
      name: 'visual',
      command: ['npm', 'run', '-s', 'test:visual'],
      since: 'deep',
      needsChromium: true,
    },
  ],
  [{ name: 'acted', command: ['npm', 'run', '-s', 'replay:acted'], since: 'deep', needsChromium: true }],
  [{ name: 'audit', command: ['npm', 'run', '-s', 'audit:shipped'], since: 'deep', tells: true }],
  [{ name: 'kit', command: vitest('kit', 'pact-deep'), since: 'deep', report: 'vitest' }],
  [{ name: 'judge', command: vitest('judge', 'judge'), since: 'deep', report: 'vitest' }],
  [{ name: 'image', command: vitest('image', 'image'), since: 'deep', report: 'vitest' }],
  [
    {
      name: 'mutation',
      command: ['npm', 'run', '-s', 'test:mutation'],
      since: 'deep',
      absence: withoutFile('stryker.config.json'),
    },
  ],
  [
    {
      name: 'deploy',
      command: ['playwright', 'test', '-c', 'tests/deploy/playwright.config.ts'],
      since: 'deep',
      report: 'playwright',
      needsChromium: true,
      absence: () => (nginxProgram() === null ? 'there is no nginx on this machine' : null),
    },
  ],
  [
    {
      name: 'day',
      command: ['npm', 'run', '-s', 'test:day'],
      since: 'deep',
      report: 'playwright',
      needsChromium: true,
    },
  ],
  [{ name: 'load', command: ['npm', 'run', '-s', 'load'], since: 'deep' }],
  // The last: a floor that is missed hides no other step.
  [
    {
      name: 'bench',
      command: ['npm', 'run', '-s', 'bench', '--', '--hold'],
      since: 'deep',
      needsChromium: true,
    },
  ],
];

const MODES: readonly Mode[] = ['quick', 'full', 'deep'];

/**
 * Runs of each property, by mode. What decides about a change always tries the same cases; a deep run looks for new ones.
 */
export const PROPERTY_RUNS: Readonly<Record<Mode, number>> = { quick: 25, full: 1_000, deep: 5_000 };
export const FIXED_SEED: Readonly<Record<Mode, number | null>> = {
  quick: 20_261_121,
  full: 20_261_121,
  deep: null,
};

/** The mode an argument of the command names; null for an unknown one. */
export const modeOf = (argument: string | undefined): Mode | null =>
  argument === undefined ? 'full' : (MODES.find((mode) => mode === argument) ?? null);

/** The rows of a mode, without the steps of more thorough ones. */
export const rowsOf = (mode: Mode, rows: readonly (readonly Step[])[] = ROWS): readonly (readonly Step[])[] =>
  rows
    .map((row) => row.filter((step) => MODES.indexOf(step.since) <= MODES.indexOf(mode)))
    .filter((row) => row.length > 0);
