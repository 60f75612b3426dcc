import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { storyOf } from './baselines.ts';

/** A story that is gone has no baseline. */
export function forgetRemoved(folder: string, stories: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!stories.has(storyOf(name))) rmSync(join(folder, name));
}

/** Makes the pictures of a folder as small as they can be without a changed pixel: they lie in the repository. */
export async function packBaselines(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const path = join(folder, name);
    const before = readFileSync(path);
    const after = await sharp(before)
      .png({ compressionLevel: 9, adaptiveFiltering: true, effort: 10 })
      .toBuffer();
    if (after.length < before.length) writeFileSync(path, after);
  }
}
