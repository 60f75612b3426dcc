import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file that the kit's command runs; `KIT` names another one. */
const COMMAND =
  process.env['KIT'] ?? fileURLToPath(new URL('../../contracts/verify/main.ts', import.meta.url));
const LONGEST_MS = 90_000;

/** `unclear`: the command was misused or never ended, or its exit code and its report say different things. */
export type Verdict = 'accepted' | 'rejected' | 'unclear';

export interface Failure {
  readonly name: string;
  readonly reasons: readonly string[];
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly failures: readonly Failure[];
  readonly checks: number;
  readonly output: string;
}

/** In the place of an operation: the messages of the live connection. */
export const LIVE = 'live';

export interface Asked {
  readonly url: string;
  readonly statesUrl: string;
  readonly liveUrl?: string;
  /** Only what touches this operation; absent: all. */
  readonly only?: string;
  readonly timeoutSeconds?: number;
}

interface Checked {
  readonly name?: string;
  readonly description?: string;
  readonly result: string;
  readonly reasons?: readonly unknown[];
}

/** Accepted is only what something was asked of, rejected only what something was found in. */
const verdictOf = (code: number, checks: readonly Checked[]): Verdict => {
  const has = (wanted: string): boolean => checks.some(({ result }) => result === wanted);
  if (code === 0 && has('passed') && !has('failed')) return 'accepted';
  return code === 1 && has('failed') ? 'rejected' : 'unclear';
};

const run = (options: readonly string[]): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve) => {
    const settings = {
      timeout: LONGEST_MS,
      maxBuffer: 1e8,
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
    };
    const child = execFile(
      process.execPath,
      [COMMAND, 'verify', ...options],
      settings,
      (_, output, errors) => {
        resolve({ code: child.exitCode ?? 2, output: output + errors });
      },
    );
  });

let generation: Promise<'levels' | 'pacts'> | undefined;

/** The command before levels knows neither `--level` nor operations for `--only`. */
const generationOf = (): Promise<'levels' | 'pacts'> =>
  (generation ??= run([]).then(({ output }) => (output.includes('--level') ? 'levels' : 'pacts')));

const optionsOf = async (asked: Asked, report: string): Promise<readonly string[]> => {
  const base = ['--url', asked.url, '--states-url', asked.statesUrl, '--json', report];
  const live = asked.liveUrl === undefined ? [] : ['--live', asked.liveUrl];
  if ((await generationOf()) === 'pacts') return [...base, ...live];
  const part = asked.only === undefined ? [] : ['--only', asked.only];
  const timeout = asked.timeoutSeconds === undefined ? [] : ['--timeout', String(asked.timeoutSeconds)];
  return [...base, ...live, ...part, ...timeout];
};

const checksOf = (report: unknown): readonly Checked[] => {
  const { checks, interactions } = report as {
    checks?: readonly Checked[];
    interactions?: readonly Checked[];
  };
  return checks ?? interactions ?? [];
};

/** Runs the kit as a back-end team does, by its command, and reads its exit code and its report. */
export async function askKit(asked: Asked): Promise<Judgement> {
  const folder = await mkdtemp(join(tmpdir(), 'judge-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await run(await optionsOf(asked, report));
    const checks = await readFile(report, 'utf8').then(
      (text) => checksOf(JSON.parse(text)),
      () => [],
    );
    const failures = checks
      .filter(({ result }) => result === 'failed')
      .map(({ name, description, reasons = [] }) => ({
        name: name ?? description ?? '',
        reasons: reasons.map(String),
      }));
    return { verdict: verdictOf(code, checks), failures, checks: checks.length, output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
