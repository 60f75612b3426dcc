import { maskCourier, type ActiveOrder, type Courier, type PastOrder } from '../../domain/customer.ts';
import type { OrderWay } from '../../domain/orderWay.ts';
import { fact, payload } from '../../kernel/event.ts';

const maskActive = (order: ActiveOrder): ActiveOrder => ({ ...order, courier: maskCourier(order.courier) });

export const orderEvents = {
  'order/refreshDue': fact('rule'),
  /** `losses`: of the live connection, before the answer was asked for. */
  'order/activeLoaded': fact(
    'server',
    payload<{ order: ActiveOrder; losses: number }>({ order: maskActive }),
  ),
  'order/activeAbsent': fact('server'),
  'order/activeFailed': fact('server'),
  'order/statusPushed': fact(
    'server',
    payload<{
      orderId: string;
      userId: string;
      status: string;
      previousStatus: string | null;
      timestamp: number;
      courier: Courier | null;
    }>({ courier: maskCourier }),
  ),
  'order/statusApplied': fact(
    'rule',
    payload<{
      orderId: string;
      status: string;
      courier: Courier | null;
      timestamp: number;
    }>({ courier: maskCourier }),
  ),
  /** What is known of the way of an order; null once it has ended. */
  'order/wayChanged': fact('rule', payload<{ orderId: string; way: OrderWay | null }>(), { shared: true }),
  'order/completed': fact('rule', payload<{ orderId: string }>()),
  'order/cleared': fact('timer', payload<{ orderId: string }>()),
  'order/historyDue': fact('rule'),
  'order/lastLoaded': fact('server', payload<{ order: PastOrder | null }>()),
  'order/lastFailed': fact('server'),
  'order/historyLoaded': fact('server', payload<{ orders: readonly PastOrder[] }>()),
  'order/historyFailed': fact('server'),
} as const;
