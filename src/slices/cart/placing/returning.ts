import { orderName } from '../../../domain/orderName.ts';
import { savedLike } from '../../../domain/address.ts';
import type { CartLine } from '../../../domain/cart.ts';
import { isKept } from '../../../domain/unsettledOrder.ts';
import { selectBasePath } from '../../city/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent } from '../../events.ts';
import type { AppState } from '../../state.ts';
import { lineToJoin } from '../lines/line.ts';

const joined = (lines: readonly CartLine[], line: CartLine): readonly CartLine[] => {
  const same = lineToJoin(lines, { id: line.productId, maxPerPosition: line.maxQuantity }, line.modifiers);
  if (!same) return [...lines, line];
  const quantity = same.quantity + line.quantity;
  return lines.map((each) => (each === same ? { ...each, quantity } : each));
};

/** The dishes of an order beside those that lie in the cart; the same dish is one line, as when it is added. */
export const mergedLines = (lines: readonly CartLine[], ordered: readonly CartLine[]): readonly CartLine[] =>
  ordered.filter(({ kind }) => kind === 'goods').reduce(joined, lines);

/** «Вернуть корзину»: the cart of an order that was not paid, as it was; the order itself may still stand. */
export const returnTapped = (
  state: AppState,
  { payload: { orderId }, time }: AppEvent<'cart/returnTapped'>,
): readonly AppDraft[] => {
  const order = state.cart.unsettled.find(({ id }) => id === orderId);
  if (!order || order.isCartReturned || !isKept(order, time)) return [];
  const { body, number } = order;
  const isOtherCoupon = body.coupon !== '' && body.coupon !== state.cart.coupon;
  const text = `Корзина вернулась. ${orderName(number)} ещё может действовать`;
  return [
    draft('cart/returned', { orderId, addressId: savedLike(state.address.list, body.address)?.id ?? null }),
    // A coupon may bring hidden products into the catalog.
    ...(isOtherCoupon ? [draft('catalog/reloadDue', { reason: 'coupon' })] : []),
    draft('view/navigationDue', { to: `${selectBasePath(state)}cart`, mode: 'push' }),
    draft('view/noticeRaised', { notice: { kind: 'info', text, action: null } }),
  ];
};
