import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.ts';
import { relatedTests } from './related.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const listed = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)));

const untracked = listed('ls-files', '--others', '--exclude-standard');
const changed = [...listed('diff', '--name-only', 'HEAD'), ...untracked];
const code = changed.filter((path) => /\.tsx?$/.test(path));
const formatted = changed.filter((path) => /\.(tsx?|css|json)$/.test(path));
const layered = code.filter((path) => /^(src|contracts|mocks|tests|stories)\//.test(path));
const tests = relatedTests(changed, [...listed('ls-files'), ...untracked]);
const properties = tests.filter((path) => path.startsWith('tests/properties/'));
const unit = tests.filter((path) => !/^tests\/(properties|e2e|panel|pact\/(consumer|provider))\//.test(path));

/** Direct imports only: a circle shows in `npm run layers`. */
const LAYERS = ['depcruise', '--config', '.dependency-cruiser.cjs', '--do-not-follow', '.*'];

/** What looks at the change, each with the files that it takes; `types` finds them by itself. */
const checks: readonly (readonly [
  name: string,
  command: readonly string[],
  files: readonly string[] | null,
])[] = [
  ['types', ['tsc', '-b'], null],
  ['lint', ['oxlint', '--type-aware', '--deny-warnings'], code],
  ['format', ['oxfmt', '--check'], formatted],
  ['layers', LAYERS, layered],
  ['unit', ['vitest', 'run', '--project', 'unit'], unit],
  ['properties', ['vitest', 'run', '--project', 'properties'], properties],
];

const check = async ([name, command, files]: (typeof checks)[number]): Promise<boolean> => {
  if (files?.length === 0) return true;
  const started = performance.now();
  const environment = { NO_COLOR: '1', FC_RUNS: '25' };
  const { exitCode, output } = await runChild([...command, ...(files ?? [])], { root: ROOT, environment });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name.padEnd(10)} ${seconds.padStart(6)} s  ${exitCode === 0 ? 'ok' : 'FAILED'}`);
  if (exitCode !== 0) console.log(output);
  return exitCode === 0;
};

console.log(`${changed.length} files differ from the last commit, ${tests.length} test files look at them`);
const outcomes = await Promise.all(checks.map(check));
if (outcomes.includes(false)) process.exitCode = 1;
