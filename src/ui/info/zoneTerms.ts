import type { Product } from '../../domain/catalog.ts';
import { formatPrice } from '../../domain/money.ts';
import { counted } from '../../domain/plural.ts';
import type { ZoneDelivery } from '../../domain/settings.ts';

/** What delivery into a zone costs and asks for, in short phrases; none of what is not known. */
export function zoneTerms(delivery: ZoneDelivery, paidDelivery: Product | null): readonly string[] {
  const { minSum, freeFrom, minutes } = delivery;
  return [
    paidDelivery && (paidDelivery.price > 0 ? formatPrice(paidDelivery.price) : 'бесплатно'),
    freeFrom && `от ${formatPrice(freeFrom)} бесплатно`,
    minSum && `минимальный заказ ${formatPrice(minSum)}`,
    minutes && `около ${counted(minutes, ['минуты', 'минут', 'минут'])}`,
  ].filter((term) => typeof term === 'string');
}
