import { maskCourier, type ActiveOrder, type Courier, type PastOrder } from '../../domain/customer.ts';
import { fact } from '../../kernel/event.ts';
import { maskOrder, type OrderRequest } from '../../domain/orderRequest.ts';

const maskActive = (order: ActiveOrder): ActiveOrder => ({ ...order, courier: maskCourier(order.courier) });

export const orderEvents = {
  'order/placeTapped': fact('user'),
  /** The customer agreed to the total that changed under their hands. */
  'order/totalAccepted': fact('user'),
  'order/intentMade': fact<{ key: string; body: OrderRequest }>('rule', { body: maskOrder }),
  'order/placeDue': fact<{ key: string }>('rule'),
  'order/placed': fact<{ key: string; id: string; number: string; paymentUrl: string | null }>('server'),
  'order/placeRefused': fact<{ key: string; message: string }>('server'),
  'order/placeUncertain': fact<{ key: string }>('server'),

  'order/refreshDue': fact('rule'),
  /** `losses`: of the live connection, before the answer was asked for. */
  'order/activeLoaded': fact<{ order: ActiveOrder; losses: number }>('server', { order: maskActive }),
  'order/activeAbsent': fact('server'),
  'order/activeFailed': fact('server'),
  'order/statusPushed': fact<{
    orderId: string;
    userId: string;
    status: string;
    previousStatus: string | null;
    timestamp: number;
    courier: Courier | null;
  }>('server', { courier: maskCourier }),
  'order/statusApplied': fact<{
    orderId: string;
    status: string;
    courier: Courier | null;
    timestamp: number;
  }>('rule', { courier: maskCourier }),
  'order/completed': fact<{ orderId: string }>('rule'),
  'order/cleared': fact<{ orderId: string }>('timer'),

  'order/lastLoaded': fact<{ order: PastOrder | null }>('server'),
  'order/lastFailed': fact('server'),
  'order/historyLoaded': fact<{ orders: readonly PastOrder[] }>('server'),
  'order/historyFailed': fact('server'),
  'order/repeatTapped': fact('user'),
} as const;
