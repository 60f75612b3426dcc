import type { Product } from '../../domain/catalog.ts';
import { formatPrice } from '../../domain/money.ts';
import { counted } from '../../domain/plural.ts';
import type { ZoneDelivery } from '../../domain/settings.ts';

/** What delivery into a zone costs and asks for, each in a short phrase; null and none of what is not known. */
export interface ZoneTerms {
  readonly price: string | null;
  /** By the clock where there is one: «к 18:50». */
  readonly time: string | null;
  readonly limits: readonly string[];
}

export function zoneTerms(
  { minSum, freeFrom, minutes }: ZoneDelivery,
  paidDelivery: Product | null,
  clock: string | null,
): ZoneTerms {
  return {
    price: paidDelivery && (paidDelivery.price > 0 ? formatPrice(paidDelivery.price) : 'бесплатно'),
    time: clock ?? (minutes ? `около ${counted(minutes, ['минуты', 'минут', 'минут'])}` : null),
    limits: [
      freeFrom && `от\u00A0${formatPrice(freeFrom)} бесплатно`,
      minSum && `минимальный заказ ${formatPrice(minSum)}`,
    ].filter((term) => typeof term === 'string'),
  };
}

/** All of it, the price first. */
export const listedTerms = ({ price, time, limits }: ZoneTerms): readonly string[] =>
  [price, ...limits, time].filter((term) => term !== null);
