import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKING_FILE } from '../../src/app/build/chunks.ts';
import { keyOfFile, type Manifest } from '../../src/app/server/manifest.ts';
import { readManifest } from '../../src/app/server/modules.ts';
import { CLIENT_DIR } from '../../src/app/server/paths.ts';
import { ALIVE } from './budgets.ts';
import { filesOf } from './weigh.ts';

let read: Manifest | null = null;
/** What the build is made of; it must be there when this is called. */
export const builtManifest = (): Manifest => (read ??= readManifest(join(CLIENT_DIR, '.vite/manifest.json')));

export const built = (file: string): Buffer => readFileSync(join(CLIENT_DIR, file));

/** What a page needs before a press works. */
export const aliveFiles = (source: string): readonly string[] => filesOf(builtManifest(), [...ALIVE, source]);

/** What comes right behind it: under way at the same time, and needed by no press. */
export const workingFiles = (source: string): readonly string[] => {
  const alive = new Set(aliveFiles(source));
  return filesOf(builtManifest(), [keyOfFile(builtManifest(), WORKING_FILE)]).filter(
    (file) => !alive.has(file),
  );
};
