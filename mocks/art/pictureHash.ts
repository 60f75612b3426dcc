/** Red, green and blue of every pixel, row by row, of a picture drawn at the given size on one ground. */
export type Rasterise = (svg: string, width: number, height: number) => Promise<Uint8Array>;

/** Whether each of a coarse grid of points is brighter than its right neighbour, in each of three colours. */
export type PictureHash = readonly boolean[];

const COLUMNS = 13;
const ROWS = 12;
const CHANNELS = 3;

/** How many signs a hash has: the greatest distance there is. */
export const HASH_LENGTH = (COLUMNS - 1) * ROWS * CHANNELS;

/** A difference hash: near for pictures that look alike, whatever their text. */
export const pictureHash = async (svg: string, rasterise: Rasterise): Promise<PictureHash> => {
  const pixels = await rasterise(svg, COLUMNS, ROWS);
  return Array.from({ length: HASH_LENGTH }, (_, i) => {
    const channel = i % CHANNELS;
    const cell = Math.floor(i / CHANNELS);
    const row = Math.floor(cell / (COLUMNS - 1));
    const at = (row * COLUMNS + (cell % (COLUMNS - 1))) * CHANNELS + channel;
    return (pixels[at] ?? 0) > (pixels[at + CHANNELS] ?? 0);
  });
};

/** In how many signs two hashes differ: 0 for pictures that the eye takes for one. */
export const hashDistance = (a: PictureHash, b: PictureHash): number =>
  a.reduce((count, sign, i) => (sign === b[i] ? count : count + 1), 0);
