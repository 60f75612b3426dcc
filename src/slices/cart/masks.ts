import { maskOrder, type OrderRequest } from '../../domain/orderRequest.ts';
import { maskText } from '../../domain/personal.ts';
import type { SavedCart } from './state.ts';

const maskBody = <T extends { readonly body: OrderRequest }>(order: T): T => ({
  ...order,
  body: maskOrder(order.body),
});

/** What is personal in a cart is hidden; the cart itself stays: what follows in a journal builds on it. */
export const maskCart = (cart: SavedCart): SavedCart => ({
  ...cart,
  ...(cart.form && { form: { ...cart.form, comment: maskText(cart.form.comment) } }),
  ...(cart.intent && { intent: maskBody(cart.intent) }),
  ...(cart.givenUp && {
    givenUp: cart.givenUp.map((order) => ({ ...order, body: order.body && maskOrder(order.body) })),
  }),
  ...(cart.placed && { placed: { ...cart.placed, body: cart.placed.body && maskOrder(cart.placed.body) } }),
  ...(cart.refused && { refused: maskBody(cart.refused) }),
  ...(cart.unsettled && { unsettled: cart.unsettled.map(maskBody) }),
});
