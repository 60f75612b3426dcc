import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { THEMES } from '../e2e/tour/look.ts';
import type { Shot } from './shot.ts';

const SHEETS = fileURLToPath(new URL('../../.cache/shots', import.meta.url));
/** Of the size on the screen. */
const SCALE = 0.5;
const GAP = 16;
const GROUND = '#777';

interface Picture {
  /** Bytes, or the path of a file. */
  readonly image: Buffer | string;
  readonly width: number;
}

/** Finished comps, called `{page}-{width}-{theme}.png`, that lie beside the shots of the same page; none without the variable. */
const compsOf = (name: string): readonly string[] => {
  const folder = process.env['COMPS'];
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.replace(/-\d+-(light|dark)\.png$/, '') === name)
    .map((file) => join(folder, file));
};

async function scaled({ image, width }: Picture): Promise<{ input: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(image)
    .resize({ width: Math.round(width * SCALE) })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** One row of pictures, from left to right. */
async function rowOf(pictures: readonly Picture[], top: number) {
  const overlays: OverlayOptions[] = [];
  let left = GAP;
  let bottom = top;
  for (const picture of pictures) {
    const { input, width, height } = await scaled(picture);
    overlays.push({ input, left, top });
    left += width + GAP;
    bottom = Math.max(bottom, top + height);
  }
  return { overlays, right: left, bottom: bottom + GAP };
}

/** Lays the shots of one page or dialog on a contact sheet: a row for each theme, and the comps below. */
export async function writeSheet(name: string, shots: readonly Shot[], comp = name): Promise<void> {
  const comps = compsOf(comp).map((image) => ({ image, width: Number(/-(\d+)-\w+\.png$/.exec(image)?.[1]) }));
  const byTheme = THEMES.map((theme) => shots.filter((shot) => shot.theme === theme));
  const rows: readonly (readonly Picture[])[] = [...byTheme, comps].filter((row) => row.length > 0);
  const overlays: OverlayOptions[] = [];
  let right = 0;
  let top = GAP;
  for (const pictures of rows) {
    const row = await rowOf(pictures, top);
    overlays.push(...row.overlays);
    right = Math.max(right, row.right);
    top = row.bottom;
  }
  mkdirSync(SHEETS, { recursive: true });
  await sharp({ create: { width: right, height: top, channels: 3, background: GROUND } })
    .composite(overlays)
    .png()
    .toFile(join(SHEETS, `${name}.png`));
}
