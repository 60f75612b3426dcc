import { maskCustomer, maskDraft } from '../../domain/customer.ts';
import { maskOrder } from '../../domain/orderRequest.ts';
import { maskText } from '../../domain/personal.ts';
import { secret, type Secret } from '../../kernel/event.ts';
import type { CartState } from '../cart/state.ts';
import type { SavedSlices } from './events.ts';

const maskCart = ({ form, intent, ...cart }: Partial<CartState>): Partial<CartState> => ({
  ...cart,
  ...(form && { form: { ...form, comment: maskText(form.comment) } }),
  ...(intent !== undefined && { intent: intent && { ...intent, body: maskOrder(intent.body) } }),
});

/** What is personal in the slices is hidden, the cart itself stays: what follows in a journal builds on it. */
export const maskSlices = ({ cart, user, address, auth }: SavedSlices): Secret<SavedSlices> =>
  secret({
    ...(cart && { cart: maskCart(cart) }),
    ...(user && { user: { ...user, customer: user.customer ? maskCustomer(user.customer) : null } }),
    ...(address && { address: { ...address, list: (address.list ?? []).map(maskDraft) } }),
    ...(auth && { auth: { ...auth, token: maskText(auth.token ?? null) } }),
  });
