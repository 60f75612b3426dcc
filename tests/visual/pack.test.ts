import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetOthers, forgetRemoved, packBaselines, unpackBaselines } from './pack.ts';

let folder = '';
let expected = '';
let kept = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
  expected = join(folder, 'expected');
  kept = join(folder, 'kept');
  mkdirSync(expected);
  mkdirSync(kept);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the baselines of a story that is gone go too', () => {
  for (const name of ['a--kept.390.webp', 'a--gone.390.webp', 'a--gone.aria.yml'])
    writeFileSync(join(kept, name), '');
  forgetRemoved(kept, new Set(['a--kept']));
  expect(readdirSync(kept)).toEqual(['a--kept.390.webp']);
});

test('a story that was a picture and is an outline now keeps the outline only', async () => {
  for (const name of ['a--changed.390.png', 'a--changed.aria.yml', 'a--other.aria.yml'])
    writeFileSync(join(expected, name), '');
  writeFileSync(join(kept, 'a--changed.390.webp'), '');
  forgetOthers(expected, 'a--changed', ['a--changed.aria.yml']);
  await packBaselines(expected, kept);
  expect(readdirSync(kept).toSorted()).toEqual(['a--changed.aria.yml', 'a--other.aria.yml']);
});

const stripes = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index % 192 < 96 ? 20 : 240)));
const draw = (path: string, pixels: Buffer): Promise<object> =>
  sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toFile(path);
const pixelsOf = (path: string): Promise<Buffer> => sharp(readFileSync(path)).removeAlpha().raw().toBuffer();

test('a picture comes back from the repository with the same pixels, and is smaller there', async () => {
  await draw(join(expected, 'a--b.390.png'), stripes);
  writeFileSync(join(expected, 'a--c.aria.yml'), '- main');
  await packBaselines(expected, kept);
  expect(readdirSync(kept)).toEqual(['a--b.390.webp', 'a--c.aria.yml']);
  expect(statSync(join(kept, 'a--b.390.webp')).size).toBeLessThan(
    statSync(join(expected, 'a--b.390.png')).size,
  );
  await unpackBaselines(kept, expected);
  expect(readdirSync(expected)).toEqual(['a--b.390.png', 'a--c.aria.yml']);
  expect(await pixelsOf(join(expected, 'a--b.390.png'))).toEqual(stripes);
});

test('one changed pixel is packed, none is left as it is', async () => {
  const [picture, packed] = [join(expected, 'a--b.390.png'), join(kept, 'a--b.390.webp')];
  await draw(picture, stripes);
  await packBaselines(expected, kept);
  const { mtimeMs } = statSync(packed);
  await packBaselines(expected, kept);
  expect(statSync(packed).mtimeMs).toBe(mtimeMs);
  const changed = Buffer.from(stripes);
  changed[0] = 21;
  await draw(picture, changed);
  await packBaselines(expected, kept);
  expect(await pixelsOf(packed)).toEqual(changed);
});
