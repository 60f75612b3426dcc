import sharp from 'sharp';
import type { Rasterise } from './pictureHash.ts';

/** Draws a picture on the light tile of the shop. */
export const rasterise: Rasterise = (svg, width, height) =>
  sharp(Buffer.from(svg), { density: 18 })
    .flatten({ background: '#f4f0ea' })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
