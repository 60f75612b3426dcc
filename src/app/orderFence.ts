import type { CartLine } from '../domain/cart.ts';
import { haveSamePositions } from '../domain/orderRequest.ts';
import { hasLeft } from '../slices/cart/placing/givenUp.ts';
import type { CartState, SavedCart } from '../slices/cart/state.ts';
import type { OrderIntent } from '../slices/cart/placing/state.ts';

/** Keeps one tab from ordering over another's order, whatever the tabs have told each other. */
export interface OrderFence {
  /** Call it after every event: an order that this tab has seen is its own to settle. */
  remember(cart: CartState): void;
  /** True where the cart that another tab has stored must stay; `isNews`: this tab has not heard of it. */
  isClosed(stored: SavedCart, isNews: boolean, own: CartState): boolean;
}

const goodsOf = (lines: readonly CartLine[] = []) => lines.filter(({ kind }) => kind === 'goods');

/** A refused key may be pressed again: that is another wish to wait for. */
const pressOf = ({ key, madeAt }: OrderIntent): string => `${madeAt}/${key}`;

export function createFence(): OrderFence {
  const held = new Set<string>();
  const seenPlaced = new Set<string>();

  /** An order under way, or placed, of which this tab knows nothing. */
  const isUnknownOrder = ({ intent, placed }: SavedCart, own: CartState): boolean => {
    if (placed && !seenPlaced.has(placed.key)) return true;
    if (!intent || held.has(pressOf(intent))) return false;
    return intent.key !== own.intent?.key && intent.key !== own.placed?.key;
  };
  /** This tab is about to order what another one has changed meanwhile. */
  const isOutdatedOrder = (stored: SavedCart, { intent, seenTotal, lines }: CartState): boolean =>
    (seenTotal !== null || (intent !== null && intent.key !== stored.intent?.key)) &&
    !haveSamePositions(goodsOf(stored.lines), goodsOf(lines));

  /** Another tab has left the order that this one still asks about. */
  const isLeftOrder = (stored: SavedCart, { intent }: CartState): boolean =>
    intent !== null && intent.key !== stored.intent?.key && hasLeft(stored, intent);

  return {
    remember({ intent, placed }) {
      if (intent) held.add(pressOf(intent));
      if (placed) seenPlaced.add(placed.key);
    },
    isClosed: (stored, isNews, own) =>
      isUnknownOrder(stored, own) || isLeftOrder(stored, own) || (isNews && isOutdatedOrder(stored, own)),
  };
}
