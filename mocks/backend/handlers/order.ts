import type { Answers } from '../../../contracts/answers.ts';
import { orderRequest } from '../../../contracts/order.ts';
import {
  asOwner,
  asCustomer,
  asPhoneOwner,
  withBody,
  type CustomerCall,
  type HandlersOf,
} from '../handler.ts';
import { placeOrder } from '../placing.ts';
import { notFound, ok } from '../reply.ts';
import { ordersOf, type OrderRow } from '../store.ts';

const activeAnswer = (order: OrderRow): Answers['order.active'] => ({
  id: order.id,
  number: order.number,
  createdAt: order.createdAt,
  deliveryMethod: order.deliveryMethod,
  sum: order.sum,
  delivery: {
    status: order.status,
    courierInfo: order.courierInfo,
    estimatedDeliveryTime: order.estimatedDeliveryTime,
  },
});

const lastAnswer = ({ items }: OrderRow): Answers['order.last'] => ({
  products: items.map((item) => ({
    productId: item.productId,
    isGift: item.isGift,
    amount: item.amount,
    name: item.name,
    mods: item.modifiers.map(({ id: iikoId, name, amount, groupId }) => ({ iikoId, name, amount, groupId })),
  })),
});

const historyAnswer = (order: OrderRow): Answers['order.history'][number] => ({
  id: order.id,
  number: order.number,
  createdAt: order.createdAt,
  status: order.status,
  deliveryMethod: order.deliveryMethod,
  sum: order.sum,
  items: order.items.map(({ modifiers, ...item }) => ({
    ...item,
    modifiers: modifiers.map(({ id, name, amount, price }) => ({ id, name, amount, price })),
  })),
});

export const orderHandlers = {
  'order.active': asOwner(({ world, user }) => {
    const active = ordersOf(world.store, user.id).find((order) => order.isActive);
    return active ? ok(activeAnswer(active)) : notFound('Активного заказа нет');
  }),
  'order.last': asOwner(({ world, user }) => {
    const [last] = ordersOf(world.store, user.id);
    return last ? ok(lastAnswer(last)) : notFound('Заказов ещё не было');
  }),
  'order.history': asPhoneOwner(({ world, user }) => ok(ordersOf(world.store, user.id).map(historyAnswer))),
  'order.place': asCustomer(withBody(orderRequest, (body, call: CustomerCall) => placeOrder(body, call))),
} satisfies HandlersOf<'order'>;
