/** Words of the ground; `turn` in degrees, for a name that follows its river. */
interface GroundName {
  readonly name: string;
  readonly at: string;
  readonly turn?: number;
}

/** What a city looks like under its zones. Every line is "lon lat, lon lat, …". */
export interface CityBase {
  /** Areas: hills and woods, quarters, water, islands in it. */
  readonly hills: readonly string[];
  readonly built: readonly string[];
  readonly water: readonly string[];
  readonly islands: readonly string[];
  /** Lines, from the widest to the narrowest street. */
  readonly rivers: readonly string[];
  readonly avenues: readonly string[];
  readonly streets: readonly string[];
  readonly lanes: readonly string[];
  readonly districts: readonly GroundName[];
  readonly waters: readonly GroundName[];
}
