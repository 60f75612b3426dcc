import {
  atLeastNothing,
  formatPrice,
  fromRoubles,
  kopecks,
  minus,
  NOTHING,
  sum,
  type Kopecks,
} from '../../src/domain/money.ts';
import type { PromoTerms } from '../chain/promos.ts';

/** A paid position of the cart, as the promotions see it. */
export interface PaidLine {
  readonly quantity: number;
  /** Of all units, modifiers included. */
  readonly sum: Kopecks;
  readonly isSnack: boolean;
  readonly isWok: boolean;
}

/** A thing that is given away: a dish or the delivery. */
export interface Present {
  readonly code: string;
  readonly name: string;
}

/** `gift` is for the demo's unlisted coupons: they give a dish whatever the cart holds. */
type CouponTerms = PromoTerms | { readonly kind: 'gift'; readonly present: Present };

export interface PromoTable {
  readonly terms: Readonly<Record<string, CouponTerms>>;
  readonly fries: Present;
  readonly pizza: Present;
  readonly freeDelivery: Present;
  /** Paid goods from which the zone delivers for nothing. */
  readonly freeFrom: Kopecks;
}

export interface LostGift extends Present {
  readonly missing: Kopecks;
}

export interface PromoResult {
  readonly discount: Kopecks;
  readonly freeProducts: readonly string[];
  readonly lostGift: LostGift | null;
  readonly errors: readonly string[];
}

/** What one coupon adds to a calculation. */
type CouponEffect = Partial<Pick<PromoResult, 'discount' | 'lostGift' | 'errors' | 'freeProducts'>>;

interface Cart {
  readonly lines: readonly PaidLine[];
  readonly goods: Kopecks;
}

const SNACKS_FOR_FRIES = 3;
const WOKS_FOR_DISCOUNT = 2;
/** A gift is worth a hint once so little is missing. */
const NEARLY = fromRoubles(500);

const unitsOf = (lines: readonly PaidLine[]): number =>
  lines.reduce((units, line) => units + line.quantity, 0);

const error = (text: string): CouponEffect => ({ errors: [text] });

const percentOff = (cart: Cart, code: string, terms: PromoTerms & { kind: 'percent' }): CouponEffect => {
  const from = fromRoubles(terms.fromSum);
  if (cart.goods < from) return error(`Промокод «${code}» действует при заказе от ${formatPrice(from)}`);
  return { discount: kopecks(Math.round((cart.goods * terms.percent) / 100)) };
};

const twoWoks = (cart: Cart, terms: PromoTerms & { kind: 'forTwoWoks' }): CouponEffect => {
  const woks = cart.lines.filter((line) => line.isWok);
  if (unitsOf(woks) < WOKS_FOR_DISCOUNT) return error('Промокод сработает, когда в корзине будет два вока');
  return { discount: kopecks(Math.min(fromRoubles(terms.discount), cart.goods)) };
};

const pizzaGift = (cart: Cart, table: PromoTable, from: Kopecks): CouponEffect => {
  const missing = atLeastNothing(minus(from, cart.goods));
  if (missing > 0) return { lostGift: { ...table.pizza, missing } };
  return { freeProducts: [table.pizza.code] };
};

const effectOf = (coupon: string, cart: Cart, table: PromoTable): CouponEffect => {
  const code = coupon.trim().toUpperCase();
  if (code === '') return {};
  const terms = table.terms[code];
  if (!terms) return error(`Промокод «${code}» не найден`);
  if (terms.kind === 'expired') return error(`Срок действия промокода «${code}» истёк`);
  if (terms.kind === 'percent') return percentOff(cart, code, terms);
  if (terms.kind === 'forTwoWoks') return twoWoks(cart, terms);
  if (terms.kind === 'giftPizza') return pizzaGift(cart, table, fromRoubles(terms.fromSum));
  return { freeProducts: [terms.present.code] };
};

const nearlyFreeDelivery = (cart: Cart, table: PromoTable): LostGift | null => {
  const missing = minus(table.freeFrom, cart.goods);
  return missing > 0 && missing <= NEARLY ? { ...table.freeDelivery, missing } : null;
};

/** Discounts, free products and hints for a cart. Gifts, delivery and the fee are no part of `lines`. */
export const calculatePromo = (
  lines: readonly PaidLine[],
  coupon: string,
  table: PromoTable,
): PromoResult => {
  const cart: Cart = { lines, goods: sum(lines.map((line) => line.sum)) };
  const effect = effectOf(coupon, cart, table);
  const hasFries = unitsOf(lines.filter((line) => line.isSnack)) >= SNACKS_FOR_FRIES;
  const hasFreeDelivery = cart.goods > 0 && cart.goods >= table.freeFrom;
  return {
    discount: effect.discount ?? NOTHING,
    freeProducts: [
      ...(effect.freeProducts ?? []),
      ...(hasFries ? [table.fries.code] : []),
      ...(hasFreeDelivery ? [table.freeDelivery.code] : []),
    ],
    lostGift: effect.lostGift ?? nearlyFreeDelivery(cart, table),
    errors: effect.errors ?? [],
  };
};
