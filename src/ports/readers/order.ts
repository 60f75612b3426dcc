import * as z from 'zod/mini';
import * as wire from '../../../contracts/order.ts';
import * as promoWire from '../../../contracts/promo.ts';
import type { ProductId } from '../../domain/catalog.ts';
import type { ActiveOrder, Courier, PastItem, PastOrder } from '../../domain/customer.ts';
import { atLeastNothing } from '../../domain/money.ts';
import { personal } from '../../domain/personal.ts';
import type { LostGift } from '../../slices/cart/gifts/state.ts';
import type { PromoAnswer } from '../../slices/cart/coupons/state.ts';
import type { Promo } from '../../slices/promo/state.ts';
import type { PlacedOrder } from '../../slices/cart/placing/state.ts';
import { brand } from './brand.ts';
import { lose } from './losses.ts';
import {
  countOf,
  isWebAddress,
  pictureOf,
  readAs,
  readList,
  sumOf,
  sumOrNothing,
  textOf,
  wordsOf,
} from './leaf.ts';

export const courierOf = (courier: wire.WireCourierInfo | null | undefined): Courier | null =>
  courier && (courier.name || courier.phone)
    ? { name: personal(textOf(courier.name)), phone: personal(textOf(courier.phone)) }
    : null;

export function readActiveOrder(value: unknown): ActiveOrder {
  const order = readAs(wire.activeOrder, value);
  return {
    id: textOf(order.id),
    number: textOf(order.number ?? order.id),
    status: order.delivery.status,
    courier: courierOf(order.delivery.courierInfo),
    estimatedAt: order.delivery.estimatedDeliveryTime ?? null,
    createdAt: order.createdAt ?? null,
    method: order.deliveryMethod ?? 'delivery',
    sum: sumOf(order.sum),
  };
}

/** Whoever pays is led to https, or to a server that the shop knows (assumptions, section 7). */
const isPaymentPage = (address: string, origins: readonly string[]): boolean => {
  if (!isWebAddress(address)) return false;
  const url = URL.parse(address);
  // Without an origin it is a path of the shop's own.
  return url === null || url.protocol === 'https:' || origins.includes(url.origin);
};

/** A payment page that cannot be read is none that the shop could lead to: the customer is told. */
const openAnswer = z.extend(wire.orderAnswer, { paymentUrl: z.optional(z.unknown()) });

/** `origins`: the shop's own and the API's. */
export function readPlacedOrder(value: unknown, origins: readonly string[] = []): PlacedOrder {
  const { id, number, paymentUrl } = readAs(openAnswer, value);
  if (paymentUrl && typeof paymentUrl !== 'string') lose();
  const page = typeof paymentUrl === 'string' && isPaymentPage(paymentUrl, origins) ? paymentUrl : null;
  return {
    id: textOf(id),
    number: textOf(number ?? id),
    paymentUrl: page,
    ...(paymentUrl && page === null ? { isPaymentUrlRefused: true } : {}),
  };
}

type PastModifier = PastItem['modifiers'][number];
/** None is no modifier. */
const modifiersOf = (
  modifiers: readonly {
    readonly id: string;
    readonly amount: number | null | undefined;
    readonly price?: number | null | undefined;
  }[],
): readonly PastModifier[] =>
  modifiers
    .map(({ id, amount, price }) => ({
      id: brand<ProductId>(id),
      amount: countOf(amount ?? 1),
      price: sumOf(price),
    }))
    .filter(({ amount }) => amount > 0);

const lastItemOf = (product: wire.WireLastOrderProduct): PastItem => ({
  productId: brand<ProductId>(product.productId),
  name: product.name ?? '',
  amount: countOf(product.amount),
  isGift: product.isGift ?? false,
  modifiers: modifiersOf((product.mods ?? []).map(({ iikoId, amount }) => ({ id: iikoId, amount }))),
});

/** Null for a customer without one: some back ends say so by an empty answer instead of 404. */
export function readLastOrder(value: unknown): PastOrder | null {
  if (value === null || value === '') return null;
  const products = typeof value === 'object' && 'products' in value ? value.products : value;
  const items = readList(wire.lastOrderProduct, products, lastItemOf);
  return items.length > 0 ? { id: 'last', number: '', createdAt: null, sum: null, items } : null;
}

const historyItemOf = (item: wire.WireHistoryItem): PastItem => ({
  productId: brand<ProductId>(item.productId ?? ''),
  name: item.name ?? '',
  amount: countOf(item.amount ?? 1),
  isGift: item.isGift ?? false,
  modifiers: modifiersOf(item.modifiers ?? []),
});

export const readHistory = (value: unknown): readonly PastOrder[] =>
  readList(wire.historyOrder, value, (order) => ({
    id: textOf(order.id),
    number: textOf(order.number ?? order.id),
    createdAt: order.createdAt ?? null,
    sum: sumOf(order.sum),
    status: order.status ?? null,
    method: order.deliveryMethod ?? null,
    items: order.items.map(historyItemOf),
  }));

/** A bare code is read too (assumptions, section 2, "Promo answer"). */
const lostGiftOf = (gift: promoWire.WireLostGift | string | null | undefined): LostGift | null => {
  if (!gift) return null;
  if (typeof gift === 'string') return { code: gift, name: gift, missing: null };
  const missing = sumOf(gift.sum);
  return { code: gift.code, name: gift.name ?? gift.code, missing: missing && atLeastNothing(missing) };
};

export function readPromoAnswer(value: unknown): PromoAnswer {
  const answer = readAs(promoWire.promoAnswer, value);
  return {
    discountTotal: atLeastNothing(sumOrNothing(answer.discountTotal)),
    lostGift: lostGiftOf(answer.lostGift),
    freeProducts: answer.freeProducts ?? [],
    loyaltyErrors: (answer.loyaltyProgramErrors ?? [])
      .map((error) => (typeof error === 'string' ? error : (error.message ?? '')))
      .filter((text) => text !== ''),
  };
}

const promoOf = (promo: promoWire.WirePromo, apiUrl: string): Promo => ({
  id: textOf(promo.id),
  code: promo.code,
  title: wordsOf(promo.title ?? promo.code),
  description: wordsOf(promo.description),
  image: pictureOf(promo.image, apiUrl),
  dateFrom: promo.dateFrom ?? null,
  dateTo: promo.dateTo ?? null,
  isPersonal: promo.isPersonal ?? false,
});

export const readPromos = (value: unknown, apiUrl: string): readonly Promo[] =>
  readList(promoWire.promo, value, (promo) => promoOf(promo, apiUrl));

export const readPromo = (value: unknown, apiUrl: string): Promo =>
  promoOf(readAs(promoWire.promo, value), apiUrl);
