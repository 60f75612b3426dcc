import type { CityId, ZoneId } from '../../domain/catalog.ts';
import type { City, ZoneDelivery } from '../../domain/settings.ts';
import { fact } from '../../kernel/event.ts';
import type { Street } from './state.ts';

export const cityEvents = {
  'city/listLoaded': fact<{ cities: readonly City[] }>('server'),
  'city/listFailed': fact('server'),
  /** The address of the page, the cookie or the default says so; nothing is reloaded. */
  'city/entered': fact<{ cityId: CityId }>('system'),
  'city/chosen': fact<{ cityId: CityId }>('user'),
  'city/streetsLoaded': fact<{ cityId: CityId; streets: readonly Street[] }>('server'),
  'city/zoneDeliveryLoaded': fact<{ zoneId: ZoneId; delivery: ZoneDelivery }>('server'),
  'city/zoneDeliveryLost': fact<{ zoneId: ZoneId }>('server'),
} as const;
