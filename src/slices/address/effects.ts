import { catchError, EMPTY, filter, map, of, timer, switchMap } from 'rxjs';
import { formatAddress } from '../../domain/address.ts';
import { failureText, messageOf } from '../../domain/failure.ts';
import { zoneAt } from '../../domain/geometry.ts';
import { secret } from '../../kernel/event.ts';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';
import { selectZones } from '../setting/selectors.ts';

const SAVE_FAILED = 'Не удалось сохранить адрес. Попробуйте ещё раз';
/** A pause in typing, before the geocoder is asked. */
const TYPING_MS = 300;

const loadAddresses = effect({
  name: 'address/loadAddresses',
  on: ['address/listDue'],
  policy: 'latest',
  until: ['auth/loggedOut'],
  run({ state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.addresses(customer.id).pipe(
      map((addresses) => draft('address/listLoaded', { addresses })),
      catchError(() => of(draft('address/listFailed'))),
    );
  },
});

const saveAddress = effect({
  name: 'address/saveAddress',
  on: ['address/saveDue'],
  policy: 'queue',
  run({ event, state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.createAddress(customer.id, event.payload.draft).pipe(
      map((address) => draft('address/saved', { address })),
      catchError((error: unknown) =>
        of(draft('address/saveFailed', { message: failureText(error, messageOf(error, SAVE_FAILED)) })),
      ),
      // A queue cannot be cancelled: after a logout its answer is nobody's.
      filter(() => state().user.customer?.id === customer.id),
    );
  },
});

const deleteAddress = effect({
  name: 'address/deleteAddress',
  on: ['address/deleteTapped'],
  policy: 'queue',
  run: ({ event: { payload }, world }) =>
    world.api.deleteAddress(payload.addressId).pipe(
      map(() => draft('address/deleted', payload)),
      catchError(() => of(draft('address/deleteFailed', payload))),
    ),
});

const findPlace = effect({
  name: 'address/findPlace',
  on: ['address/placeTyped'],
  policy: 'latest',
  until: ['modal/dismissed', 'modal/closed', 'address/saved'],
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

export const addressEffects = [loadAddresses, saveAddress, deleteAddress, findPlace] as const;
