import type { Clock } from './clock.ts';
import type { LiveHub } from './live.ts';
import { userOf, type OrderRow, type Store } from './store.ts';

/** iiko's statuses in the order an order passes them (assumptions, section 2). */
const DELIVERY_COURSE = [
  'Unconfirmed',
  'WaitCooking',
  'ReadyForCooking',
  'CookingStarted',
  'CookingCompleted',
  'Waiting',
  'OnWay',
  'Delivered',
  'Closed',
] as const;

const COURIER = { name: 'Тимур', phone: '+79270000099' };
const BONUS_SHARE = 0.05;

export const courseOf = (method: OrderRow['deliveryMethod']): readonly string[] =>
  method === 'delivery' ? DELIVERY_COURSE : DELIVERY_COURSE.filter((status) => status !== 'OnWay');

export interface Kitchen {
  /** Starts cooking; the order then moves by itself. */
  readonly accept: (order: OrderRow) => void;
  readonly cancel: (order: OrderRow) => void;
}

interface KitchenWorld {
  readonly store: () => Store;
  readonly clock: Clock;
  readonly live: LiveHub;
  readonly newId: () => string;
  readonly stepMs: number;
}

const move = (world: KitchenWorld, order: OrderRow, status: string): void => {
  const previousStatus = order.status;
  order.status = status;
  if (status === 'OnWay') order.courierInfo = COURIER;
  world.live.tellOrderStatus({
    orderId: order.id,
    userId: order.userId,
    status,
    previousStatus,
    timestamp: world.clock.iso(),
    courierInfo: order.courierInfo,
  });
};

const tellCustomer = (world: KitchenWorld, order: OrderRow, title: string): void => {
  const { notifications, bounds } = world.store();
  const told = notifications.get(order.userId);
  if (!told) return;
  told.unshift({
    id: world.newId(),
    title,
    text: `Заказ № ${order.number}`,
    createdAt: world.clock.iso(),
    link: '/personal/history',
  });
  told.splice(bounds.notificationsOfOne);
};

/** A finished order is readable for one more step, so that a page that lost the socket still sees the end. */
const retire = (world: KitchenWorld, order: OrderRow): void => {
  world.clock.after(() => {
    order.isActive = false;
  }, world.stepMs);
};

const close = (world: KitchenWorld, order: OrderRow): void => {
  const user = userOf(world.store(), order.userId);
  if (user) user.balance += Math.floor(order.goods * BONUS_SHARE);
  tellCustomer(world, order, 'Заказ выполнен. Приятного аппетита!');
  retire(world, order);
};

const cook = (world: KitchenWorld, order: OrderRow, course: readonly string[]): void => {
  const [status, ...rest] = course;
  if (status === undefined) {
    close(world, order);
    return;
  }
  const step = (): void => {
    move(world, order, status);
    cook(world, order, rest);
  };
  world.clock.after(step, world.stepMs);
};

export const createKitchen = (world: KitchenWorld): Kitchen => ({
  accept: (order) => {
    cook(world, order, courseOf(order.deliveryMethod).slice(1));
  },
  cancel: (order) => {
    const user = userOf(world.store(), order.userId);
    if (user) user.balance += order.spentBonus;
    move(world, order, 'Cancelled');
    tellCustomer(world, order, 'Заказ отменён: оплата не прошла');
    retire(world, order);
  },
});
