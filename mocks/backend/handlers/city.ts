import { CITIES } from '../../chain/cities.ts';
import { directoryOf } from '../../chain/streets.ts';
import { zoneDelivery } from '../../chain/zones.ts';
import type { HandlersOf } from '../handler.ts';
import { notFound, ok } from '../reply.ts';

export const cityHandlers = {
  'city.list': () => ok(CITIES),
  'city.directory': ({ params }) => {
    const iikoId = params['cityIikoId'] ?? '';
    const isKnown = CITIES.some((city) => city.iikoId === iikoId);
    return isKnown ? ok(directoryOf(iikoId)) : notFound('Такого города нет');
  },
  'city.zoneDelivery': ({ params }) => {
    const zone = zoneDelivery[params['zoneId'] ?? ''];
    return zone ? ok(zone) : notFound('Такой зоны доставки нет');
  },
} satisfies HandlersOf<'city'>;
