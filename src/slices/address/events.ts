import type { CityId, ZoneId } from '../../domain/catalog.ts';
import {
  maskDraft,
  maskPlace,
  type Address,
  type UnsavedAddress,
  type AddressId,
  type PlaceName,
} from '../../domain/customer.ts';
import { lonLat, type LonLat } from '../../domain/geometry.ts';
import { maskText, type StreetLine } from '../../domain/personal.ts';
import type { NoPosition } from '../../domain/position.ts';
import { fact, payload, secret, type Secret } from '../../kernel/event.ts';

/** A point tells where somebody lives. */
const maskPoint = (): Secret<LonLat> => secret(lonLat(0, 0));

export const addressEvents = {
  'address/listDue': fact('rule'),
  'address/listLoaded': fact(
    'server',
    payload<{ addresses: readonly Address[] }>({
      addresses: (addresses) => addresses.map(maskDraft),
    }),
    { shared: true },
  ),
  'address/listFailed': fact('server'),
  /** One of another city is only asked about. */
  'address/chosen': fact('user', payload<{ addressId: AddressId }>(), { shared: false }),
  /** In use in a city from here on; null: the city is not known. */
  'address/selected': fact('rule', payload<{ addressId: AddressId; cityId: CityId | null }>(), {
    shared: true,
  }),
  'address/placeTyped': fact(
    'user',
    payload<{ city: string; street: StreetLine; home: StreetLine }>({
      street: maskText,
      home: maskText,
    }),
    { shared: false },
  ),
  'address/placeFound': fact(
    'server',
    payload<{ point: Secret<LonLat>; zoneId: ZoneId | null }>({
      point: maskPoint,
    }),
    { shared: false },
  ),
  /** «Определить моё место»: the browser is asked now, and never else. */
  'address/hereAsked': fact('user', { shared: false }),
  'address/hereFound': fact('system', payload<{ point: Secret<LonLat> }>({ point: maskPoint }), {
    shared: false,
  }),
  'address/hereLost': fact('system', payload<{ reason: NoPosition }>(), { shared: false }),
  /** A place was pointed at on the map, or is where the customer is. */
  'address/pointChosen': fact('user', payload<{ point: Secret<LonLat> }>({ point: maskPoint }), {
    shared: false,
  }),
  'address/placeNamed': fact(
    'server',
    payload<{ point: Secret<LonLat>; zoneId: ZoneId | null; name: PlaceName }>({
      point: maskPoint,
      name: maskPlace,
    }),
    { shared: false },
  ),
  'address/placeUnnamed': fact('server', payload<{ message: string }>(), { shared: false }),
  'address/placeLost': fact('server', { shared: false }),
  /** A map shows where the order goes. */
  'address/mapShown': fact('system', payload<{ addressId: AddressId }>(), { shared: false }),
  'address/spotFound': fact(
    'server',
    payload<{ addressId: AddressId; point: Secret<LonLat> }>({ point: maskPoint }),
    { shared: false },
  ),
  'address/spotLost': fact('server', payload<{ addressId: AddressId }>(), { shared: false }),
  'address/saveTapped': fact('user', payload<{ draft: UnsavedAddress }>({ draft: maskDraft }), {
    shared: false,
  }),
  'address/saveDue': fact('rule', payload<{ draft: UnsavedAddress }>({ draft: maskDraft }), {
    shared: false,
  }),
  /** No connection: it waits for one. */
  'address/savePostponed': fact('server', payload<{ draft: UnsavedAddress }>({ draft: maskDraft }), {
    shared: false,
  }),
  'address/saved': fact('server', payload<{ address: Address }>({ address: maskDraft }), { shared: true }),
  'address/saveFailed': fact('server', payload<{ message: string }>(), { shared: false }),
  'address/deleteTapped': fact('user', payload<{ addressId: AddressId }>()),
  'address/deleted': fact('server', payload<{ addressId: AddressId }>(), { shared: true }),
  'address/deleteFailed': fact('server', payload<{ addressId: AddressId }>()),
  'address/zoneChanged': fact('rule', payload<{ zoneId: ZoneId | null }>()),
} as const;
