import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SourceFile {
  /** From the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const pathsIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? pathsIn(path) : [path];
  });

/** The files of a top folder whose path fits. */
export const filesIn = (folder: string, pattern: RegExp): readonly SourceFile[] =>
  pathsIn(folder)
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
