import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KERNEL = join(ROOT, 'src/kernel');
const NO_CODE = /^\s*(\/\/.*|\/?\*.*)?$/;

/** A page is alive with the first part alone; the second, with RxJS, comes after it. Each is small enough to be read at once. */
const WORK = ['effects.ts', 'runs.ts', 'store.ts'];
const files = readdirSync(KERNEL).filter((name) => /(?<!\.test)\.ts$/.test(name));

test.each([
  ['what is reduced, ruled and told', 300, files.filter((name) => !WORK.includes(name))],
  ['the running of effects', 140, WORK],
])('the kernel stays small: %s within %i lines of code', (_part, most, names) => {
  const lines = names.flatMap((name) => readFileSync(join(KERNEL, name), 'utf8').split('\n'));
  const count = lines.filter((line) => !NO_CODE.test(line)).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(most);
});

test('nothing in the tree names a folder of somebody’s machine', () => {
  const folder = '(^|[^[:alnum:]_.~-])/(work|tmp|home|root|Users)/[[:alnum:]_]';
  const search = [
    'grep',
    '--no-index',
    '--exclude-standard',
    '-nIE',
    folder,
    '--',
    '.',
    ':!package-lock.json',
  ];
  const { stdout, status } = spawnSync('git', search, { cwd: ROOT, encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
});
