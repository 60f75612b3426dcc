import type { ZoneId } from '../../domain/catalog.ts';
import { promisedTime, promiseWords } from '../../domain/promise.ts';
import type { ZoneDelivery } from '../../domain/settings.ts';
import { selectProductIndex } from '../../slices/catalog/selectors.ts';
import { selectKnownZones } from '../../slices/city/selectors.ts';
import { selectWorkWeek } from '../../slices/setting/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { useSelect } from '../store.tsx';
import { zoneTerms, type ZoneTerms } from './zoneTerms.ts';

/** What is known of delivery into any zone; null for one that nobody has asked about. */
export function useZoneTerms(): (zoneId: ZoneId) => ZoneTerms | null {
  const products = useSelect(selectProductIndex);
  const known = useSelect(selectKnownZones);
  const week = useSelect(selectWorkWeek);
  const now = useSelect(selectNow);
  const clockOf = ({ minutes }: ZoneDelivery): string | null => {
    const promised = promisedTime({ week, method: 'delivery', slot: null, minutes, now });
    return promised?.kind === 'byClock' ? promiseWords(promised, now) : null;
  };
  return (zoneId) => {
    const delivery = known.get(zoneId);
    if (!delivery) return null;
    const paid = delivery.deliveryId && products.get(delivery.deliveryId);
    return zoneTerms(delivery, paid || null, clockOf(delivery));
  };
}
