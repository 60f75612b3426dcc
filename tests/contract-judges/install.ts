import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the judges' own package and lock file stand. */
export const JUDGES = fileURLToPath(new URL('.', import.meta.url));

const INSTALLED = join(JUDGES, 'node_modules/.package-lock.json');
const LOCK = join(JUDGES, 'package-lock.json');

const isInstalled = (): boolean =>
  existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;

/** Installs the judges by their lock file, unless they are there already. No install of the shop does it. */
export const installJudges = (): void => {
  if (isInstalled()) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: JUDGES,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
};
