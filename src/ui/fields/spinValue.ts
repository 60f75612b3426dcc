/** Bounds of a whole number. */
export interface Bounds {
  /** The least number. */
  readonly min: number;
  /** The greatest number. */
  readonly max: number;
}

/** The nearest whole number within the bounds. */
export function clampSpin(value: number, { min, max }: Bounds): number {
  return Math.min(Math.max(Math.round(value), min), max);
}

/** A typed text as a whole number within the bounds, or null while it is not one (empty, a sign alone, too large). */
export function readSpin(text: string, { min, max }: Bounds): number | null {
  if (!/^-?[0-9]+$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
