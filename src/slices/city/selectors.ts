import type { ZoneId } from '../../domain/catalog.ts';
import type { City, ZoneDelivery } from '../../domain/settings.ts';
import { select, selectField } from '../select.ts';
import type { AppState } from '../state.ts';

export const selectCities = selectField('city', 'list');

/** Without the list nobody can say whether an address names a city. */
export const selectCityListStatus = select(
  (state: AppState) => state.city,
  ({ list, isListSettled }) => (list.length > 0 ? 'ready' : isListSettled ? 'failed' : 'waiting'),
);

export const selectCity = select(
  (state: AppState) => state.city.list,
  (state: AppState) => state.city.currentId,
  (list, id): City | null => list.find((city) => city.id === id) ?? null,
);

/** The city that a call is made for; before the list of cities is known, the cookie's. */
export const selectCitySlug = select(
  selectCity,
  (state: AppState) => state.city.savedSlug,
  (city, savedSlug) => (city ? city.slug : savedSlug),
);

/** "/{slug}/" with a chosen city, else "/" (specification, section 2, "Base path and city prefix"). */
export const selectBasePath = select(selectCity, (city) => (city?.slug ? `/${city.slug}/` : '/'));

export const selectStreets = selectField('city', 'streets');

/** The delivery object of the selected address's zone; null while unknown or without an address. */
export const selectZoneDelivery = select(
  (state: AppState) => state.city.zone,
  (zone) => zone?.delivery ?? null,
);

/** True until the zone of the selected address has answered or failed. */
export const selectIsZoneAwaited = select(
  (state: AppState) => state.city.zone,
  (zone) => zone !== null && zone.delivery === null && zone.fetchedAt === 0,
);

/** Conditions of the zones that this visit has asked for. */
export const selectKnownZones = select(
  (state: AppState) => state.city.zoneCache,
  (cache): ReadonlyMap<ZoneId, ZoneDelivery> =>
    new Map(
      Object.values(cache).flatMap(({ zoneId, delivery }) => (delivery ? [[zoneId, delivery] as const] : [])),
    ),
);
