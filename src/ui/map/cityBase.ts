import type { LonLat } from '../../domain/geometry.ts';
import { chunkOf, type Chunk } from '../shell/chunk.ts';
import type { CityBase } from './ground.ts';

interface DrawnCity {
  /** West, south, east, north: a map whose middle lies within has this ground. */
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  readonly base: Chunk<CityBase | null>;
}

/**
 * The chain's own cities (SAMARA_ID, TOLYATTI_ID, NOVOKUJBYSHEVSK_ID). By where they lie, since no answer of the API names a
 * ground (assumptions, section 7, "the ground of a map"); each is fetched by the first map that shows it.
 */
const DRAWN: readonly DrawnCity[] = [
  {
    bounds: [50.04, 53.12, 50.45, 53.45],
    base: chunkOf(null, async () => (await import('./bases/samara.ts')).SAMARA),
  },
  {
    bounds: [49.15, 53.4, 49.65, 53.62],
    base: chunkOf(null, async () => (await import('./bases/tolyatti.ts')).TOLYATTI),
  },
  {
    bounds: [49.85, 53.03, 50.04, 53.17],
    base: chunkOf(null, async () => (await import('./bases/novokujbyshevsk.ts')).NOVOKUJBYSHEVSK),
  },
];

const NOWHERE: Chunk<CityBase | null> = chunkOf(null, () => Promise.resolve(null));

/** The ground of the city that the map's middle lies in; of null where none was drawn. */
export function baseAt([lon, lat]: LonLat): Chunk<CityBase | null> {
  const city = DRAWN.find(
    ({ bounds: [west, south, east, north] }) => lon >= west && lon <= east && lat >= south && lat <= north,
  );
  return city?.base ?? NOWHERE;
}
