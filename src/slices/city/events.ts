import type { CityId, ZoneId } from '../../domain/catalog.ts';
import type { AddressId } from '../../domain/customer.ts';
import type { City, ZoneDelivery } from '../../domain/settings.ts';
import { fact, payload } from '../../kernel/event.ts';
import type { Street } from './state.ts';

export const cityEvents = {
  'city/listLoaded': fact('server', payload<{ cities: readonly City[] }>()),
  'city/listFailed': fact('server'),
  /** The address of the page, the cookie or the default says so; nothing is reloaded. */
  'city/entered': fact('system', payload<{ cityId: CityId }>()),
  /** In the dialog: the page's own city, which is only recorded, or another one. */
  'city/choiceTapped': fact('user', payload<{ cityId: CityId }>(), { shared: true }),
  /** Another city from here on; for the sake of an address there, if one is named. */
  'city/chosen': fact('user', payload<{ cityId: CityId; addressId?: AddressId }>(), {
    edits: false,
    shared: true,
  }),
  'city/streetsLoaded': fact('server', payload<{ cityId: CityId; streets: readonly Street[] }>()),
  /** A page tells what delivery into the zone costs. */
  'city/zoneShown': fact('system', payload<{ zoneId: ZoneId }>()),
  'city/zoneDeliveryLoaded': fact('server', payload<{ zoneId: ZoneId; delivery: ZoneDelivery }>()),
  'city/zoneDeliveryLost': fact('server', payload<{ zoneId: ZoneId }>()),
} as const;
