import * as wire from '../../../contracts/city.ts';
import type { CityId, CityIikoId, ProductId } from '../../domain/catalog.ts';
import type { City, ZoneDelivery } from '../../domain/settings.ts';
import type { Street } from '../../slices/city/state.ts';
import { brand } from './brand.ts';
import { readAs, readList, sumOf, textOf } from './leaf.ts';

export const readCities = (value: unknown): readonly City[] =>
  readList(wire.city, value, (city) => ({
    id: brand<CityId>(textOf(city.id)),
    name: city.name,
    slug: city.slug,
    iikoId: brand<CityIikoId>(city.iikoId),
    nameIn: city.cityIn ?? city.name,
  }));

/** The directory of streets; any answer of another shape means "no suggestions" (assumptions, section 2). */
export function readStreets(value: unknown): readonly Street[] {
  const list = typeof value === 'object' && value !== null && 'streets' in value ? value.streets : value;
  if (!Array.isArray(list)) return [];
  return readList(wire.directoryStreet, list, ({ name, houses }) => ({ name, houses: houses ?? [] }));
}

export function readZoneDelivery(value: unknown): ZoneDelivery {
  const { deliveryId, minSum, freeFrom, deliveryTime } = readAs(wire.zoneDelivery, value);
  return {
    deliveryId: deliveryId ? brand<ProductId>(deliveryId) : null,
    minSum: sumOf(minSum),
    freeFrom: sumOf(freeFrom),
    minutes: deliveryTime ?? null,
  };
}
