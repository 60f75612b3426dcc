import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { actWords } from './acts.ts';
import type { Visit } from './visit.ts';

/** Where the trace of each visit is kept. */
export const TRACES = fileURLToPath(new URL('../../.cache/explorer', import.meta.url));

/** Keeps a visit as a file that `--replay` takes, and tells its path. */
export function keepTrace(visit: Visit, ending = ''): string {
  mkdirSync(TRACES, { recursive: true });
  const path = join(TRACES, `${visit.seed}${ending}.json`);
  writeFileSync(path, `${JSON.stringify(visit, null, 1)}\n`);
  return path;
}

/** Throws where the file is none. */
export const readTrace = (path: string): Visit => JSON.parse(readFileSync(path, 'utf8')) as Visit;

/** A visit in words, as somebody would tell it. */
export function visitWords({ seed, start, acts, violation }: Visit): string {
  const where = `${start.visitor}, /${start.city}/${start.path}, ${start.isPhone ? 'phone' : 'desk'}, ${start.isNight ? 'night' : 'noon'}`;
  const rows = acts.map((act, index) => `${String(index + 1).padStart(4)}  ${actWords(act)}`);
  const end = violation ? [`  «${violation.says}»: ${violation.words}`] : [];
  return [`Seed ${seed}: ${where}`, ...rows, ...end].join('\n');
}
