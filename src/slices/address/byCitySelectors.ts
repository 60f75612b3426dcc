import type { Address } from '../../domain/customer.ts';
import { groupBy } from '../../domain/groupBy.ts';
import type { City } from '../../domain/settings.ts';
import { selectCity } from '../city/selectors.ts';
import { select } from '../select.ts';
import { cityIn, isOutside, selectAddresses, selectMap } from './selectors.ts';

export interface AddressesOfCity {
  /** Null: the shop is not in that city. */
  readonly city: City | null;
  readonly addresses: readonly Address[];
}

/** The addresses that an order from this page may go to, and those of other cities, by city. */
export const selectAddressesByCity = select(selectAddresses, selectCity, selectMap, (list, here, map) => {
  const elsewhere = list.filter((address) => isOutside(here, address, map));
  return {
    here: list.filter((address) => !elsewhere.includes(address)),
    elsewhere: [...groupBy(elsewhere, (address) => cityIn(map, address))].map(
      ([city, addresses]): AddressesOfCity => ({ city, addresses }),
    ),
  };
});
