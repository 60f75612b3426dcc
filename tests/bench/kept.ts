import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/app/server/paths.ts';
import { type Moment, withRows } from './history.ts';

const OUT = join(ROOT, '.cache/bench');
const HISTORY = join(ROOT, 'docs/performance.md');
const DATE_LENGTH = 10;

const git = (...words: readonly string[]): string | null => {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
};

/** Now, on this tree; its own history does not make a tree another. */
export const presentMoment = (): Moment => {
  const commit = git('rev-parse', '--short', 'HEAD')?.trim() ?? '–';
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs/performance.md')?.trim() !== '';
  return {
    date: new Date().toISOString().slice(0, DATE_LENGTH),
    commit: isChanged ? `${commit}+` : commit,
  };
};

/** The last report of a subject, for whoever reads on. */
export const writeReport = (subject: string, text: string): void => {
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, `${subject}.md`), text);
};

/** Adds the figures of a subject to those that docs/performance.md has of it. */
export const keepRows = (subject: string, cells: readonly (readonly string[])[], moment: Moment): void =>
  writeFileSync(HISTORY, withRows(readFileSync(HISTORY, 'utf8'), subject, cells, moment));
