import { CITIES } from '../../chain/cities.ts';
import { directoryOf } from '../../chain/streets.ts';
import { termsOfZone } from '../../chain/zones.ts';
import type { HandlersOf } from '../handler.ts';
import { zoneIdsOf } from '../shop.ts';
import { notFound, ok } from '../reply.ts';

export const cityHandlers = {
  'city.list': () => ok(CITIES),
  'city.directory': ({ params, world }) => {
    const iikoId = params['cityIikoId'] ?? '';
    const isKnown = CITIES.some((city) => city.iikoId === iikoId);
    if (!isKnown) return notFound('Такого города нет');
    return ok(world.store.house.citiesWithoutStreets.has(iikoId) ? { streets: [] } : directoryOf(iikoId));
  },
  'city.zoneDelivery': ({ params, world }) => {
    const zoneId = params['zoneId'] ?? '';
    const zone = termsOfZone(zoneId);
    if (zone) return ok(zone);
    // A zone of the settings that nobody has set conditions for.
    return zoneIdsOf(world.store).has(zoneId) ? ok({}) : notFound('Такой зоны доставки нет');
  },
} satisfies HandlersOf<'city'>;
