import type { WireProduct } from '../../contracts/catalog.ts';
import type { WireOrderDraft } from '../../contracts/orderPayload.ts';
import { fromRoubles, NOTHING, sum, type Kopecks } from '../../src/domain/money.ts';
import { termsOfZone, zoneDelivery } from '../chain/zones.ts';
import { positionsOf, type Position } from './positions.ts';
import { calculatePromo, type PromoResult } from './promo.ts';
import { paidLinesOf, promoTableOf } from './promoTable.ts';
import { cityDataOf, productById, type City } from './shop.ts';
import type { Store } from './store.ts';

export interface QuoteRequest {
  readonly store: Store;
  readonly city: City;
  readonly order: WireOrderDraft;
  readonly coupon: string;
  readonly zoneId: string | null;
}

/** What a cart costs by the back end's own reckoning. */
export interface Quote {
  readonly positions: readonly Position[];
  readonly promo: PromoResult;
  /** Paid dishes with their modifiers. */
  readonly goods: Kopecks;
  /** Paid modifiers of free dishes. */
  readonly giftModifiers: Kopecks;
  /** As for a delivery; self-pickup pays none. */
  readonly delivery: Kopecks;
  readonly fee: Kopecks;
  readonly minSum: Kopecks;
}

export type QuoteAnswer = Quote | { readonly status: 409 | 422; readonly message: string };

const priceOf = (product: WireProduct | null): Kopecks => (product ? fromRoubles(product.price) : NOTHING);

/** All products that stand for delivery or the fee; the client may send them as items. */
const serviceIdsOf = ({ store, city }: QuoteRequest): ReadonlySet<string> => {
  const data = cityDataOf(store, city);
  const ids = [data.deliveryId, data.freeDeliveryId, data.serviceFeeId];
  const zones = Object.values(zoneDelivery).map((zone) => zone.deliveryId);
  return new Set([...ids, ...zones].flatMap((id) => id ?? []));
};

export const quoteOf = (request: QuoteRequest): QuoteAnswer => {
  const { store, city, order, coupon, zoneId } = request;
  const { products } = store.catalog;
  const priced = positionsOf(order.items, products, serviceIdsOf(request));
  if ('status' in priced) return priced;
  const data = cityDataOf(store, city);
  const zone = termsOfZone(zoneId);
  const table = promoTableOf({
    catalog: store.catalog,
    freeDeliveryId: data.freeDeliveryId ?? '',
    freeFrom: zone ? fromRoubles(zone.freeFrom) : null,
  });
  const promo = calculatePromo(paidLinesOf(priced.positions), coupon, table);
  const isFree = promo.freeProducts.includes(table.freeDelivery.code);
  const [paid, gifts] = [false, true].map((gift) =>
    sum(priced.positions.filter((position) => position.isGift === gift).map((position) => position.sum)),
  );
  return {
    positions: priced.positions,
    promo,
    goods: paid ?? NOTHING,
    giftModifiers: gifts ?? NOTHING,
    delivery: isFree
      ? NOTHING
      : priceOf(productById(store.catalog, zone?.deliveryId ?? data.deliveryId ?? '')),
    fee: priceOf(productById(store.catalog, data.serviceFeeId ?? '')),
    minSum: fromRoubles(zone?.minSum ?? 0),
  };
};
