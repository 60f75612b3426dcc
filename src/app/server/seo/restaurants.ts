import type { Restaurant } from 'schema-dts';
import { SHOP_NAME } from '../../../domain/chain.ts';
import type { City, Restaurant as Branch } from '../../../domain/settings.ts';
import { selectCity } from '../../../slices/city/selectors.ts';
import { selectDeliveryPhone, selectRestaurants, selectWorkWeek } from '../../../slices/setting/selectors.ts';
import type { AppState } from '../../../slices/state.ts';
import type { Addresses } from './addresses.ts';
import { openingHours } from './hours.ts';

const CUISINES = ['Японская', 'Азиатская', 'Паназиатская'] as const;

/** What all restaurants of a city have in common. */
const shared = (state: AppState, city: City, addresses: Addresses) =>
  ({
    '@type': 'Restaurant',
    url: addresses.page('restaurant'),
    image: addresses.whole('/icon-512x512.png'),
    servesCuisine: CUISINES,
    hasMenu: addresses.page('catalog'),
    acceptsReservations: true,
    currenciesAccepted: 'RUB',
    areaServed: { '@type': 'City', name: city.name },
    telephone: selectDeliveryPhone(state),
  }) as const satisfies Restaurant;

const branchOf = (state: AppState, city: City, addresses: Addresses) => {
  const common = shared(state, city, addresses);
  return ({ id, name, address, phone, at, workWeek, image }: Branch): Restaurant => ({
    ...common,
    '@id': `${addresses.page('restaurant')}#${encodeURIComponent(id)}`,
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city.name,
      addressCountry: 'RU',
    },
    ...(image !== null && { image: addresses.whole(image) }),
    ...(phone !== null && { telephone: phone }),
    ...(at !== null && { geo: { '@type': 'GeoCoordinates', latitude: at[0], longitude: at[1] } }),
    openingHoursSpecification: openingHours(workWeek ?? selectWorkWeek(state)),
  });
};

/** The restaurants of the city; the shop itself where the chain names none. */
export function restaurantsOf(state: AppState, addresses: Addresses): readonly Restaurant[] {
  const city = selectCity(state);
  if (!city) return [];
  const branches = selectRestaurants(state);
  if (branches.length > 0) return branches.map(branchOf(state, city, addresses));
  return [
    {
      ...shared(state, city, addresses),
      name: SHOP_NAME,
      address: { '@type': 'PostalAddress', addressLocality: city.name, addressCountry: 'RU' },
      openingHoursSpecification: openingHours(selectWorkWeek(state)),
    },
  ];
}
