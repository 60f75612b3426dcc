import { maskCustomer, maskDraft } from '../../domain/customer.ts';
import { maskText } from '../../domain/personal.ts';
import type { SafeTree } from '../../domain/safeTree.ts';
import { maskWishes } from '../../domain/wish.ts';
import { secret } from '../../kernel/event.ts';
import type { AddressState } from '../address/state.ts';
import { maskCart } from '../cart/masks.ts';
import type { UserState } from '../user/state.ts';
import type { SavedSlices } from './page/savedState.ts';

/** Of the address only what storage may hold: what is being typed has no mask here. */
const maskAddress = ({ list, selectedId, usedIn }: Partial<AddressState>): Partial<AddressState> => ({
  ...(list && { list: list.map(maskDraft) }),
  ...(selectedId !== undefined && { selectedId }),
  ...(usedIn && { usedIn }),
});

const maskUser = (user: Partial<UserState>): Partial<UserState> => ({
  ...user,
  ...(user.customer && { customer: maskCustomer(user.customer) }),
  ...(user.waiting && { waiting: maskWishes(user.waiting) }),
});

/** A replay starts from the cart that was restored, by a customer without a name. */
export const maskSaved = ({ cart, user, address, auth }: SavedSlices) =>
  secret<SavedSlices>({
    cart: cart ? maskCart(cart) : null,
    user: user ? maskUser(user) : null,
    address: address ? maskAddress(address) : null,
    auth: auth?.token === undefined ? null : { token: maskText(auth.token) },
  });

/** Nothing personal, but long: a journal keeps that the text came, not the text. */
export const maskContent = () => secret<SafeTree>([]);
