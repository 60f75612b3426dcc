export type ImageFormat = 'avif' | 'webp' | 'png';

/** The size in pixels, the quality and the format of a rendered picture. */
export interface Preset {
  readonly width: number;
  readonly height: number;
  /** 1–100; png ignores it. */
  readonly quality: number;
  readonly format: ImageFormat;
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

const SIDE: Range = { least: 16, most: 2000, usual: 500 };
const QUALITY: Range = { least: 1, most: 100, usual: 60 };
const WHOLE = /^-?\d+$/;

/** Anything but a whole number means the usual value; a number out of range means the nearest in range. */
const numberIn = ({ least, most, usual }: Range, text: string | null): number =>
  text !== null && WHOLE.test(text) ? Math.min(Math.max(Number(text), least), most) : usual;

const REFUSED = /;\s*q=0(?:\.0*)?\s*(?:;|$)/;

const accepts = (accept: string, type: string): boolean =>
  accept
    .toLowerCase()
    .split(',')
    .map((range) => range.trim())
    .some((range) => range.split(';')[0]?.trim() === type && !REFUSED.test(range));

/** The first of these formats that is named outright: `*` says nothing about new formats. */
const formatFor = (accept: string, offered: readonly ImageFormat[]): ImageFormat =>
  offered.find((format) => accepts(accept, `image/${format}`)) ?? 'png';

/** The preset of a request: `w`, `h` and `q` of its query (500, 500, 60 without them), the format from its Accept header. */
export const readPreset = (
  search: URLSearchParams,
  accept: string | null,
  offered: readonly ImageFormat[] = ['avif', 'webp'],
): Preset => ({
  width: numberIn(SIDE, search.get('w')),
  height: numberIn(SIDE, search.get('h')),
  quality: numberIn(QUALITY, search.get('q')),
  format: formatFor(accept ?? '', offered),
});

/** Equal presets, equal text. */
export const presetKey = ({ width, height, quality, format }: Preset): string =>
  `${width}x${height}q${format === 'png' ? '' : quality}.${format}`;
