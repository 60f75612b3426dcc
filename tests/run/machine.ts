import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { type ChildOptions, runChild } from './child.ts';
import type { Installers, Machine } from './chromium.ts';

/** The version whose Chromium Playwright was tried with. */
const PACKAGE = '@sparticuz/chromium@153.0.0';

const cacheOf = (root: string): string => join(root, '.cache/chromium');
const unpackedIn = (root: string): string => join(cacheOf(root), 'unpacked');

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program of the path lies; null where there is none by that name. */
export const which = (name: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable) ?? null;

const playwrightPath = (): string | null => {
  try {
    return chromium.executablePath();
  } catch {
    return null;
  }
};

/** Looks at this very machine. */
export const thisMachine = (root: string): Machine => ({
  environment: process.env,
  playwrightPath,
  cachedPath: join(unpackedIn(root), 'chromium'),
  which,
  runs: async (path) => {
    if (!existsSync(path)) return false;
    const { exitCode, output } = await runChild([path, '--version'], { root, environment: {} });
    return exitCode === 0 && /\d+\.\d+/.test(output);
  },
});

const mustRun = async (command: readonly string[], options: ChildOptions): Promise<string> => {
  const { exitCode, output } = await runChild(command, options);
  if (exitCode === 0) return output;
  throw new Error(
    `${command.slice(0, 2).join(' ')} ended with ${exitCode}: ${output.trim().split('\n').at(-1) ?? ''}`,
  );
};

const mayUseApt = (): boolean => process.getuid?.() === 0 && which('apt-get') !== null;

const installWithApt = async (root: string, packages: readonly string[]): Promise<void> => {
  const options = { root, environment: { DEBIAN_FRONTEND: 'noninteractive' } };
  await mustRun(['apt-get', 'update'], options);
  await mustRun(['apt-get', 'install', '-y', ...packages], options);
};

/** Installs packages of Debian; null, or why they could not be had. */
export const installPackages = async (root: string, packages: readonly string[]): Promise<string | null> => {
  if (!mayUseApt()) return 'nobody may install it here';
  try {
    await installWithApt(root, packages);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** The package unpacks its browser into the folder for temporary files, which is why that one is named here. */
const installWithNpm = async (root: string): Promise<string> => {
  const folder = cacheOf(root);
  const unpacked = unpackedIn(root);
  mkdirSync(unpacked, { recursive: true });
  const options = { root: folder, environment: { TMPDIR: unpacked, TEMP: unpacked } };
  await mustRun(
    ['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, PACKAGE],
    options,
  );
  const entry = pathToFileURL(join(folder, 'node_modules/@sparticuz/chromium/build/index.js')).href;
  const program = `const { default: chromium } = await import('${entry}'); console.log(await chromium.executablePath());`;
  const output = await mustRun([process.execPath, '--input-type=module', '-e', program], options);
  return output.trim().split('\n').at(-1) ?? '';
};

export const createInstallers = (root: string): Installers => ({
  apt: mayUseApt() ? () => installWithApt(root, ['chromium']) : null,
  npm: () => installWithNpm(root),
});
