import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the baselines of all browsers lie. */
const BASELINES = fileURLToPath(new URL('baselines', import.meta.url));

/** Where the baselines of this browser lie while they are compared. */
export const EXPECTED = fileURLToPath(new URL('../../.cache/visual/expected', import.meta.url));

/** The major version in what a browser says of itself (`Chromium 148.0.7790.2 built on …`); null where there is none. */
export const majorOf = (version: string): string | null => /(\d+)\.\d+\.\d+/.exec(version)?.[1] ?? null;

/** Another major draws other pixels: each has baselines of its own. */
export const folderOf = (major: string): string => join(BASELINES, `linux-chromium-${major}`);

/** The story that a baseline is of: `50-screens-cart--empty.390.webp`. */
export const storyOf = (file: string): string => file.slice(0, file.indexOf('.'));

/** The stories of which a baseline is kept in this folder or below; null where there is no such folder. */
export function storiesWithBaseline(folder: string = BASELINES): readonly string[] | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return [...new Set(files.map(({ name }) => storyOf(name)).filter((id) => id.includes('--')))];
}

/** Why the run cannot begin, as one line; null where it can. */
export const complaintAbout = (major: string, isUpdate: boolean): string | null =>
  isUpdate || existsSync(folderOf(major))
    ? null
    : `There are no baselines for Chromium ${major} (there are: ${known()}). Look at the stories, then: npm run test:visual -- --update`;

const known = (): string =>
  existsSync(BASELINES) ? readdirSync(BASELINES).toSorted().join(', ') || 'none' : 'none';
