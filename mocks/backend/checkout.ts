import type { WireOrderRequest } from '../../contracts/order.ts';
import {
  atLeastNothing,
  formatPrice,
  fromRoubles,
  kopecks,
  minus,
  NOTHING,
  type Kopecks,
} from '../../src/domain/money.ts';
import { quoteOf, type Quote } from './quote.ts';
import { isOnlineClosed, isStopped, restaurantsOf, stoppedText, type City } from './shop.ts';
import type { Store } from './store.ts';

export interface Refusal {
  readonly status: 409 | 422;
  readonly message: string;
}

export interface Bill {
  readonly quote: Quote;
  readonly total: Kopecks;
}

export interface CheckoutRequest {
  readonly store: Store;
  readonly city: City;
  /** Bonus of the customer. */
  readonly balance: Kopecks;
  readonly order: WireOrderRequest;
  readonly zoneId: string | null;
}

const refuse = (message: string): Refusal => ({ status: 422, message });

const placeRefusal = ({ store, city, order }: CheckoutRequest): Refusal | null => {
  if (order.deliveryMethod === 'delivery')
    return order.address === null ? refuse('Укажите адрес доставки') : null;
  const known = restaurantsOf(store, city).some(
    (restaurant) => restaurant.deliveryTerminalId === order.deliveryTerminalId,
  );
  return known ? null : refuse('Выберите ресторан');
};

/** On the stop list of the chosen restaurant, or for a delivery on that of every restaurant of the city. */
const isOut = ({ store, city, order }: CheckoutRequest, productId: string): boolean => {
  const lists = (terminalId: string | null): boolean =>
    store.catalog.stopList?.some(
      (entry) => entry.productId === productId && entry.deliveryTerminalId === terminalId,
    ) ?? false;
  if (order.deliveryMethod === 'self') return lists(order.deliveryTerminalId);
  const restaurants = restaurantsOf(store, city);
  return restaurants.length > 0 && restaurants.every((restaurant) => lists(restaurant.deliveryTerminalId));
};

const goodsRefusal = (request: CheckoutRequest, quote: Quote): Refusal | null => {
  if (quote.goods === 0) return refuse('Корзина пуста');
  const out = quote.positions.find(({ product }) => isOut(request, product.id));
  if (out) return refuse(`«${out.product.name}» сейчас нет в наличии`);
  const given = new Set(quote.promo.freeProducts);
  const lost = quote.positions.find(
    ({ isGift, product }) => isGift && !given.has(product.code ?? '') && !given.has(product.id),
  );
  return lost ? { status: 409, message: `Подарок «${lost.product.name}» больше не положен` } : null;
};

const paymentRefusal = (request: CheckoutRequest, quote: Quote): Refusal | null => {
  const { order, store, balance } = request;
  if (order.deliveryMethod === 'delivery' && quote.goods < quote.minSum)
    return refuse(`Минимальная сумма заказа в вашей зоне — ${formatPrice(quote.minSum)}`);
  if (order.payment === 'online' && isOnlineClosed(store, order.deliveryMethod))
    return refuse('Онлайн-оплата сейчас недоступна');
  const bonus = fromRoubles(order.spendBonus);
  return bonus < 0 || bonus > balance
    ? { status: 409, message: `На бонусном счёте ${formatPrice(balance)}` }
    : null;
};

/** What the order costs before the bonus. */
const payableOf = ({ order }: CheckoutRequest, quote: Quote): Kopecks => {
  const delivery = order.deliveryMethod === 'delivery' ? quote.delivery : NOTHING;
  const full = kopecks(quote.goods + quote.giftModifiers + delivery + quote.fee);
  return atLeastNothing(minus(full, quote.promo.discount));
};

/** The bill of an order, or why it is not taken. The total must be the one the customer saw. */
export const billOf = (request: CheckoutRequest): Bill | Refusal => {
  const { store, city, order, zoneId } = request;
  if (isStopped(store)) return refuse(stoppedText(store));
  const quote = quoteOf({ store, city, order: order.order, coupon: order.coupon, zoneId });
  if ('status' in quote) return quote;
  const refusal = placeRefusal(request) ?? goodsRefusal(request, quote) ?? paymentRefusal(request, quote);
  if (refusal) return refusal;
  const total = minus(payableOf(request, quote), fromRoubles(order.spendBonus));
  if (total < 0) return { status: 409, message: 'Бонусов списано больше, чем стоит заказ' };
  if (total === fromRoubles(order.total)) return { quote, total };
  return {
    status: 409,
    message: `Сумма заказа изменилась: теперь ${formatPrice(total)}. Проверьте корзину и подтвердите ещё раз`,
  };
};
