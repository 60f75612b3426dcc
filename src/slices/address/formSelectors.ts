import { selectCity } from '../city/selectors.ts';
import { select } from '../select.ts';
import type { AppState } from '../state.ts';
import { cityIn, isOutside, selectMap } from './selectors.ts';

/** How far the form of an address is, and what is known of the place in it. */
export const selectAddressForm = select(
  (state: AppState) => state.address,
  ({ isSaving, failure, place, named, here }) => ({ isSaving, failure, place, named, here }),
);

/** The city of the place that was tapped or found, where that is another one of the chain. */
export const selectNamedElsewhere = select(selectAddressForm, selectCity, selectMap, (form, here, map) => {
  const { named, place } = form;
  const found = named && { city: named.city, zoneId: place.status === 'found' ? place.zoneId : null };
  return found && isOutside(here, found, map) ? cityIn(map, found) : null;
});
