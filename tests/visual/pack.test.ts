import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetRemoved, packBaselines } from './pack.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the baselines of a story that is gone go too', () => {
  for (const name of ['a--kept.390.png', 'a--gone.390.png', 'a--gone.aria.yml'])
    writeFileSync(join(folder, name), '');
  forgetRemoved(folder, new Set(['a--kept']));
  expect(readdirSync(folder)).toEqual(['a--kept.390.png']);
});

test('a packed picture is smaller and has the same pixels', async () => {
  const path = join(folder, 'a--kept.390.png');
  const stripes = Buffer.from(
    Array.from({ length: 64 * 64 * 3 }, (_, index) => (index % 192 < 96 ? 20 : 240)),
  );
  await sharp(stripes, { raw: { width: 64, height: 64, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toFile(path);
  const before = statSync(path).size;
  await packBaselines(folder);
  expect(statSync(path).size).toBeLessThan(before);
  expect(await sharp(path).removeAlpha().raw().toBuffer()).toEqual(stripes);
});
