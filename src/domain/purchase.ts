import { itemOfLine, metricaProduct, type EcommerceEvent } from './ecommerce.ts';
import { atLeastNothing, minus, toRoubles } from './money.ts';
import type { OrderRequest } from './orderRequest.ts';
import { totalsOf } from './totals.ts';

/** An accepted order as the chain's counters read it. */
export interface Purchase extends EcommerceEvent {
  readonly event: 'purchase';
}

/** A code counts where it gave something; whatever else was typed there is nobody's business. */
const couponOf = ({ coupon, discountTotal, lines }: OrderRequest): { coupon?: string } =>
  coupon !== '' && (discountTotal > 0 || lines.some(({ isFromPromocode }) => isFromPromocode))
    ? { coupon }
    : {};

/** The purchase that an accepted order is: dishes and gifts are its items, delivery its shipping. */
export function purchaseOf(id: string, order: OrderRequest): Purchase {
  const { lines, total } = order;
  const { delivery } = totalsOf(order);
  // What is paid without the delivery.
  const value = toRoubles(atLeastNothing(minus(total, delivery)));
  const coupon = couponOf(order);
  const items = lines
    .filter(({ kind }) => kind === 'goods' || kind === 'gift')
    .map((line) => itemOfLine(line));
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: id,
      value,
      currency: 'RUB',
      currencyCode: 'RUB',
      shipping: toRoubles(delivery),
      ...coupon,
      items,
      purchase: {
        actionField: { id, revenue: value, ...coupon },
        products: items.map(metricaProduct),
      },
    },
  };
}
