import type { CityId, ZoneId } from '../../domain/catalog.ts';
import {
  maskDraft,
  maskPlace,
  type Address,
  type AddressDraft,
  type AddressId,
  type PlaceName,
} from '../../domain/customer.ts';
import { lonLat, type LonLat } from '../../domain/geometry.ts';
import { maskText, type StreetLine } from '../../domain/personal.ts';
import { fact, secret, type Secret } from '../../kernel/event.ts';

/** A point tells where somebody lives. */
const maskPoint = (): Secret<LonLat> => secret(lonLat(0, 0));

export const addressEvents = {
  'address/listDue': fact('rule'),
  'address/listLoaded': fact<{ addresses: readonly Address[] }>('server', {
    addresses: (addresses) => addresses.map(maskDraft),
  }),
  'address/listFailed': fact('server'),
  /** One of another city is only asked about. */
  'address/chosen': fact<{ addressId: AddressId }>('user'),
  /** In use in a city from here on; null: the city is not known. */
  'address/selected': fact<{ addressId: AddressId; cityId: CityId | null }>('rule'),
  'address/placeTyped': fact<{ city: string; street: StreetLine; home: StreetLine }>('user', {
    street: maskText,
    home: maskText,
  }),
  'address/placeFound': fact<{ point: Secret<LonLat>; zoneId: ZoneId | null }>('server', {
    point: maskPoint,
  }),
  /** A place was pointed at on the map. */
  'address/pointChosen': fact<{ point: Secret<LonLat> }>('user', { point: maskPoint }),
  'address/placeNamed': fact<{ point: Secret<LonLat>; zoneId: ZoneId | null; name: PlaceName }>('server', {
    point: maskPoint,
    name: maskPlace,
  }),
  'address/placeUnnamed': fact<{ message: string }>('server'),
  'address/placeLost': fact('server'),
  'address/saveTapped': fact<{ draft: AddressDraft }>('user', { draft: maskDraft }),
  'address/saveDue': fact<{ draft: AddressDraft }>('rule', { draft: maskDraft }),
  'address/saved': fact<{ address: Address }>('server', { address: maskDraft }),
  'address/saveFailed': fact<{ message: string }>('server'),
  'address/deleteTapped': fact<{ addressId: AddressId }>('user'),
  'address/deleted': fact<{ addressId: AddressId }>('server'),
  'address/deleteFailed': fact<{ addressId: AddressId }>('server'),
  'address/zoneChanged': fact<{ zoneId: ZoneId | null }>('rule'),
} as const;
