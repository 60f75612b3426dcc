import { maskCourier, type ActiveOrder, type Courier, type PastOrder } from '../../domain/customer.ts';
import type { Kopecks } from '../../domain/money.ts';
import { maskOrder, type OrderRequest } from '../../domain/orderRequest.ts';
import type { Purchase } from '../../domain/purchase.ts';
import { fact, payload, secret, type Secret } from '../../kernel/event.ts';
import { maskCart } from '../cart/masks.ts';
import type { SavedCart } from '../cart/state.ts';
import type { LateAnswer, PlacedOrder, UnchosenDish } from './state.ts';

const maskActive = (order: ActiveOrder): ActiveOrder => ({ ...order, courier: maskCourier(order.courier) });

export const orderEvents = {
  'order/placeTapped': fact('user', { edits: false }),
  /** The customer agreed to the total that changed under their hands. */
  'order/totalAccepted': fact('user', { edits: false }),
  /** The sum is still being reckoned: the press waits, with the total that the customer saw. */
  'order/pressKept': fact('rule', payload<{ total: Kopecks }>(), { shared: false }),
  'order/pressReleased': fact('rule', payload<{ total: Kopecks }>(), { shared: false }),
  'order/intentMade': fact('rule', payload<{ key: string; body: OrderRequest }>({ body: maskOrder }), {
    shared: true,
  }),
  /** Key and moment make a press: a key that was refused or given up may be pressed again. */
  'order/placeDue': fact('rule', payload<{ key: string; madeAt: number }>(), { shared: false }),
  'order/placed': fact('server', payload<{ key: string } & PlacedOrder>(), { shared: true }),
  'order/placeRefused': fact('server', payload<{ key: string; message: string }>(), { shared: true }),
  'order/placeUncertain': fact('server', payload<{ key: string }>(), { shared: true }),
  /** A request told nothing; `pause`: milliseconds until the next one. */
  'order/tryFailed': fact('server', payload<{ key: string; message: string | null; pause: number }>(), {
    shared: true,
  }),
  'order/leaveOffered': fact('timer', payload<{ key: string }>(), { shared: false }),
  /** «Вернуться к корзине» of an order without an answer. */
  'order/leaveTapped': fact('user', { edits: false }),
  /** Nothing goes out with its key any more, and what is heard of it changes no cart. */
  'order/abandoned': fact('rule', payload<{ key: string }>(), { shared: true }),
  'order/lateAnswered': fact('server', payload<{ key: string; answer: LateAnswer }>(), { shared: true }),
  /** Another tab has stored a cart that knows nothing of this order: that cart holds, and nothing goes out. */
  'order/cartReplaced': fact(
    'tab',
    payload<{ key: string; cart: Secret<SavedCart> }>({
      cart: (cart) => secret(maskCart(cart)),
    }),
    { shared: false },
  ),
  'order/payAgainTapped': fact('user', payload<{ orderId: string }>()),
  /** The page of a taken order was reached, from its payment where it is paid online. */
  'order/settleDue': fact('rule', payload<{ orderId: string }>()),
  /** Nothing of it waits any more, and the tab in which that happened tells its purchase. */
  'order/settled': fact('system', payload<{ orderId: string; purchase: Purchase }>(), { shared: true }),
  /** It was not settled within the hour. */
  'order/lapsed': fact('rule', payload<{ orderId: string }>(), { shared: true }),

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
  'order/completed': fact('rule', payload<{ orderId: string }>()),
  'order/cleared': fact('timer', payload<{ orderId: string }>()),

  'order/historyDue': fact('rule'),
  'order/lastLoaded': fact('server', payload<{ order: PastOrder | null }>()),
  'order/lastFailed': fact('server'),
  'order/historyLoaded': fact('server', payload<{ orders: readonly PastOrder[] }>()),
  'order/historyFailed': fact('server'),
  'order/repeatTapped': fact('user', { edits: true, shared: false }),
  'order/choicesDue': fact('rule', payload<{ dishes: readonly UnchosenDish[] }>()),
  /** The dish was added, or left out. */
  'order/choiceSettled': fact('rule', payload<{ id: string }>()),
} as const;
