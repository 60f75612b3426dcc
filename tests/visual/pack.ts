import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { storyOf } from './baselines.ts';

const PICTURE = /\.png$/;
const PACKED = /\.webp$/;

/**
 * Lays the baselines out as Playwright compares them. In the repository a picture is lossless WebP, which takes 40 % less
 * than a PNG of the same pixels.
 */
export async function unpackBaselines(folder: string, expected: string): Promise<void> {
  rmSync(expected, { recursive: true, force: true });
  mkdirSync(expected, { recursive: true });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!PACKED.test(name)) copyFileSync(path, join(expected, name));
    else
      await sharp(path)
        .png({ compressionLevel: 1 })
        .toFile(join(expected, name.replace(PACKED, '.png')));
  }
}

const packedName = (name: string): string => name.replace(PICTURE, '.webp');

/**
 * Makes the repository's folder hold what has become the baseline, and nothing else; a picture of which no pixel has changed
 * keeps its file.
 */
export async function packBaselines(expected: string, folder: string): Promise<void> {
  const names = readdirSync(expected);
  const wanted = new Set(names.map(packedName));
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name));
  for (const name of names) {
    const target = join(folder, packedName(name));
    if (PICTURE.test(name)) await packPicture(join(expected, name), target);
    else copyFileSync(join(expected, name), target);
  }
}

// Read here, since sharp remembers what a path held before.
const pixelsOf = (path: string): Promise<Buffer> => sharp(readFileSync(path)).removeAlpha().raw().toBuffer();

/** Another version of the coder would write other bytes for the same picture: what has not changed is left. */
async function packPicture(path: string, target: string): Promise<void> {
  if (existsSync(target) && (await pixelsOf(path)).equals(await pixelsOf(target))) return;
  await sharp(path).removeAlpha().webp({ lossless: true, effort: 6 }).toFile(target);
}

/** A story that is gone has no baseline. */
export function forgetRemoved(folder: string, stories: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!stories.has(storyOf(name))) rmSync(join(folder, name));
}

/** A story has the baselines that are wanted of it: those of another screen or kind go. */
export function forgetOthers(folder: string, story: string, wanted: readonly string[]): void {
  for (const name of readdirSync(folder))
    if (storyOf(name) === story && !wanted.includes(name)) rmSync(join(folder, name));
}
