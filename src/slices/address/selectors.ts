import { cityOfAddress, type CityMap } from '../../domain/address.ts';
import type { Address, UnsavedAddress, AddressId } from '../../domain/customer.ts';
import type { LonLat } from '../../domain/geometry.ts';
import type { City } from '../../domain/settings.ts';
import { selectCities, selectCity } from '../city/selectors.ts';
import { select, selectField } from '../select.ts';
import type { AppState } from '../state.ts';

type Whereabouts = Pick<UnsavedAddress, 'city' | 'zoneId'>;

/** The cities and the zones of each, by which an address is known to be in one. */
export const selectMap = select(
  selectCities,
  (state: AppState) => state.setting.values?.zones,
  (cities, zones = {}) => ({ cities, zones }),
);

export const cityIn = (
  { cities, zones }: ReturnType<typeof selectMap>,
  address: Whereabouts,
): City | null => {
  const key = cityOfAddress(address, { cities, zones });
  return cities.find(({ iikoId }) => iikoId === key) ?? null;
};
/** Whether an address is in another city than the one that is shown. */
export const isOutside = (here: City | null, address: Whereabouts, map: CityMap): boolean => {
  const there = cityOfAddress(address, map);
  return here !== null && there !== null && there !== here.iikoId;
};

/** The city of an address; null where nobody can say, and where the shop has none such. */
export const cityOf = (state: AppState, address: Whereabouts): City | null =>
  cityIn(selectMap(state), address);

/** Whether no order from this page may go there. What is not known is not another city. */
export const isElsewhere = (state: AppState, address: Whereabouts): boolean =>
  isOutside(selectCity(state), address, selectMap(state));

export const firstHere = (state: AppState): Address | null =>
  state.address.list.find((address) => !isElsewhere(state, address)) ?? null;

const idHere = ({ address: { usedIn, selectedId }, city: { currentId } }: AppState): AddressId | null =>
  (currentId === null ? undefined : usedIn[currentId]) ?? selectedId;

/**
 * Where an order from this page goes: the address that was used last in its city, never one of another city. One that is gone
 * gives way to the first (specification, section 4, "Addresses").
 */
export const selectedAddress = (state: AppState): Address | null => {
  const id = idHere(state);
  if (id === null) return null;
  const address = state.address.list.find((one) => one.id === id) ?? firstHere(state);
  return address && !isElsewhere(state, address) ? address : null;
};

/** The city of the address that was selected last, where that is another city and this one has none selected. */
const leftCity = (state: AppState): City | null => {
  const { list, selectedId } = state.address;
  const last = list.find(({ id }) => id === selectedId);
  return last && !selectedAddress(state) && isElsewhere(state, last) ? cityOf(state, last) : null;
};

export const selectAddresses = selectField('address', 'list');
export const selectSelectedAddress = select(selectedAddress, (address) => address);
/** Where the selected address lies, once a map has asked; null while unknown. */
export const selectSelectedSpot = select(
  selectedAddress,
  selectField('address', 'spot'),
  (address, spot): LonLat | null => (spot && spot.addressId === address?.id ? spot.point : null),
);
export const selectLeftCity = select(leftCity, (city) => city);
