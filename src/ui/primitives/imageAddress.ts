/** A ready `src` and `srcSet` with the box they fill. */
export interface ImageSources {
  readonly src: string;
  /** Absent for pictures that carry their bytes in the address. */
  readonly srcSet: string | undefined;
  /** CSS pixels; absent where the preset does not say. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const SIDES = ['w', 'h'] as const;
const isSelfContained = (address: string): boolean => /^(data|blob):/i.test(address);

function sideOf(preset: URLSearchParams, side: (typeof SIDES)[number]): number | undefined {
  const value = Number(preset.get(side) ?? Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** The preset for a screen of so many device pixels to a CSS pixel: the sides grow, the quality stays. */
export function denserPreset(preset: string, density: number): string {
  const query = new URLSearchParams(preset);
  for (const side of SIDES) {
    const length = sideOf(query, side);
    if (length !== undefined) query.set(side, String(length * density));
  }
  return query.toString();
}

/** The address with the preset's query appended to whatever query it has; a fragment stays at the end (specification, section 9, "Images"). */
export function withPreset(address: string, preset: string): string {
  if (preset === '' || isSelfContained(address)) return address;
  const [path = '', fragment] = address.split('#', 2);
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}${preset}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** One picture in single and double density. The format is no part of the address: the server answers to the request's Accept header. */
export function imageSources(address: string, preset: string): ImageSources {
  const query = new URLSearchParams(preset);
  const [width, height] = [sideOf(query, 'w'), sideOf(query, 'h')];
  const src = withPreset(address, preset);
  const isScalable = !isSelfContained(address) && (width !== undefined || height !== undefined);
  const srcSet = isScalable ? `${src} 1x, ${withPreset(address, denserPreset(preset, 2))} 2x` : undefined;
  return { src, srcSet, width, height };
}
