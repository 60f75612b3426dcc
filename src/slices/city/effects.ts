import { catchError, defer, EMPTY, map, of } from 'rxjs';
import { effect } from '../effect.ts';
import { draft } from '../draft.ts';
import { untilAnswered } from '../untilAnswered.ts';
import { saveCity } from './effects.saving.ts';
import { selectCity } from './selectors.ts';

/** Specification, section 9, "Zone delivery-cost cache". */
const ZONE_CACHE_MS = 5 * 60 * 1_000;

const loadCities = effect({
  name: 'city/loadCities',
  on: ['view/restored', 'catalog/retryTapped'],
  policy: 'latest',
  run({ event$, state, world }) {
    if (state().city.list.length > 0) return EMPTY;
    const answer$ = defer(() => world.api.cities()).pipe(
      map((cities) => draft('city/listLoaded', { cities })),
    );
    return untilAnswered(answer$, event$, (error) => {
      world.report(error, 'city/loadCities');
      return of(draft('city/listFailed'));
    });
  },
});

const loadStreets = effect({
  name: 'city/loadStreets',
  on: ['view/restored', 'city/chosen', 'city/entered'],
  policy: 'latest',
  run({ event$, state, world }) {
    const city = selectCity(state());
    if (!city) return EMPTY;
    const answer$ = defer(() => world.api.streets(city.iikoId)).pipe(
      map((streets) => draft('city/streetsLoaded', { cityId: city.id, streets })),
    );
    // No suggestions, never an error on screen (assumptions, section 2).
    return untilAnswered(answer$, event$, (error) => (world.report(error, 'city/loadStreets'), EMPTY));
  },
});

const loadZoneDelivery = effect({
  name: 'city/loadZoneDelivery',
  // A place that is only being typed shows its price as well, and so does the page of all zones.
  on: ['address/zoneChanged', 'address/placeFound', 'address/placeNamed', 'city/zoneShown'],
  policy: 'latest',
  key: ({ payload }) => payload.zoneId ?? '',
  run({
    event: {
      payload: { zoneId },
    },
    state,
    world,
  }) {
    if (!zoneId) return EMPTY;
    const cached = state().city.zoneCache[zoneId];
    if (cached && Math.abs(world.now() - cached.fetchedAt) < ZONE_CACHE_MS) return EMPTY;
    return world.api.zoneDelivery(zoneId).pipe(
      map((delivery) => draft('city/zoneDeliveryLoaded', { zoneId, delivery })),
      catchError((error: unknown) => {
        world.report(error, 'city/loadZoneDelivery');
        return of(draft('city/zoneDeliveryLost', { zoneId }));
      }),
    );
  },
});

export const cityEffects = [loadCities, loadStreets, saveCity, loadZoneDelivery] as const;
