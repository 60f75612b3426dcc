import type { CartLine } from './cart.ts';
import { atLeastNothing, minus, times, sum, toRoubles } from './money.ts';
import type { OrderRequest } from './orderRequest.ts';
import { totalsOf } from './totals.ts';

/** One dish of a purchase, in the names of GA4; sums in roubles. */
export interface PurchaseItem {
  readonly item_id: string;
  readonly item_name: string;
  /** Of one unit, its modifiers included (specification, section 1). */
  readonly price: number;
  readonly quantity: number;
  readonly item_variant?: string;
}

/** An accepted order as the chain's counters read it. Nothing in it is personal. */
export interface Purchase {
  readonly event: 'purchase';
  readonly ecommerce: {
    readonly transaction_id: string;
    /** What is paid without the delivery. */
    readonly value: number;
    readonly currency: 'RUB';
    readonly shipping: number;
    readonly coupon?: string;
    readonly items: readonly PurchaseItem[];
  };
}

const variantOf = ({ modifiers }: CartLine): string =>
  modifiers.map(({ name, amount }) => (amount > 1 ? `${name} × ${amount}` : name)).join(', ');

const itemOf = (line: CartLine): PurchaseItem => ({
  item_id: line.productId,
  item_name: line.name,
  price: toRoubles(sum([line.price, ...line.modifiers.map(({ price, amount }) => times(price, amount))])),
  quantity: line.quantity,
  ...(line.modifiers.length > 0 ? { item_variant: variantOf(line) } : {}),
});

/** A code counts where it gave something; whatever else was typed there is nobody's business. */
const couponOf = ({ coupon, discountTotal, lines }: OrderRequest): { coupon?: string } =>
  coupon !== '' && (discountTotal > 0 || lines.some(({ isFromPromocode }) => isFromPromocode))
    ? { coupon }
    : {};

/** The purchase that an accepted order is: dishes and gifts are its items, delivery its shipping. */
export function purchaseOf(id: string, order: OrderRequest): Purchase {
  const { lines, total } = order;
  const { delivery } = totalsOf(order);
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: id,
      value: toRoubles(atLeastNothing(minus(total, delivery))),
      currency: 'RUB',
      shipping: toRoubles(delivery),
      ...couponOf(order),
      items: lines.filter(({ kind }) => kind === 'goods' || kind === 'gift').map(itemOf),
    },
  };
}
