import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KERNEL = join(ROOT, 'src/kernel');
const MAX_KERNEL = 330;
const NO_CODE = /^\s*(\/\/.*|\/?\*.*)?$/;

test(`the kernel stays within ${MAX_KERNEL} lines of code`, () => {
  const files = readdirSync(KERNEL).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const lines = files.flatMap((name) => readFileSync(join(KERNEL, name), 'utf8').split('\n'));
  const count = lines.filter((line) => !NO_CODE.test(line)).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(MAX_KERNEL);
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
