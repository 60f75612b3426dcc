import { CITIES } from './cities.ts';
import type { StreetRow } from './streetRow.ts';
import { STREET_ROWS } from './streets.ts';

/** A point in the order of the polygons and of the geocoder: [lon, lat], degrees. */
export type LonLat = readonly [lon: number, lat: number];

/** What the reverse look-up names. */
export interface Place {
  readonly locality: string;
  readonly street: string;
  readonly house: string;
}
export interface LocatedPlace extends Place {
  readonly point: LonLat;
}

/** Even houses stand this far (in degrees) to one side of the street's axis, odd ones to the other. */
const KERB = 0.0002;
/** Degrees of longitude that one degree of latitude is worth at 53° north, squared below. */
const LON_SCALE = Math.cos((53.3 * Math.PI) / 180);
/** A point farther than this (in degrees of latitude, about 2 km) from every house has no address. */
const REACH = 0.018;

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Spreads the houses evenly along the street, so every house has a point of its own that never changes. */
const locate = (locality: string, row: StreetRow): readonly LocatedPlace[] => {
  const [street, fromLon, fromLat, toLon, toLat, list] = row;
  const houses = list.split(' ');
  return houses.map((house, index) => {
    const share = (index + 0.5) / houses.length;
    const side = Number.parseInt(house, 10) % 2 === 0 ? KERB : -KERB;
    const lon = fromLon + (toLon - fromLon) * share + side;
    const lat = fromLat + (toLat - fromLat) * share - side / 2;
    return { locality, street, house, point: [rounded(lon), rounded(lat)] };
  });
};

/** Every house of the demo's cities with its point. */
export const PLACES: readonly LocatedPlace[] = CITIES.flatMap((city) =>
  STREET_ROWS[city.iikoId].flatMap((row) => locate(city.name, row)),
);

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^а-яa-z\d/-]+/g, ' ')
    .trim()} `;

const number = (house: string): number => Number.parseInt(house, 10);

const pick = (houses: readonly LocatedPlace[], wanted: string | undefined): LocatedPlace | undefined => {
  if (wanted === undefined) return houses[Math.floor(houses.length / 2)];
  const exact = houses.find(({ house }) => house.toLowerCase() === wanted);
  if (exact) return exact;
  const gap = ({ house }: Place): number => Math.abs(number(house) - number(wanted));
  return houses.toSorted((one, other) => gap(one) - gap(other))[0];
};

/**
 * Forward look-up: the point of an address written in any of the usual ways, null when the street is unknown.
 * An unknown house answers with the nearest number, a missing one with the middle of the street.
 */
export const pointOf = (address: string): LonLat | null => {
  const text = plain(address);
  const city = CITIES.find(({ name }) => text.includes(plain(name)));
  const named = PLACES.filter(
    ({ locality, street }) => (!city || city.name === locality) && text.includes(plain(street)),
  );
  const [best] = named.toSorted((one, other) => other.street.length - one.street.length);
  if (!best) return null;
  const houses = named.filter(({ locality, street }) => locality === best.locality && street === best.street);
  const rest = text.slice(text.indexOf(plain(best.street)) + plain(best.street).length - 1);
  return pick(houses, /\s(\d[^\s]*)/.exec(rest)?.[1])?.point ?? null;
};

const squaredDistance = (one: LonLat, other: LonLat): number =>
  ((one[0] - other[0]) * LON_SCALE) ** 2 + (one[1] - other[1]) ** 2;

/** Reverse look-up: the nearest house, null when nothing of the demo's cities is near. */
export const placeAt = (point: LonLat): Place | null => {
  let nearest: LocatedPlace | null = null;
  let least = REACH ** 2;
  for (const candidate of PLACES) {
    const distance = squaredDistance(candidate.point, point);
    if (distance >= least) continue;
    least = distance;
    nearest = candidate;
  }
  if (!nearest) return null;
  return { locality: nearest.locality, street: nearest.street, house: nearest.house };
};
