import { maskCourier, type ActiveOrder, type Courier, type PastOrder } from '../../domain/customer.ts';
import type { Kopecks } from '../../domain/money.ts';
import { maskOrder, type OrderRequest } from '../../domain/orderRequest.ts';
import type { Purchase } from '../../domain/purchase.ts';
import { fact, secret, type Secret } from '../../kernel/event.ts';
import { maskCart } from '../cart/masks.ts';
import type { SavedCart } from '../cart/state.ts';
import type { LateAnswer, PlacedOrder, UnchosenDish } from './state.ts';

const maskActive = (order: ActiveOrder): ActiveOrder => ({ ...order, courier: maskCourier(order.courier) });

export const orderEvents = {
  'order/placeTapped': fact('user'),
  /** The customer agreed to the total that changed under their hands. */
  'order/totalAccepted': fact('user'),
  /** The sum is still being reckoned: the press waits, with the total that the customer saw. */
  'order/pressKept': fact<{ total: Kopecks }>('rule'),
  'order/pressReleased': fact<{ total: Kopecks }>('rule'),
  'order/intentMade': fact<{ key: string; body: OrderRequest }>('rule', { body: maskOrder }),
  /** Key and moment make a press: a key that was refused or given up may be pressed again. */
  'order/placeDue': fact<{ key: string; madeAt: number }>('rule'),
  'order/placed': fact<{ key: string } & PlacedOrder>('server'),
  'order/placeRefused': fact<{ key: string; message: string }>('server'),
  'order/placeUncertain': fact<{ key: string }>('server'),
  /** A request told nothing; `pause`: milliseconds until the next one. */
  'order/tryFailed': fact<{ key: string; message: string | null; pause: number }>('server'),
  'order/leaveOffered': fact<{ key: string }>('timer'),
  /** «Вернуться к корзине» of an order without an answer. */
  'order/leaveTapped': fact('user'),
  /** Nothing goes out with its key any more, and what is heard of it changes no cart. */
  'order/abandoned': fact<{ key: string }>('rule'),
  'order/lateAnswered': fact<{ key: string; answer: LateAnswer }>('server'),
  /** Another tab has stored a cart that knows nothing of this order: that cart holds, and nothing goes out. */
  'order/cartReplaced': fact<{ key: string; cart: Secret<SavedCart> }>('tab', {
    cart: (cart) => secret(maskCart(cart)),
  }),
  'order/payAgainTapped': fact<{ orderId: string }>('user'),
  /** The page of a taken order was reached, from its payment where it is paid online. */
  'order/settleDue': fact<{ orderId: string }>('rule'),
  /** Nothing of it waits any more, and the tab in which that happened tells its purchase. */
  'order/settled': fact<{ orderId: string; purchase: Purchase }>('system'),
  /** It was not settled within the hour. */
  'order/lapsed': fact<{ orderId: string }>('rule'),

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

  'order/historyDue': fact('rule'),
  'order/lastLoaded': fact<{ order: PastOrder | null }>('server'),
  'order/lastFailed': fact('server'),
  'order/historyLoaded': fact<{ orders: readonly PastOrder[] }>('server'),
  'order/historyFailed': fact('server'),
  'order/repeatTapped': fact('user'),
  'order/choicesDue': fact<{ dishes: readonly UnchosenDish[] }>('rule'),
  /** The dish was added, or left out. */
  'order/choiceSettled': fact<{ id: string }>('rule'),
} as const;
