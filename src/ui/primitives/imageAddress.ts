import { PICTURE_PLACES, type PicturePlace, type PlaceName } from './picturePlaces.ts';

/** Ready attributes, in their order: the browser picks a file when `src` is set. */
export interface ImageSources {
  readonly src: string;
  /** Absent for pictures that carry their bytes in the address, and where the preset names no width. */
  readonly srcSet: string | undefined;
  readonly sizes: string | undefined;
}

type Side = 'w' | 'h';

/** What is made of one preset for one place. */
interface Reading {
  readonly src: string;
  readonly files: readonly { readonly width: number; readonly query: string }[];
}

/** A shop has two presets; more come only when its settings change. */
const MOST_READINGS = 100;

const isSelfContained = (address: string): boolean => /^(data|blob):/i.test(address);

function sideOf(preset: URLSearchParams, side: Side): number | undefined {
  const value = Number(preset.get(side) ?? Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** The sides that a preset names, in pixels. */
export function sidesOf(preset: string): Readonly<Record<'width' | 'height', number | undefined>> {
  const query = new URLSearchParams(preset);
  return { width: sideOf(query, 'w'), height: sideOf(query, 'h') };
}

/** The preset for a screen of so many device pixels to a CSS pixel: the sides grow, the quality stays. */
export function denserPreset(preset: string, density: number): string {
  const query = new URLSearchParams(preset);
  for (const side of ['w', 'h'] as const) {
    const length = sideOf(query, side);
    if (length !== undefined) query.set(side, String(Math.round(length * density)));
  }
  return query.toString();
}

/** The preset without its height: the picture keeps its shape. */
function presetOfWidth(preset: string): string {
  const query = new URLSearchParams(preset);
  query.delete('h');
  return query.toString();
}

/** The address with the preset's query appended to whatever query it has; a fragment stays at the end (specification, section 9, "Images"). */
export function withPreset(address: string, preset: string): string {
  if (preset === '' || isSelfContained(address)) return address;
  const [path = '', fragment] = address.split('#', 2);
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}${preset}${fragment === undefined ? '' : `#${fragment}`}`;
}

function read(preset: string, { files, isWhole }: PicturePlace): Reading {
  const { width } = sidesOf(preset);
  const scaled = isWhole ? presetOfWidth(preset) : preset;
  return {
    src: isWhole ? '' : preset,
    files:
      width === undefined
        ? []
        : files.map((file) => ({ width: file, query: denserPreset(scaled, file / width) })),
  };
}

const readings = new Map<string, Reading>();

/** A page has hundreds of pictures with the same preset. */
function readingOf(preset: string, name: PlaceName): Reading {
  const key = `${name} ${preset}`;
  const known = readings.get(key);
  if (known) return known;
  if (readings.size >= MOST_READINGS) readings.clear();
  const reading = read(preset, PICTURE_PLACES[name]);
  readings.set(key, reading);
  return reading;
}

/** One picture in the widths that its place may need. The format is no part of the address: the server answers to the request's Accept header. */
export function imageSources(address: string, preset: string, place: PlaceName): ImageSources {
  const { src, files } = readingOf(preset, place);
  const isScalable = files.length > 0 && !isSelfContained(address);
  return {
    sizes: isScalable ? PICTURE_PLACES[place].sizes : undefined,
    srcSet: isScalable
      ? files.map((file) => `${withPreset(address, file.query)} ${file.width}w`).join(',')
      : undefined,
    src: withPreset(address, src),
  };
}
