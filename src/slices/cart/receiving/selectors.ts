import { formatAddress } from '../../../domain/address.ts';
import type { CartLine } from '../../../domain/cart.ts';
import type { Kopecks } from '../../../domain/money.ts';
import { promisedTime } from '../../../domain/promise.ts';
import { slotLabel, timeSlots } from '../../../domain/slots.ts';
import { selectSelectedAddress } from '../../address/selectors.ts';
import { selectProductIndex } from '../../catalog/selectors.ts';
import { selectZoneDelivery } from '../../city/selectors.ts';
import { select, selectField } from '../../select.ts';
import { selectCityData, selectRestaurants, selectWorkWeek } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';

const lines = (state: AppState) => state.cart.lines;

export const selectMethod = selectField('cart', 'deliveryMethod');

export const selectRestaurant = select(
  (state: AppState) => state.cart.restaurantId,
  selectRestaurants,
  (id, all) => all.find((restaurant) => restaurant.id === id) ?? null,
);

export const selectSlots = select(
  selectWorkWeek,
  (state: AppState) => state.cart.deliveryMethod,
  (state: AppState) => state.view.now,
  (week, method, now) => timeSlots({ week, method, now }),
);

export const selectTime = select(
  (state: AppState) => state.cart.deliveryTime,
  (state: AppState) => state.view.now,
  (at, now) => ({ at, label: slotLabel(at, now) }),
);

export const selectIsTimeChoiceHidden = select(selectCityData, (data) => data?.isTimeChoiceHidden ?? false);

/** What the delivery costs, 0 where it is free; null where none is wanted or known. */
export const deliveryPriceOf = (all: readonly CartLine[]): Kopecks | null =>
  all.find(({ kind }) => kind === 'delivery')?.price ?? null;

export const selectDeliveryPrice = select(lines, deliveryPriceOf);

/** How and where the order is received, as the header says it; nulls are not known yet. */
export const selectReceiving = select(
  selectMethod,
  selectRestaurant,
  selectSelectedAddress,
  selectZoneDelivery,
  selectProductIndex,
  (method, restaurant, address, zone, products) => ({
    method,
    place: method === 'self' ? (restaurant?.name ?? null) : address && formatAddress(address),
    /** The same where the city stands beside it. */
    placeInCity:
      method === 'self' ? (restaurant?.name ?? null) : address && formatAddress({ ...address, city: '' }),
    minutes: method === 'self' ? null : (zone?.minutes ?? null),
    price: (method === 'delivery' && zone?.deliveryId && products.get(zone.deliveryId)?.price) || null,
    freeFrom: method === 'self' ? null : (zone?.freeFrom ?? null),
  }),
);

/** When an order that is placed now comes, or from when orders are taken; null where nothing says. */
export const selectPromise = select(
  selectWorkWeek,
  selectMethod,
  (state: AppState) => state.cart.deliveryTime,
  selectZoneDelivery,
  (state: AppState) => state.view.now,
  (week, method, slot, zone, now) =>
    promisedTime({ week, method, slot, minutes: zone?.minutes ?? null, now }),
);

/** Whether neither an address nor a restaurant is chosen yet. */
export const selectIsPlaceMissing = select(
  selectSelectedAddress,
  selectRestaurant,
  (address, restaurant) => !address && !restaurant,
);
