import type { Payment } from '../../../domain/cart.ts';
import type { AddressId } from '../../../domain/customer.ts';
import type { Kopecks } from '../../../domain/money.ts';
import { maskOrder, type OrderRequest } from '../../../domain/orderRequest.ts';
import { maskText, type OrderComment } from '../../../domain/personal.ts';
import type { Purchase } from '../../../domain/purchase.ts';
import { fact, payload, secret, type Secret } from '../../../kernel/event.ts';
import { maskCart } from '../masks.ts';
import type { SavedCart } from '../state.ts';
import type { LateAnswer, PlacedOrder } from './state.ts';

/** An order from the checkout's form to the page that says what became of it; README.md draws its states. */
export const placingEvents = {
  /** «Вернуть корзину»: of an order that was not paid. */
  'cart/returnTapped': fact('user', payload<{ orderId: string }>(), { edits: true, shared: false }),
  'cart/paymentChosen': fact('user', payload<{ payment: Payment }>(), { edits: true, shared: true }),
  'cart/changeTyped': fact('user', payload<{ sum: Kopecks | null }>(), { edits: true, shared: true }),
  'cart/personsTyped': fact('user', payload<{ persons: number }>(), { edits: true, shared: true }),
  'cart/commentTyped': fact('user', payload<{ comment: OrderComment }>({ comment: maskText }), {
    edits: true,
    shared: true,
  }),
  /** The dishes of that order lie in the cart again; null: its address is saved no more. */
  'cart/returned': fact('rule', payload<{ orderId: string; addressId: AddressId | null }>(), {
    shared: true,
  }),
  'cart/orderTapped': fact('user', { edits: false }),
  /** The customer agreed to the total that changed under their hands. */
  'cart/totalAccepted': fact('user', { edits: false }),
  /** The sum is still being reckoned: the press waits, with the total that the customer saw. */
  'cart/pressKept': fact('rule', payload<{ total: Kopecks }>(), { shared: false }),
  'cart/pressReleased': fact('rule', payload<{ total: Kopecks }>(), { shared: false }),
  'cart/intentMade': fact('rule', payload<{ key: string; body: OrderRequest }>({ body: maskOrder }), {
    shared: true,
  }),
  /** Key and moment make a press: a key that was refused or given up may be pressed again. */
  'cart/placeDue': fact('rule', payload<{ key: string; madeAt: number }>(), { shared: false }),
  'cart/orderPlaced': fact('server', payload<{ key: string } & PlacedOrder>(), { shared: true }),
  'cart/orderRefused': fact('server', payload<{ key: string; message: string }>(), { shared: true }),
  'cart/orderUncertain': fact('server', payload<{ key: string }>(), { shared: true }),
  /** A request told nothing; `pause`: milliseconds until the next one. */
  'cart/tryFailed': fact('server', payload<{ key: string; message: string | null; pause: number }>(), {
    shared: true,
  }),
  'cart/leaveOffered': fact('timer', payload<{ key: string }>(), { shared: false }),
  /** «Вернуться к корзине» of an order without an answer. */
  'cart/leaveTapped': fact('user', { edits: false }),
  /** Nothing goes out with its key any more, and what is heard of it changes no cart. */
  'cart/orderAbandoned': fact('rule', payload<{ key: string }>(), { shared: true }),
  'cart/lateAnswered': fact('server', payload<{ key: string; answer: LateAnswer }>(), { shared: true }),
  /** Another tab has stored a cart that knows nothing of this order: that cart holds, and nothing goes out. */
  'cart/replaced': fact(
    'tab',
    payload<{ key: string; cart: Secret<SavedCart> }>({
      cart: (cart) => secret(maskCart(cart)),
    }),
    { shared: false },
  ),
  'cart/payAgainTapped': fact('user', payload<{ orderId: string }>(), { edits: false }),
  /** The page of a taken order was reached, from its payment where it is paid online. */
  'cart/settleDue': fact('rule', payload<{ orderId: string }>()),
  /** Nothing of it waits any more, and the tab in which that happened tells its purchase. */
  'cart/orderSettled': fact('system', payload<{ orderId: string; purchase: Purchase }>(), { shared: true }),
  /** It was not settled within the hour. */
  'cart/orderLapsed': fact('rule', payload<{ orderId: string }>(), { shared: true }),
} as const;
