import { catchError, EMPTY, map, of, timer, switchMap } from 'rxjs';
import { formatAddress } from '../../domain/address.ts';
import { failureText, isUnheard, messageOf } from '../../domain/failure.ts';
import { zoneAt } from '../../domain/geometry.ts';
import { secret } from '../../kernel/event.ts';
import { customerCall } from '../customerCall.ts';
import { effect } from '../effect.ts';
import { draft } from '../draft.ts';
import { selectZones } from '../setting/selectors.ts';

const SAVE_FAILED = 'Не удалось сохранить адрес. Попробуйте ещё раз';
const NAME_FAILED = 'Не удалось определить адрес. Введите его сами';
/** A pause in typing, before the geocoder is asked. */
const TYPING_MS = 300;

const loadAddresses = customerCall({
  name: 'address/loadAddresses',
  on: ['address/listDue'],
  ask: (api, { id }) => api.addresses(id),
  loaded: (addresses) => draft('address/listLoaded', { addresses }),
  failed: () => draft('address/listFailed'),
});

const saveAddress = effect({
  name: 'address/saveAddress',
  on: ['address/saveDue'],
  policy: 'queue',
  belongsTo: 'customer',
  run({ event, state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.createAddress(customer.id, event.payload.draft).pipe(
      map((address) => draft('address/saved', { address })),
      catchError((error: unknown) =>
        of(
          isUnheard(error)
            ? draft('address/savePostponed', event.payload)
            : draft('address/saveFailed', { message: failureText(error, messageOf(error, SAVE_FAILED)) }),
        ),
      ),
    );
  },
});

const deleteAddress = effect({
  name: 'address/deleteAddress',
  on: ['address/deleteTapped'],
  policy: 'queue',
  belongsTo: 'customer',
  run: ({ event: { payload }, world }) =>
    world.api.deleteAddress(payload.addressId).pipe(
      map(() => draft('address/deleted', payload)),
      catchError((error: unknown) => {
        // Only logged (specification, section 8).
        world.report(error, 'address/deleteAddress');
        return of(draft('address/deleteFailed', payload));
      }),
    ),
});

const findPlace = effect({
  name: 'address/findPlace',
  on: ['address/placeTyped'],
  policy: 'latest',
  until: ['modal/dismissed', 'modal/closed', 'address/saved', 'address/pointChosen'],
  run({ event: { payload }, state, world }) {
    if (!payload.street || !payload.home) return EMPTY;
    const text = formatAddress({ ...payload, apartment: '', entrance: '', floor: '' });
    return timer(TYPING_MS).pipe(
      switchMap(() => world.geocoder.find(text)),
      map((point) =>
        point
          ? draft('address/placeFound', { point: secret(point), zoneId: zoneAt(selectZones(state()), point) })
          : draft('address/placeLost'),
      ),
      catchError(() => of(draft('address/placeLost'))),
    );
  },
});

/** Where the saved address lies that a map shows; a map without it says no less. */
const findSpot = effect({
  name: 'address/findSpot',
  on: ['address/mapShown'],
  policy: 'latest',
  run({ event: { payload }, state, world }) {
    const { list, spot } = state().address;
    const address = list.find(({ id }) => id === payload.addressId);
    if (!address || (spot?.addressId === address.id && spot.point !== null)) return EMPTY;
    return world.geocoder.find(formatAddress({ ...address, apartment: '', entrance: '', floor: '' })).pipe(
      map((point) =>
        point
          ? draft('address/spotFound', { addressId: address.id, point: secret(point) })
          : draft('address/spotLost', payload),
      ),
      catchError((error: unknown) => {
        world.report(error, 'address/findSpot');
        return of(draft('address/spotLost', payload));
      }),
    );
  },
});

/** Where the customer is; whoever types or taps meanwhile knows better. */
const findHere = effect({
  name: 'address/findHere',
  on: ['address/hereAsked'],
  policy: 'latest',
  belongsTo: 'page',
  until: ['modal/dismissed', 'modal/closed', 'address/saved', 'address/placeTyped', 'address/pointChosen'],
  run: ({ world }) =>
    world.locate().pipe(
      map((position) =>
        typeof position === 'string'
          ? draft('address/hereLost', { reason: position })
          : draft('address/hereFound', { point: secret(position) }),
      ),
      catchError(() => of(draft('address/hereLost', { reason: 'unknown' }))),
    ),
});

/** From a point of the map to its address (specification, section 7, "Maps geocoding service"). */
const namePlace = effect({
  name: 'address/namePlace',
  on: ['address/pointChosen'],
  policy: 'latest',
  until: ['modal/dismissed', 'modal/closed', 'address/saved', 'address/placeTyped'],
  run({ event: { payload }, state, world }) {
    const { point } = payload;
    // The place may be in another city of the chain.
    const zones = () => Object.values(state().setting.values?.zones ?? {}).flat();
    return world.geocoder.reverse(point).pipe(
      map((name) =>
        name?.street
          ? draft('address/placeNamed', { point, zoneId: zoneAt(zones(), point), name })
          : draft('address/placeUnnamed', { message: NAME_FAILED }),
      ),
      catchError((error: unknown) => {
        world.report(error, 'address/namePlace');
        return of(draft('address/placeUnnamed', { message: messageOf(error, NAME_FAILED) }));
      }),
    );
  },
});

export const addressEffects = [
  loadAddresses,
  saveAddress,
  deleteAddress,
  findPlace,
  findSpot,
  findHere,
  namePlace,
] as const;
