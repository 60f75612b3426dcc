export type ImageFormat = 'avif' | 'webp' | 'png';

/** The side in pixels of a rendered picture, which is a square, its quality and its format. */
export interface Preset {
  readonly side: number;
  /** 1–100; png ignores it. */
  readonly quality: number;
  readonly format: ImageFormat;
}

/** Sides of the presets of the settings, in pixels. */
const PRESETS = [248, 500];
/** Widths of pages (specification, section 9, "Images"). */
const BREAKPOINTS = [320, 640, 768, 1024, 1280, 1536];
/** Pixels of a screen to one of a page. */
const DENSITIES = [1, 2, 3];
/** What places ask for at those widths and densities (decision 0028); none asks for more than the last. */
const FILES = [88, 132, 176, 264, 352, 528, 704, 1056, 1408, 2112];
const LARGEST = Math.max(...FILES);

const SIDES: ReadonlySet<number> = new Set([
  ...FILES,
  ...[...PRESETS, ...BREAKPOINTS]
    .flatMap((side) => DENSITIES.map((density) => side * density))
    .filter((side) => side <= LARGEST),
]);
const USUAL_SIDE = 500;
/** Of both presets. */
const QUALITY = 60;

const numberIn = (text: string | null, usual: number): number =>
  text === null ? usual : /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;

/**
 * The side of the square that a query asks for by `w` and `h` (500 without them, one for both). Null for every size and quality
 * that no preset and no page of the shop names: whoever makes up sizes would have each dish drawn anew for each of them.
 */
export const readSide = (search: URLSearchParams): number | null => {
  const width = numberIn(search.get('w') ?? search.get('h'), USUAL_SIDE);
  const height = numberIn(search.get('h'), width);
  const isKnown = width === height && SIDES.has(width) && numberIn(search.get('q'), QUALITY) === QUALITY;
  return isKnown ? width : null;
};

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

/** The preset of a request: the size of its query, the format from its Accept header. Null where `readSide` is. */
export const readPreset = (
  search: URLSearchParams,
  accept: string | null,
  offered: readonly ImageFormat[] = ['avif', 'webp'],
): Preset | null => {
  const side = readSide(search);
  return side === null ? null : { side, quality: QUALITY, format: formatFor(accept ?? '', offered) };
};

/** Equal presets, equal text. */
export const presetKey = ({ side, quality, format }: Preset): string =>
  `${side}x${side}q${format === 'png' ? '' : quality}.${format}`;
