import { existsSync, readFileSync } from 'node:fs';

/** Tests that passed and that failed; skipped ones count as neither. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const numberIn = (fields: Fields, key: string): number => {
  const value = fields[key];
  return typeof value === 'number' ? value : 0;
};

/** What a JSON report of Vitest or Playwright counts; a test that passed at a second try failed. */
export const countsIn = (report: unknown, kind: 'vitest' | 'playwright'): Counts => {
  const fields = isFields(report) ? report : {};
  if (kind === 'vitest')
    return { passed: numberIn(fields, 'numPassedTests'), failed: numberIn(fields, 'numFailedTests') };
  const stats = isFields(fields['stats']) ? fields['stats'] : {};
  return {
    passed: numberIn(stats, 'expected'),
    failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky'),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The counts of a report file; none at all when the runner left no report. */
export const readCounts = (path: string, kind: 'vitest' | 'playwright'): Counts =>
  countsIn(existsSync(path) ? parsed(readFileSync(path, 'utf8')) : null, kind);

export const NO_TESTS: Counts = { passed: 0, failed: 0 };

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
