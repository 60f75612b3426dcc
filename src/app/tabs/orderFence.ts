import type { CartLine } from '../../domain/cart.ts';
import { haveSamePositions } from '../../domain/orderRequest.ts';
import { hasLeft } from '../../slices/cart/placing/givenUp.ts';
import type { CartState, SavedCart } from '../../slices/cart/state.ts';
import type { OrderIntent } from '../../slices/cart/placing/state.ts';

/** Keeps one tab from ordering over another's order: the presses and orders that this tab has seen. */
export interface OrderFence {
  readonly presses: ReadonlySet<string>;
  /** Keys of orders. */
  readonly placed: ReadonlySet<string>;
}
export const NOTHING_SEEN: OrderFence = { presses: new Set(), placed: new Set() };

const goodsOf = (lines: readonly CartLine[] = []) => lines.filter(({ kind }) => kind === 'goods');

/** A refused key may be pressed again: that is another wish to wait for. */
const pressOf = ({ key, madeAt }: OrderIntent): string => `${madeAt}/${key}`;

const withOne = (all: ReadonlySet<string>, one: string | undefined): ReadonlySet<string> =>
  one === undefined || all.has(one) ? all : new Set([...all, one]);

/** An order that this tab has seen is its own to settle. */
export const withSeen = (fence: OrderFence, { intent, placed }: CartState): OrderFence => {
  const presses = withOne(fence.presses, intent ? pressOf(intent) : undefined);
  const orders = withOne(fence.placed, placed?.key);
  return presses === fence.presses && orders === fence.placed ? fence : { presses, placed: orders };
};

/** An order under way, or placed, of which this tab knows nothing. */
const isUnknownOrder = (fence: OrderFence, { intent, placed }: SavedCart, own: CartState): boolean => {
  if (placed && !fence.placed.has(placed.key)) return true;
  if (!intent || fence.presses.has(pressOf(intent))) return false;
  return intent.key !== own.intent?.key && intent.key !== own.placed?.key;
};
/** This tab is about to order what another one has changed meanwhile. */
const isOutdatedOrder = (stored: SavedCart, { intent, seenTotal, lines }: CartState): boolean =>
  (seenTotal !== null || (intent !== null && intent.key !== stored.intent?.key)) &&
  !haveSamePositions(goodsOf(stored.lines), goodsOf(lines));

/** Another tab has left the order that this one still asks about. */
const isLeftOrder = (stored: SavedCart, { intent }: CartState): boolean =>
  intent !== null && intent.key !== stored.intent?.key && hasLeft(stored, intent);

/** True where the cart that another tab has stored must stay; `isNews`: this tab has not heard of it. */
export const isClosed = (fence: OrderFence, stored: SavedCart, isNews: boolean, own: CartState): boolean =>
  isUnknownOrder(fence, stored, own) || isLeftOrder(stored, own) || (isNews && isOutdatedOrder(stored, own));
