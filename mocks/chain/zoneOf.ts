import type { LonLat } from './places.ts';
import { CITY_ZONES } from './zones.ts';

/** Whether the point lies within the open ring: a ray to the east leaves it an odd number of times. */
export const isWithin = (ring: readonly LonLat[], [lon, lat]: LonLat): boolean => {
  const crossed = ring.filter(([lonA, latA], index) => {
    const [lonB, latB] = ring[(index + 1) % ring.length] ?? [lonA, latA];
    if (latA > lat === latB > lat) return false;
    return lon < lonA + ((lonB - lonA) * (lat - latA)) / (latB - latA);
  });
  return crossed.length % 2 === 1;
};

/** The id of the delivery zone at a point; null where the chain does not deliver. */
export const zoneOf = (point: LonLat): string | null =>
  Object.values(CITY_ZONES)
    .flat()
    .find(({ polygon }) => isWithin(polygon, point))?.id ?? null;
