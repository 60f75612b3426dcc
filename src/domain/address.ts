import type { CityIikoId, ZoneId } from './catalog.ts';
import type { City, Zone } from './settings.ts';

/** What an address is written from; an empty string is "not given". */
export interface AddressParts {
  readonly city: string;
  readonly street: string;
  readonly home: string;
  readonly apartment: string;
  readonly entrance: string;
  readonly floor: string;
}

const labelled = (label: string, value: string): string =>
  value.trim() === '' ? '' : `${label}\u00A0${value.trim()}`;

/** The address in one line; empty parts and a city that the street names already are left out (specification, section 9, "Text formats"). */
export function formatAddress(parts: AddressParts | null): string {
  if (!parts) return 'не указан';
  const { city, street, home, apartment, entrance, floor } = parts;
  const isCityInStreet = street.toLowerCase().includes(city.trim().toLowerCase());
  const written = [
    isCityInStreet ? '' : city.trim(),
    street.trim(),
    home.trim(),
    labelled('кв.', apartment),
    labelled('подъезд:', entrance),
    labelled('этаж:', floor),
  ].filter((part) => part !== '');
  return written.length === 0 ? 'не указан' : written.join(', ');
}

/** The saved address that is written like this one; null where there is none such. */
export const savedLike = <T extends AddressParts>(
  saved: readonly T[],
  address: AddressParts | null,
): T | null => (address && saved.find((each) => formatAddress(each) === formatAddress(address))) ?? null;

/** The chain's cities and the zones of each. */
export interface CityMap {
  readonly cities: readonly Pick<City, 'name' | 'iikoId'>[];
  readonly zones: Readonly<Record<CityIikoId, readonly Pick<Zone, 'id'>[]>>;
}

/** A city's name without «г.», «город» and the like, before it or behind it. */
const plainCity = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/^(?:(?:г|гор)\.\s*|(?:г|гор|город)\s+)/, '')
    .replace(/\s+г\.?$/, '');

/** The city of an address: that of its zone, else the one that it names. Null where neither tells, and then it is of no other city. */
export function cityOfAddress(
  address: { readonly city: string; readonly zoneId: ZoneId | null },
  { cities, zones }: CityMap,
): CityIikoId | null {
  const named = new Set(address.city.split(',').map(plainCity));
  const ofZone = Object.entries(zones).find(([, all]) => all.some(({ id }) => id === address.zoneId));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of that table
  if (ofZone) return ofZone[0] as CityIikoId;
  return cities.find(({ name }) => named.has(plainCity(name)))?.iikoId ?? null;
}
