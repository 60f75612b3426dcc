import type { Answers } from '../../contracts/answers.ts';
import type { WireOrderRequest } from '../../contracts/order.ts';
import { fromRoubles, toRoubles } from '../../src/domain/money.ts';
import { termsOfZone } from '../chain/zones.ts';
import { billOf, type Bill } from './checkout.ts';
import type { CustomerCall } from './handler.ts';
import { awaitPayment } from './payment.ts';
import type { Position } from './positions.ts';
import { created, refusal, type ReplyOf } from './reply.ts';
import { noRoom, roomForOrder } from './room.ts';
import { cityOf } from './shop.ts';
import { keepOrder, nextNumber, type OrderRow } from './store.ts';
import { isWelcome } from './welcome.ts';
import { zoneIdOf } from './zone.ts';

const MINUTE = 60_000;
const SELF_MINUTES = 30;
const DELIVERY_MINUTES = 60;

const itemOf = ({ item, product, isGift }: Position): OrderRow['items'][number] => ({
  productId: product.id,
  name: product.name,
  amount: item.amount,
  price: isGift ? 0 : product.price,
  isGift,
  modifiers: item.modifiers.map(({ id, name, amount, sum, groupId }) => ({
    id,
    name,
    amount,
    groupId,
    price: amount === 0 ? 0 : sum / amount,
  })),
});

const originOf = (address: string | null): string | null => {
  const url = address === null ? null : URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
};

/** The shop that the customer came from, if it is one: the payment page leads back there. */
const shopOriginOf = ({ world: { shop }, headers, origin: own }: CustomerCall): string => {
  const origin = originOf(headers.get('origin')) ?? originOf(headers.get('referer'));
  if (origin === null) return own;
  return shop === null || isWelcome(origin, new URL(own).host, shop) ? origin : own;
};

const readyAt = (body: WireOrderRequest, zoneId: string | null, now: number): string => {
  if (body.deliveryTime !== null) return body.deliveryTime;
  const minutes =
    body.deliveryMethod === 'self' ? SELF_MINUTES : (termsOfZone(zoneId)?.deliveryTime ?? DELIVERY_MINUTES);
  return new Date(now + minutes * MINUTE).toISOString();
};

const rowOf = (body: WireOrderRequest, bill: Bill, call: CustomerCall): OrderRow => {
  const { world, user, headers } = call;
  return {
    id: world.newId(),
    number: nextNumber(world.store),
    userId: user.id,
    createdAt: world.clock.iso(),
    deliveryMethod: body.deliveryMethod,
    sum: toRoubles(bill.total),
    goods: toRoubles(bill.quote.goods),
    spentBonus: body.spendBonus,
    items: bill.quote.positions.map(itemOf),
    estimatedDeliveryTime: readyAt(body, zoneIdOf(body.address, headers), world.clock.now()),
    returnOrigin: shopOriginOf(call),
    status: 'Unconfirmed',
    payment: body.payment === 'online' ? 'waiting' : 'none',
    courierInfo: null,
    isActive: true,
  };
};

/** Takes an order: the bill must be the customer's, then the kitchen starts, or waits for an online payment. */
export const placeOrder = (body: WireOrderRequest, call: CustomerCall): ReplyOf<Answers['order.place']> => {
  const { world, user, headers, origin } = call;
  if (world.store.house.barred.has(user.phone)) return refusal(403, 'Заказы для вас закрыты. Позвоните нам');
  const bill = billOf({
    store: world.store,
    city: cityOf(headers),
    balance: fromRoubles(user.balance),
    order: body,
    zoneId: zoneIdOf(body.address, headers),
  });
  if ('status' in bill) return refusal(bill.status, bill.message);
  if (!roomForOrder(world.store)) return noRoom;
  const order = rowOf(body, bill, call);
  keepOrder(world.store, order);
  user.balance -= body.spendBonus;
  if (order.payment === 'none') world.kitchen.accept(order);
  else awaitPayment(world, order);
  const paymentUrl = new URL(`/demo/payment?order=${order.id}`, origin).href;
  return created({
    id: order.id,
    number: order.number,
    ...(order.payment === 'waiting' ? { paymentUrl } : {}),
  });
};
