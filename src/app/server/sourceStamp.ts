import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All that the build reads. Tests, stories and mocks are never in it. */
const SOURCES = ['index.html', 'vite.config.ts', 'package-lock.json', 'src', 'contracts', 'public'];
const NOT_BUILT = /\.(test|stories)\.tsx?$/;

const filesAt = (path: string): readonly string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
};

/** One text that changes with the name or the content of any source file, and with nothing else. */
export const sourceStamp = (root: string): string => {
  const hash = createHash('sha256');
  const paths = SOURCES.flatMap((source) => filesAt(join(root, source))).sort();
  for (const path of paths)
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update('\0');
  return hash.digest('hex');
};
