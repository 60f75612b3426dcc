import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/app/server/paths.ts';

/** Where the peers' own package and lock file stand. */
export const PEERS = join(ROOT, 'tests/bench');

const INSTALLED = join(PEERS, 'node_modules/.package-lock.json');
const LOCK = join(PEERS, 'package-lock.json');

const isInstalled = (): boolean =>
  existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;

/** Installs the peers by their lock file, unless they are there already. No install of the shop does it. */
export const installPeers = (say: (line: string) => void): void => {
  if (isInstalled()) return;
  say('Installing the peers into tests/bench/node_modules');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: PEERS,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
};

const versionIn = (folder: string, name: string): string =>
  (
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** Package and version of what a subject measures beside the shop. */
export const versionOfPeer = (name: string): string => `${name} ${versionIn(PEERS, name)}`;

/** Package and version of a library that the shop itself uses. */
export const versionOfOwn = (name: string): string => `the shop’s ${name} ${versionIn(ROOT, name)}`;
