import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runChild } from '../run/child.ts';
import { obtainChromium } from '../run/chromium.ts';
import { createInstallers, thisMachine } from '../run/machine.ts';
import { complaintAbout, EXPECTED, folderOf, majorOf } from './baselines.ts';
import { forgetRemoved, packBaselines, unpackBaselines } from './pack.ts';
import { builtStories } from './serve.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REPORT = '.cache/visual/report/index.html';

const fail = (words: string): void => {
  console.error(words);
  process.exitCode = 1;
};

const majorFor = async (path: string): Promise<string> => {
  const { output } = await runChild([path, '--version'], { root: ROOT, environment: {} });
  const major = majorOf(output);
  if (major === null) throw new Error(`${path} does not tell its version`);
  return major;
};

/** Builds the workbench and holds each story against its baseline; `--update` makes new ones where something differs. */
async function run(isUpdate: boolean, rest: readonly string[]): Promise<void> {
  const { path } = await obtainChromium(thisMachine(ROOT), createInstallers(ROOT), console.log);
  const major = await majorFor(path);
  const complaint = complaintAbout(major, isUpdate);
  if (complaint !== null) return fail(complaint);
  const environment = { CHROMIUM_PATH: path, CHROMIUM_MAJOR: major, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const built = await runChild(['npm', 'run', '-s', 'storybook:build'], { root: ROOT, environment });
  if (built.exitCode !== 0) return fail(built.output);
  const folder = folderOf(major);
  if (isUpdate) mkdirSync(folder, { recursive: true });
  await unpackBaselines(folder, EXPECTED);
  const command = ['playwright', 'test', '-c', 'tests/visual/playwright.config.ts'];
  const update = isUpdate ? ['--update-snapshots=all'] : [];
  const ended = await runChild([...command, ...update, ...rest], { root: ROOT, environment });
  console.log(ended.output);
  if (isUpdate) {
    forgetRemoved(EXPECTED, new Set(builtStories().map(({ id }) => id)));
    await packBaselines(EXPECTED, folder);
  }
  if (ended.exitCode !== 0) fail(`Side by side: ${REPORT}`);
}

const words = process.argv.slice(2);
await run(
  words.includes('--update'),
  words.filter((word) => word !== '--update'),
);
