import type { ZoneId } from '../../domain/catalog.ts';
import { selectProductIndex } from '../../slices/catalog/selectors.ts';
import { selectKnownZones } from '../../slices/city/selectors.ts';
import { useSelect } from '../store.tsx';
import { zoneTerms } from './zoneTerms.ts';

/** What delivery into a zone costs and asks for; empty while nobody has asked about it. */
export function useZoneTerms(zoneId: ZoneId): readonly string[] {
  const products = useSelect(selectProductIndex);
  const delivery = useSelect(selectKnownZones).get(zoneId);
  if (!delivery) return [];
  const paid = delivery.deliveryId && products.get(delivery.deliveryId);
  return zoneTerms(delivery, paid || null);
}
