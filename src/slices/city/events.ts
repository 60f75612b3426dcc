import type { CityId, ZoneId } from '../../domain/catalog.ts';
import type { AddressId } from '../../domain/customer.ts';
import type { City, ZoneDelivery } from '../../domain/settings.ts';
import { fact } from '../../kernel/event.ts';
import type { Street } from './state.ts';

export const cityEvents = {
  'city/listLoaded': fact<{ cities: readonly City[] }>('server'),
  'city/listFailed': fact('server'),
  /** The address of the page, the cookie or the default says so; nothing is reloaded. */
  'city/entered': fact<{ cityId: CityId }>('system'),
  /** In the dialog: the page's own city, which is only recorded, or another one. */
  'city/choiceTapped': fact<{ cityId: CityId }>('user'),
  /** Another city from here on; for the sake of an address there, if one is named. */
  'city/chosen': fact<{ cityId: CityId; addressId?: AddressId }>('user'),
  'city/streetsLoaded': fact<{ cityId: CityId; streets: readonly Street[] }>('server'),
  'city/zoneDeliveryLoaded': fact<{ zoneId: ZoneId; delivery: ZoneDelivery }>('server'),
  'city/zoneDeliveryLost': fact<{ zoneId: ZoneId }>('server'),
} as const;
